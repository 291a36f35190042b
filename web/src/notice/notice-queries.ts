import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { getNotice } from '@loadout/contract/notice/notice.ts'
import { query } from '../platform/call/query.ts'

export const noticeQuery = (language_id: LanguageId) => query(getNotice, { language_id })
