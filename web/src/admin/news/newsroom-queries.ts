import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { getStaffNews, listStaffNews, type NewsState } from '@loadout/contract/news/newsroom.ts'
import { query } from '../../platform/call/query.ts'

export const STAFF_PAGE = 20

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
    limit: STAFF_PAGE,
    offset: (page - 1) * STAFF_PAGE,
  })

export const staffNewsQuery = (id: number) => query(getStaffNews, { id })

export const editPath = (id: number) => `/admin/news/edit/${id}`
