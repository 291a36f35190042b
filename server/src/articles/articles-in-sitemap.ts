import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Site } from '../site-parts.ts'
import type { SitemapEntry } from '../sitemap/sitemap-entry.ts'
import { listAddresses } from './list-addresses.ts'
import { revisedAt } from './revised-at.ts'

/** Enough for the newest; a search engine that comes regularly has the older ones. */
const MAX_ARTICLES = 5_000

/** Articles in every language they can be read in. */
export async function articlesInSitemap({
  db,
  clock,
  articleKinds,
}: Pick<Site, 'db' | 'clock' | 'articleKinds'>): Promise<SitemapEntry[]> {
  const newest = await listAddresses(db, articleKinds.withTrait('isInSitemap'), {
    now: clock.now(),
    limit: MAX_ARTICLES,
  })
  return newest.map((article) => ({
    path: articleKinds.byNumber(article.kind).path(article),
    languages: [languageById(article.language_id)].filter((language) => language !== undefined),
    changed: revisedAt(article) ?? article.published_at,
  }))
}
