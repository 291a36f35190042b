import type { NotificationKey } from '@loadout/contract/notifications/notification-types.ts'

/** Whom something is told: members by their ids, everybody who follows one, or everybody. */
export type Recipients =
  | { members: readonly number[] }
  | { followersOf: number }
  | { everybody: true }
  /** All who had a place in a week, each with theirs. */
  | { placedIn: number }

/** One thing as members are told of it. */
export type Told = {
  type: NotificationKey
  to: Recipients
  /** Which thing it is: nobody is told of the same twice. */
  event: string
  /** Nobody is told of what they did themselves. */
  from?: number | null
  /** Whose doing it is, where that is somebody else than it tells of: an author who named them. */
  by?: number | null
  articleId?: number
  commentId?: number
  /** What like events of a day have in common; the next one replaces the last (AMB-110). */
  subject?: string
  data?: Record<string, string | number>
}
