import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Transact } from '../platform/unit-of-work.ts'

/** The member's other open pages take their triangle away as well (POINTS-46). */
export function seeHint(userId: number, transaction: Transact): Promise<{ flags: number }> {
  return transaction(async (work) => {
    const { tx } = work
    const { flags } = await tx
      .selectFrom('users')
      .select('flags')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (flags & Flag.SeenPointsHint) return { flags }
    await work.announce(memberChannel(userId), 'add-user-flag', { flag: Flag.SeenPointsHint })
    return tx
      .updateTable('users')
      .set({ flags: sql<number>`flags | ${Flag.SeenPointsHint}` })
      .where('id', '=', userId)
      .returning('flags')
      .executeTakeFirstOrThrow()
  })
}
