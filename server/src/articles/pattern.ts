import { patterns } from '@loadout/contract/categories/patterns.ts'
import type { KeptCategory } from '../categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'

const PATTERNS = 8

/**
 * The picture of news that nobody has given one: a pattern of their first game, by the moment they
 * were first written.
 */
export const patternOf = ([game]: readonly Pick<KeptCategory, 'pattern'>[], inserted: Date) =>
  `${game?.pattern ?? 'general'}-${(unixSeconds(inserted) % PATTERNS) + 1}`

/** A picture that was drawn, not sent: it goes with the game. */
export const isPattern = (image: string) =>
  patterns.some(
    (game) => image.startsWith(`${game}-`) && /^[1-8]$/.test(image.slice(game.length + 1)),
  )
