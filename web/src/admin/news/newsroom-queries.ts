import type { QueryClient } from '@tanstack/react-query'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { countUserNews, getNews, listNews } from '@loadout/contract/news/news.ts'
import { getStaffNews, listStaffNews, type NewsState } from '@loadout/contract/news/newsroom.ts'
import { getNewsPoll } from '@loadout/contract/polls/polls.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { query } from '../../platform/call/query.ts'
import { rowsOn } from '../rows-on-page.ts'

type Shown = {
  words: string
  languageId: LanguageId | undefined
  state: NewsState | undefined
  page: number
}

export const staffListQuery = ({ words, languageId, state, page }: Shown) =>
  query(listStaffNews, {
    query: words,
    language_id: languageId,
    state,
    ...rowsOn(page),
  })

export const staffNewsQuery = (id: number) => query(getStaffNews, { id })

export const editPath = (id: number) => `/admin/news/edit/${id}`

const lists: readonly unknown[] = [listStaffNews.path, listNews.path, countUserNews.path]

/** What this visit has shown of news, to staff and to readers, is asked for anew. */
export function refreshNews(queries: QueryClient): Promise<void> {
  forgetAnswers(queries, [getNews, getNewsPoll])
  return queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => lists.includes(path) })
}
