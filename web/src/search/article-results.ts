import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { searchArticles, type ArticleHit } from '@loadout/contract/search/article-search.ts'
import { query } from '../platform/call/query.ts'
import type { StoryEntry } from '../ui/story-entry.ts'

/** SEARCH-14, SEARCH-15. */
export const RESULTS_PAGE = 11
export const CARDS = 3

/** What is looked for: a tag, or words (among news only, when `type` says so). */
export type Wanted = { tag_id: number } | { query: string; type?: 'news' }

/** SEARCH-20: what is newest, and what fits best. */
export const recentHits = (wanted: Wanted, language_id: LanguageId) => query(searchArticles, { ...wanted, language_id, order: 'recent', limit: CARDS })
export const relevantHits = (wanted: Wanted, language_id: LanguageId, page: number) =>
  query(searchArticles, { ...wanted, language_id, order: 'relevant', limit: RESULTS_PAGE, offset: (page - 1) * RESULTS_PAGE })

/** The newest first, then the rest of the page, nothing twice (SEARCH-21). */
export function mergeHits(recent: readonly ArticleHit[], relevant: readonly ArticleHit[]): ArticleHit[] {
  const seen = new Set(recent.map(({ type, id }) => `${type} ${id}`))
  return [...recent, ...relevant.filter(({ type, id }) => !seen.has(`${type} ${id}`))]
}

export const storyOf = (hit: ArticleHit): StoryEntry => ({
  id: hit.id,
  title: hit.title,
  slug: hit.slug,
  excerpt: hit.excerpt,
  image: hit.image,
  author: hit.author,
  published: hit.inserted,
  language_id: hit.language_id,
  categories: hit.category_id === null ? [] : [{ id: hit.category_id }],
})
