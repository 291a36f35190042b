import type { QueryClient } from '@tanstack/react-query'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { readBy } from '../articles/read-by.ts'
import { query, useIfLoaded } from '../platform/call/query.ts'

/** How much the same search finds among other things: all that a page wants to know of it. */
const articleCount = (words: string, language_id: LanguageId, kind: 'article' | 'news' | 'post') =>
  query(searchArticles, {
    query: words,
    ...readBy(language_id),
    order: 'recent',
    limit: 1,
    type: typeOf[kind],
  })
const typeOf = { article: 'all', news: 'news', post: 'blog' } as const
const peopleCount = (words: string) => query(searchUsers, { query: words, limit: 1 })

const kinds = ['article', 'news', 'post'] as const
type FoundKind = (typeof kinds)[number] | 'user'

/** The counts of the other tabs: whoever shows one of them knows its own. */
export const useFoundCounts = (words: string, language_id: LanguageId, shown: FoundKind) => {
  const search = { words, language_id, shown }
  return {
    article: useArticleCount('article', search),
    news: useArticleCount('news', search),
    post: useArticleCount('post', search),
    user: useIfLoaded({ ...peopleCount(words), enabled: shown !== 'user' })?.count,
  }
}

const useArticleCount = (kind: (typeof kinds)[number], { words, language_id, shown }: Searched) =>
  useIfLoaded({ ...articleCount(words, language_id, kind), enabled: kind !== shown })?.count

type Searched = { words: string; language_id: LanguageId; shown: FoundKind }

export const loadCounts = (queries: QueryClient, { words, language_id, shown }: Searched) =>
  Promise.all([
    ...kinds
      .filter((kind) => kind !== shown)
      .map((kind) => queries.prefetchQuery(articleCount(words, language_id, kind))),
    shown === 'user' ? undefined : queries.prefetchQuery(peopleCount(words)),
  ])
