import { isBanned } from '../accounts/is-banned.ts'
import type { Db } from '../platform/db/database.ts'
import { looksAfterTickets } from './find-ticket.ts'

/**
 * Somebody who may be given a ticket; undefined of anybody else. What they may do is not taken from
 * them meanwhile, or the ticket would stay with them. Before the ticket, as whoever takes it locks
 * both.
 */
export async function holdAssignee(tx: Db, id: number, now: Date) {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'username', 'flags', 'permissions', 'banned_until'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!person || isBanned(person.banned_until, now) || !looksAfterTickets(person)) return undefined
  return { id: person.id, username: person.username }
}
