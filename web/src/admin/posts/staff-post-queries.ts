import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { listStaffPosts, type PostState } from '@loadout/contract/posts/staff-posts.ts'
import { query } from '../../platform/call/query.ts'

export const STAFF_PAGE = 20

type Shown = {
  words: string
  languageId: LanguageId | undefined
  state: PostState | undefined
  page: number
}

export const staffPostsQuery = ({ words, languageId, state, page }: Shown) =>
  query(listStaffPosts, {
    query: words,
    language_id: languageId,
    state,
    limit: STAFF_PAGE,
    offset: (page - 1) * STAFF_PAGE,
  })
