import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { query } from '../platform/call/query.ts'
import { recentHits } from './article-results.ts'

/**
 * How much the other search finds: all that a page wants to know of it. Articles are asked as their
 * own page asks them, which then has them.
 */
export const articleCount = (words: string, language_id: LanguageId) =>
  recentHits({ query: words }, language_id)
export const peopleCount = (words: string) => query(searchUsers, { query: words, limit: 1 })
