import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import {
  getExternalProfiles,
  getProfile,
  getSummary,
  listActivity,
  PROFILE_PAGE,
} from '@loadout/contract/profiles/profile.ts'
import { growingList } from '../platform/call/growing-list.ts'
import { query } from '../platform/call/query.ts'

export const profileQuery = (username: string) => query(getProfile, { username })
export const profileByIdQuery = (id: number) => query(getProfile, { id })
export const summaryQuery = (user_id: number) => query(getSummary, { user_id })
export const externalProfilesQuery = (user_id: number) => query(getExternalProfiles, { user_id })
/** What a member has done, five entries at a time (PROF-08). */
export const activityQuery = (user_id: number, language_id: LanguageId) =>
  growingList(listActivity, { user_id, language_id }, PROFILE_PAGE)
