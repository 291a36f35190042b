import type { ContentLink } from '@loadout/contract/content-pages/content-pages.ts'
import type { KeptCategory } from '../categories/categories.ts'

/** The column of the footer that lists games (PAGE-02). */
const GAMES = 2

/** Of the pages that a site comes with: which game each is about. */
const gameOf: Record<string, number> = {
  'counter-strike': 2,
  fortnite: 3,
  pubg: 4,
  'league-of-legends': 5,
}

/**
 * Links of the footer, of pages about games only those that readers are offered, in the order that
 * these have. Whatever else staff have put there stays in its place.
 */
export function ofShownGames<Link extends Pick<ContentLink, 'url' | 'footer_category'>>(
  links: readonly Link[],
  categories: readonly Pick<KeptCategory, 'id' | 'hidden'>[],
): Link[] {
  const shown = categories.filter(({ hidden }) => !hidden).map(({ id }) => id)
  const game = ({ url, footer_category }: Link) =>
    footer_category === GAMES ? gameOf[url] : undefined
  const place = (link: Link) => shown.indexOf(game(link) ?? 0)
  const isAboutGame = (link: Link) => game(link) !== undefined
  const kept = links.filter((link) => !isAboutGame(link) || place(link) !== -1)
  const ordered = kept
    .filter(isAboutGame)
    .toSorted((a, b) => place(a) - place(b))
    .values()
  return kept.map((link) => (isAboutGame(link) ? (ordered.next().value ?? link) : link))
}
