import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { findNotifications } from './read-notifications.ts'
import type { NotificationRequest } from './notification-request.ts'

/** Open pages of these members (RT-03). */
export async function announceNotification(
  work: Work,
  clock: Clock,
  { event }: Pick<NotificationRequest, 'event'>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  for (const { userId, notification } of await findNotifications(work.tx, {
    event,
    userIds,
    now: clock.now(),
  }))
    await work.announce(memberChannel(userId), 'notification', notification)
}
