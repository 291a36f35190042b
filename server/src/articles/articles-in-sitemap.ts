import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Site } from '../site-parts.ts'
import type { SitemapEntry } from '../sitemap/sitemap-entry.ts'
import { listAddresses } from './list-addresses.ts'

/** Enough for the newest; a search engine that comes regularly has the older ones. */
const MOST_ARTICLES = 5_000

/** Articles in every language they can be read in. */
export async function articlesInSitemap({
  db,
  clock,
  articleKinds,
}: Pick<Site, 'db' | 'clock' | 'articleKinds'>): Promise<SitemapEntry[]> {
  const newest = await listAddresses(db, articleKinds.that('isInSitemap'), {
    now: clock.now(),
    limit: MOST_ARTICLES,
  })
  return newest.map(({ id, kind, slug, language_id, published_at, author_username }) => ({
    path: articleKinds.numbered(kind).path({ id, slug, author_username }),
    languages: [languageById(language_id)].filter((language) => language !== undefined),
    changed: published_at,
  }))
}
