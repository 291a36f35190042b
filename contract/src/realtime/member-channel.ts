import { z } from 'zod'
import { notificationSchema } from '../notifications/notification.ts'
import { channel } from '../platform/channel.ts'
import { unixSeconds } from '../platform/wire.ts'

/** What one member hears, wherever they are signed in (RT-02 to RT-08, AMB-100). */
export const memberChannel = channel('private-user-{id}', {
  notification: notificationSchema,
  /** They have looked, in whichever window: none that is as old is new any more. */
  'notifications-seen': z.object({ last_seen_notifications: unixSeconds }),
  /** `points` is what they have now, `gained_points` what this task brought. */
  'completed-task': z.object({ points: z.int(), gained_points: z.int(), task_id: z.int() }),
  'force-change-username': z.object({ username: z.string() }),
  'add-user-flag': z.object({ flag: z.int() }),
  'remove-user-flag': z.object({ flag: z.int() }),
  /** Cents. `dollars` is what they have now: whoever knows it already adds nothing. */
  'add-ld-dollars': z.object({ amount: z.int(), dollars: z.int().optional() }),
})
