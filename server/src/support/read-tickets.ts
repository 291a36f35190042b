import { sql } from 'kysely'
import {
  MESSAGES_PAGE,
  type listTickets,
  type listTicketMessages,
  type Ticket,
} from '@loadout/contract/support/tickets.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { findTicketFor, type TicketRow } from './find-ticket.ts'
import {
  entryOf,
  findOrderOfTicket,
  listMessages,
  pictureOfTicket,
  ticketColumns,
} from './queries.ts'

const hasUnread = sql<boolean>`exists (
  select from support_message
  where ticket_id = ticket.id and by_staff and id > ticket.read_until)`.as('has_unread')

/** Own ones, the newest first (SUP-09). */
export async function readTickets(
  db: Db,
  userId: number,
  { limit, offset }: ParsedInputOf<typeof listTickets>,
): Promise<OutputOf<typeof listTickets>> {
  const rows = await db
    .selectFrom('support_ticket as ticket')
    .select([...ticketColumns, pictureOfTicket, hasUnread])
    .where('ticket.user_id', '=', userId)
    .orderBy('ticket.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { entries: rows.map((row) => ({ ...entryOf(row), has_unread: row.has_unread })) }
}

/** A ticket for its owner and for staff who answer tickets; for others there is none (SUP-10). */
export const readTicketAs = async (db: Db, reader: Caller, id: number): Promise<Ticket> =>
  readTicket(db, await findTicketFor(db, reader, id))

/** What its owner and staff see of it. */
export async function readTicket(db: Db, ticket: TicketRow): Promise<Ticket> {
  const [picture, author, messages, order] = await Promise.all([
    findPicture(db, ticket.id),
    findAuthor(db, ticket.user_id),
    listMessages(db, { ticketId: ticket.id, limit: MESSAGES_PAGE }),
    findOrderOfTicket(db, ticket.id),
  ])
  return {
    ...entryOf({ ...ticket, picture }),
    user: authorOf(author),
    messages,
    message_count: ticket.messages,
    read_until: ticket.read_until,
    order,
  }
}

const findPicture = async (db: Db, ticketId: number) =>
  (
    await db
      .selectFrom('support_picture')
      .select('name')
      .where('ticket_id', '=', ticketId)
      .where('message_id', 'is', null)
      .executeTakeFirst()
  )?.name ?? null

const findAuthor = (db: Db, id: number) =>
  db
    .selectFrom('users as author')
    .select(authorColumns)
    .where('author.id', '=', id)
    .executeTakeFirstOrThrow()

/** Page by page, or what was missed while away (checklist K09). */
export async function readMessages(
  db: Db,
  reader: Caller,
  { id, ...page }: ParsedInputOf<typeof listTicketMessages>,
): Promise<OutputOf<typeof listTicketMessages>> {
  const { id: ticketId } = await findTicketFor(db, reader, id)
  return { entries: await listMessages(db, { ticketId, ...page }) }
}
