import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import type { NewNotificationKey } from '@loadout/contract/notifications/notification-types.ts'
import type { Db } from '../platform/db/database.ts'
import type { EventKind } from '../platform/event-kinds.ts'
import type { Recorded } from '../platform/events.ts'

/** Who is notified: members by their ids, everybody who follows one, or everybody. */
export type Recipients =
  | { members: readonly number[] }
  | { followersOf: number }
  | { everybody: true }
  /** All who had a place in a week, each with theirs. */
  | { placedIn: number }

/** One thing that members are to be notified of. */
export type NotificationRequest = {
  type: NewNotificationKey
  to: Recipients
  /** Which thing it is: nobody is notified of the same twice. */
  event: string
  /** Who did it: nobody is notified of what they did themselves. */
  from?: number | null
  /** Who did it where `from` is somebody else: the author who named `from`. */
  by?: number | null
  articleId?: number
  commentId?: number
  /** What similar events of a day have in common; the next one replaces the last (AMB-110). */
  subject?: string
  data?: Record<string, string | number>
}

type Rule<Kind extends EventKind> = (
  event: Recorded<Kind>,
  db: Db,
) => readonly NotificationRequest[] | Promise<readonly NotificationRequest[]>

/** What follows from each kind of event: each theme has a table of these. */
export type NotificationRules = { readonly [Kind in EventKind]?: Rule<Kind> }

/** An article as `event` and `subject` of a request name it, such as `blog 12`. */
export const articleName = (type: ArticleType, id: number) => `${type} ${id}`
