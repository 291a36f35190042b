import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Site } from '../site-parts.ts'
import type { SitemapEntry } from '../sitemap/sitemap-entry.ts'
import { ofShownGames } from './game-pages.ts'
import { listContentUrls } from './queries.ts'

/** The pages that footers link to, in every language they are written in. */
export async function contentPagesInSitemap({
  db,
  categories,
}: Pick<Site, 'db' | 'categories'>): Promise<SitemapEntry[]> {
  const rows = ofShownGames(await listContentUrls(db), categories.all)
  return rows.map(({ url, languages }) => ({
    path: `/${url}`,
    languages: languages.map(languageById).filter((language) => language !== undefined),
  }))
}
