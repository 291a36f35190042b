import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { getPageForStaff, listPagesForStaff } from '@loadout/contract/content-pages/staff-pages.ts'
import { query } from '../../platform/call/query.ts'

export const staffPagesQuery = (languageId: LanguageId) =>
  query(listPagesForStaff, { language_id: languageId })

/** Asked anew whenever somebody begins to edit: others may have been there. */
export const staffPageQuery = (id: number) => query(getPageForStaff, { id }, { staleTime: 0 })

export const editPagePath = (id: number) => `/admin/content-pages/edit/${id}`
