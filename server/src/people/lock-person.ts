import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { mayTouch } from '@loadout/contract/people/standing.ts'
import type { Permission } from '@loadout/contract/accounts/permissions.ts'
import { isBanned } from '../accounts/is-banned.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { notAllowed, PublicError } from '../platform/http/public-error.ts'
import { userNotFound } from '../accounts/people.ts'

type Attempt = {
  clock: Clock
  caller: Pick<Caller, 'id'>
  permission: keyof typeof Permission
  userId: number
}

/**
 * Somebody whom staff are about to change, and staff as they stand at this moment: both are kept
 * until the transaction is through, so that nobody changes another with what has just been taken
 * from them.
 */
export async function lockPerson(tx: Db, { clock, caller, permission, userId }: Attempt) {
  const rows = await tx
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'flags',
      'permissions',
      'banned_until',
      'ban_reason',
      'is_owner as owner',
      'language_id',
      'country_id',
    ])
    .where('id', 'in', [caller.id, userId])
    // Whoever has left is nobody, and is not made anybody again (checklist O11).
    .where('left_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const staff = rows.find(({ id }) => id === caller.id)
  const person = rows.find(({ id }) => id === userId)
  // Of two who ban each other at once only one does.
  if (!staff || isBanned(staff.banned_until, clock.now()) || !hasPermission(staff, permission))
    throw notAllowed()
  if (!person) throw userNotFound()
  if (person.owner) throw new PublicError(403, 'owner_untouchable')
  if (!mayTouch(staff, person)) throw notAllowed()
  return { staff, person }
}

export const targetOf = ({ id }: { id: number }) => `user ${id}`
