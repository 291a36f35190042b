import { idInName } from '@loadout/contract/platform/channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { heardChannels } from '../support/heard-channels.ts'
import type { Sessions } from '../sessions/sessions.ts'

/**
 * All sockets of a member are sent away, those of other sessions too: they come back a second
 * later, and whoever is still signed in is let in again (checklist K04). A socket that hears
 * nothing but tickets is known by these.
 */
export const disconnectMember =
  ({ disconnect }: Pick<Realtime, 'disconnect'>) =>
  async (work: Work, userId: number) => {
    await disconnect(work, memberChannel(userId))
    for (const channel of await heardChannels(work.tx, userId)) await disconnect(work, channel)
  }

/**
 * Every process that is told of it believes nothing of the member any more, before anybody can come
 * back.
 */
export const forgetDisconnected =
  ({ forget }: Pick<Sessions, 'forget'>) =>
  (channel: string) => {
    const userId = idInName(memberChannel, channel)
    if (userId !== undefined) forget(userId)
  }
