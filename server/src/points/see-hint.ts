import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { MakeChange } from '../platform/changes.ts'
import type { Site } from '../site-parts.ts'

/** POINTS-46. The member's other open pages take their triangle away as well. */
export function seeHint(
  { announce }: Pick<Site, 'announce'>,
  userId: number,
  change: MakeChange,
): Promise<{ flags: number }> {
  return change(async ({ tx }) => {
    const { flags } = await tx
      .selectFrom('users')
      .select('flags')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (flags & Flag.SeenPointsHint) return { flags }
    await announce(tx, memberChannel(userId), 'add-user-flag', { flag: Flag.SeenPointsHint })
    return tx
      .updateTable('users')
      .set({ flags: sql<number>`flags | ${Flag.SeenPointsHint}` })
      .where('id', '=', userId)
      .returning('flags')
      .executeTakeFirstOrThrow()
  })
}
