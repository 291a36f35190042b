import { getNotice } from '@loadout/contract/notice/notice.ts'
import { query } from '../platform/call/query.ts'

export const noticeQuery = query(getNotice, {})
