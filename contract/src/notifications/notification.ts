import { z } from 'zod'
import { unixSeconds } from '../platform/wire.ts'

/** One entry of the bell. What `data` holds depends on the type. */
export const notificationSchema = z.object({
  id: z.int(),
  type: z.int(),
  inserted: unixSeconds,
  from_user: z.object({ id: z.int(), username: z.string(), avatar: z.string() }).nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  replaces_id: z.int().optional(),
})
export type Notification = z.infer<typeof notificationSchema>
