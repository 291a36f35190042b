import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { findTold } from './read-notifications.ts'
import type { Told } from './told.ts'

/** RT-03: open pages of these members. */
export async function announceTold(
  work: Work,
  clock: Clock,
  { event }: Pick<Told, 'event'>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  for (const { userId, notification } of await findTold(work.tx, {
    event,
    userIds,
    now: clock.now(),
  }))
    await work.announce(memberChannel(userId), 'notification', notification)
}
