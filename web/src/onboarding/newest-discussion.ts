import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { readBy } from '../articles/read-by.ts'
import { query } from '../platform/call/query.ts'

/** The comments below the newest article, where somebody new has the most company. */
export function useNewestDiscussion(languageId: LanguageId): string {
  const { data } = useQuery(query(listNews, { ...readBy(languageId), limit: 1 }))
  const newest = data?.entries[0]
  return newest ? `${newsPath(newest)}#comments` : '/'
}
