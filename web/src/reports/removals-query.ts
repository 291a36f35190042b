import { LOG_PAGE, listRemovals } from '@loadout/contract/reports/reports.ts'
import { growingList } from '../platform/call/growing-list.ts'

export const MODERATION_LOG = '/moderation-log'
export const removalsQuery = growingList(listRemovals, {}, LOG_PAGE)
