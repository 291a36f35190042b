import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import {
  countSchema,
  entries,
  paging,
  unixSeconds,
  wireFlag,
  wireSeconds,
} from '../platform/wire.ts'
import { notificationSchema } from './notification.ts'

/** What the bell of /user/auth holds: eight groups of ten need no more (AMB-107). */
export const MAX_LATEST = 100
/** Older ones of a member are forgotten, so that lists and counts cost the same for everybody. */
export const MAX_KEPT = 1_000
/** So many groups a view has, and so many notifications a group keeps (NOTIF-34, NOTIF-35). */
export const MAX_GROUPS = 8
export const GROUP_MAX = 10

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications/list',
  access: 'member',
  summary: 'Notifications of the caller, the newest first.', // as documented (NOTIF-43)
  input: z.object(paging({ size: 15, cap: 101 })),
  output: entries(notificationSchema),
})

export const countNotifications = endpoint({
  method: 'GET',
  path: '/notifications/count',
  access: 'member',
  summary: 'How many notifications the caller has.', // seen or not (NOTIF-44, AMB-108)
  input: z.object({}),
  output: countSchema,
})

export const groupings = ['none', 'user', 'type', 'post'] as const
export type Grouping = (typeof groupings)[number]

const groupSchema = z.object({
  /** What its entries have in common; the same as long as the group is there. */
  key: z.string(),
  entries: z.array(notificationSchema),
})
export type NotificationGroup = z.infer<typeof groupSchema>

/** As the top bar shows them: by nothing, person, type or post (NOTIF-33 to NOTIF-39). */
export const groupNotifications = endpoint({
  method: 'GET',
  path: '/notifications/groups',
  access: 'member',
  summary: 'The latest notifications of the caller, in at most eight groups.',
  input: z.object({ by: z.enum(groupings).default('none') }),
  output: z.object({ groups: z.array(groupSchema) }),
})

export const markAsSeen = endpoint({
  method: 'POST',
  path: '/notifications/mark_as_seen',
  access: 'member',
  // Never back to an earlier moment (AMB-73).
  summary: 'Notes that the caller has seen what came up to a moment, or up to now.',
  input: z.object({ timestamp: wireSeconds.optional() }),
  output: z.object({ last_seen_notifications: unixSeconds }),
})

export const enableNotifications = endpoint({
  method: 'POST',
  path: '/user/notifications_enabled/update',
  access: 'member',
  // What staff decided or answered is told all the same (NOTIF-45, AMB-106).
  summary: 'Switches notifications of the caller on or off.',
  input: z.object({ notifications_enabled: wireFlag }),
  output: z.object({ notifications_enabled: z.boolean() }),
})
