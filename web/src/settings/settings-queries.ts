import { listOwnSessions } from '@loadout/contract/settings/own-sessions.ts'
import { countReferrals } from '@loadout/contract/settings/settings.ts'
import { query } from '../platform/call/query.ts'

export const ownSessionsQuery = query(listOwnSessions, {})
export const referralsQuery = query(countReferrals, {})
