import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { PublicError } from '../platform/http/public-error.ts'

type Reader = Pick<Caller, 'id' | 'flags' | 'permissions'>

/** Also for whoever may not know that it is there. */
export const ticketNotFound = () => new PublicError(404, 'ticket_not_found')

export const answersTickets = (somebody: Pick<Reader, 'flags' | 'permissions'>) =>
  hasPermission(somebody, 'canReviewSupportTickets')

/**
 * Whoever opens the queue, too, which is below `/admin`: a ticket of a moderator would be looked
 * for by nobody (AMB-116).
 */
export const looksAfterTickets = (somebody: Pick<Reader, 'flags' | 'permissions'>) =>
  hasFlag(somebody, Flag.Admin) && answersTickets(somebody)

export const mayRead = (reader: Reader, { user_id: ownerId }: { user_id: number }) =>
  ownerId === reader.id || answersTickets(reader)

const ticketRow = (db: Db, id: number) =>
  db.selectFrom('support_ticket').selectAll().where('id', '=', id)

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export const findTicket = (db: Db, id: number) => ticketRow(db, id).executeTakeFirst()

/** Owner and staff (SUP-10). */
export async function findTicketFor(db: Db, reader: Reader, id: number): Promise<TicketRow> {
  const ticket = await findTicket(db, id)
  if (!ticket || !mayRead(reader, ticket)) throw ticketNotFound()
  return ticket
}

/** Whoever writes in a ticket or changes it comes after the others (checklist K12). */
export async function lockTicket(tx: Db, id: number): Promise<TicketRow> {
  const ticket = await ticketRow(tx, id).forNoKeyUpdate().executeTakeFirst()
  if (!ticket) throw ticketNotFound()
  return ticket
}

export async function lockTicketFor(tx: Db, reader: Reader, id: number): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id)
  if (!mayRead(reader, ticket)) throw ticketNotFound()
  return ticket
}

/** Staff, too, close and read in that way only what is theirs. */
export async function lockOwnTicket(
  tx: Db,
  { id: ownerId }: Pick<Reader, 'id'>,
  id: number,
): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id)
  if (ticket.user_id !== ownerId) throw ticketNotFound()
  return ticket
}
