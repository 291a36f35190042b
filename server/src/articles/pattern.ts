import type { Category } from '@loadout/contract/categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'

/** Games that have patterns drawn of their own; the others show the general one. */
const DRAWN = ['csgo', 'dota', 'fortnite', 'general', 'lol', 'poker', 'pubg']
const PATTERNS = 8

const motifOf = (games: readonly Pick<Category, 'short_name'>[]) =>
  games.map(({ short_name }) => short_name).find((name) => DRAWN.includes(name)) ?? 'general'

/**
 * The picture of news that nobody has given one: a pattern of their game, by the moment they were
 * first written.
 */
export const patternOf = (games: readonly Pick<Category, 'short_name'>[], inserted: Date) =>
  `${motifOf(games)}-${(unixSeconds(inserted) % PATTERNS) + 1}`

/** A picture that was drawn, not sent: it goes with the game. */
export const isPattern = (image: string) =>
  DRAWN.some((game) => image.startsWith(`${game}-`) && /^[1-8]$/.test(image.slice(game.length + 1)))
