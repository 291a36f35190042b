import { z } from 'zod'
import { notificationSchema } from '../notifications/notification.ts'
import { unixSeconds } from '../platform/wire.ts'

/**
 * A member as they see themselves (ACC-01). Nobody else is ever sent this (ACC-02). `dollars` are
 * cents.
 */
export const ownUserSchema = z.object({
  id: z.int(),
  /** What the next calls send as `_t`. */
  token: z.string(),
  username: z.string(),
  avatar: z.string(),
  banner: z.string().nullable(),
  email: z.string(),
  country_id: z.int(),
  points: z.int(),
  dollars: z.int(),
  flags: z.int(),
  permissions: z.int(),
  notifications: z.array(notificationSchema),
  notifications_enabled: z.boolean(),
  last_seen_notifications: unixSeconds,
  match_id: z.int().nullable(),
  content: z.string(),
  /** When the account is deleted, unless they take that back (O11). */
  leaves_at: unixSeconds.nullable(),
  followed_by_me: z.literal(false),
})
export type OwnUser = z.infer<typeof ownUserSchema>
