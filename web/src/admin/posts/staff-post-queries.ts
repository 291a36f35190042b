import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { listStaffPosts, type PostState } from '@loadout/contract/posts/staff-posts.ts'
import { query } from '../../platform/call/query.ts'
import { rowsOn } from '../rows-on-page.ts'

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
    ...rowsOn(page),
  })
