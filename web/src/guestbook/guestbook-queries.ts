import { listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { PROFILE_PAGE } from '@loadout/contract/profiles/profile.ts'
import { growingList } from '../platform/call/growing-list.ts'

/** A guestbook, five entries at a time (PROF-09). */
export const guestbookQuery = (user_id: number) =>
  growingList(listGuestbook, { user_id }, PROFILE_PAGE)
