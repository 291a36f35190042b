import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { Db } from '../platform/db/database.ts'
import type { Award } from './award.ts'

/**
 * Of what an event would pay, what it does pay: whoever has not verified their address earns for
 * themselves alone, so that accounts made by the dozen bring nobody anything (checklist C15, E10).
 * A star mark is given by staff, who are no such accounts.
 */
export async function payableBy(
  tx: Db,
  actorId: number | null,
  awards: readonly Award[],
): Promise<readonly Award[]> {
  if (actorId === null) return awards
  const certain = awards.filter(({ userId, task }) => userId === actorId || task === 'receive_star')
  if (certain.length === awards.length) return awards
  return (await isVerified(tx, actorId)) ? awards : certain
}

async function isVerified(tx: Db, userId: number): Promise<boolean> {
  const verified = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((where) => where(where('flags', '&', Flag.HasVerifiedEmail), '<>', 0))
    .executeTakeFirst()
  return verified !== undefined
}
