import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { getPageForStaff, listPagesForStaff } from '@loadout/contract/content-pages/staff-pages.ts'
import { query } from '../../platform/call/query.ts'

export const staffPagesQuery = (languageId: LanguageId) =>
  query(listPagesForStaff, { language_id: languageId })

export const staffPageQuery = (id: number) => query(getPageForStaff, { id })

export const editPagePath = (id: number) => `/admin/content-pages/edit/${id}`
