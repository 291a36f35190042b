import type { QueryClient } from '@tanstack/react-query'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { searchArticles, type ArticleHit } from '@loadout/contract/search/article-search.ts'
import { query, useIfLoaded, useLoaded } from '../platform/call/query.ts'
import { readBy } from '../articles/read-by.ts'
import type { StoryEntry } from '../articles/story-entry.ts'

/** The first three of a page are cards, the others rows (SEARCH-14, SEARCH-15). */
export const RESULTS_PAGE = 11
export const CARDS = 3

/** What is looked for: a tag, or words (among news or posts alone, when `type` says so). */
export type SearchFilter =
  | { tag_id: number }
  | { query: string; type?: 'news' | 'blog'; with_snippets?: 1 }

/** What is newest, and what fits best (SEARCH-20). */
const recentHits = (filter: SearchFilter, language_id: LanguageId) =>
  query(searchArticles, { ...filter, ...readBy(language_id), order: 'recent', limit: CARDS })
const relevantHits = (filter: SearchFilter, language_id: LanguageId, page: number) =>
  query(searchArticles, {
    ...filter,
    ...readBy(language_id),
    order: 'relevant',
    limit: RESULTS_PAGE,
    offset: (page - 1) * RESULTS_PAGE,
  })

/** What a page of results shows; the newest stand on the first one only. */
export async function loadHits(
  queries: QueryClient,
  filter: SearchFilter,
  language: LanguageId,
  page: number,
) {
  const [relevant] = await Promise.all([
    queries.ensureQueryData(relevantHits(filter, language, page)),
    page === 1 ? queries.ensureQueryData(recentHits(filter, language)) : undefined,
  ])
  return relevant
}

/** The same for the screen, with the hits in the order in which it shows them. */
export function useHits(filter: SearchFilter, language: LanguageId, page: number) {
  const recent = useIfLoaded({ ...recentHits(filter, language), enabled: page === 1 })
  const relevant = useLoaded(relevantHits(filter, language, page)).data
  return {
    ...relevant,
    hits: page === 1 ? mergeHits(recent?.entries ?? [], relevant.entries) : relevant.entries,
  }
}

/** The newest first, then the rest of the page, nothing twice (SEARCH-21). */
export function mergeHits(
  recent: readonly ArticleHit[],
  relevant: readonly ArticleHit[],
): ArticleHit[] {
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
  is_blog: hit.type === 'blog',
})
