import { idInName } from '@loadout/contract/platform/channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Db } from '../platform/db/database.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import type { Sessions } from '../sessions/sessions.ts'

export type Disconnect = (tx: Db, userId: number) => Promise<void>

/**
 * All sockets of a member are sent away, those of other sessions too: they come back a second
 * later, and whoever is still signed in is let in again (checklist K04).
 */
export const disconnectFrom =
  ({ cutOff }: Pick<Realtime, 'cutOff'>): Disconnect =>
  (tx, userId) =>
    cutOff(tx, memberChannel(userId))

/**
 * Every process that hears of it believes nothing of the member any more, before anybody can come
 * back.
 */
export const forgetDisconnected =
  ({ forget }: Pick<Sessions, 'forget'>) =>
  (channel: string) => {
    const userId = idInName(memberChannel, channel)
    if (userId !== undefined) forget(userId)
  }
