import { sql } from 'kysely'
import {
  ORDERS_BESIDE,
  type listStaffTickets,
  type listTicketStaff,
  type StaffTicket,
} from '@loadout/contract/support/staff-tickets.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { TicketState } from '@loadout/contract/support/ticket-states.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import { isNotBanned } from '../accounts/is-banned.ts'
import { mailLanguageOf } from '../accounts/mail-language.ts'
import type { Db } from '../platform/db/database.ts'
import { readAssigneeAndTyping, readAssigneesAndTyping } from './announce-ticket.ts'
import { findTicket, ticketNotFound } from './find-ticket.ts'
import { listNotes } from './notes.ts'
import { entryOf, listOrdersOf, pictureOfTicket, ticketColumns } from './queries.ts'
import { readTicket } from './read-tickets.ts'

type TicketListInput = ParsedInputOf<typeof listStaffTickets>

const matching = (db: Db, { resolved, category, assignee_id, user_id }: TicketListInput) =>
  db
    .selectFrom('support_ticket as ticket')
    .$if(resolved !== undefined, (all) => all.where('ticket.resolved', '=', resolved ?? 0))
    .$if(category !== undefined, (all) => all.where('ticket.category', '=', category ?? 0))
    .$if(user_id !== undefined, (all) => all.where('ticket.user_id', '=', user_id ?? 0))
    .$if(assignee_id === 0, (all) => all.where('ticket.assignee_id', 'is', null))
    .$if((assignee_id ?? 0) > 0, (all) => all.where('ticket.assignee_id', '=', assignee_id ?? 0))

const lastChange = sql`coalesce(ticket.updated, ticket.inserted)`

/** Of those that wait for an answer whoever has waited longest comes first (ADMIN-19). */
export async function readStaffTickets(
  db: Db,
  input: TicketListInput,
  now: Date,
): Promise<OutputOf<typeof listStaffTickets>> {
  const direction = input.resolved === TicketState.New ? 'asc' : 'desc'
  const [{ count }, rows] = await Promise.all([
    matching(db, input)
      .select((from) => from.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    matching(db, input)
      .innerJoin('users as author', 'author.id', 'ticket.user_id')
      .select([...ticketColumns, pictureOfTicket, 'ticket.messages', ...authorColumns])
      .select(['author.country_id', 'ticket.assignee_id'])
      .select(['ticket.answering_id', 'ticket.answering_until'])
      .orderBy(lastChange, direction)
      .orderBy('ticket.id', direction)
      .limit(input.limit)
      .offset(input.offset)
      .execute(),
  ])
  const people = await readAssigneesAndTyping(db, rows, now)
  const entries = rows.map((row, index) => ({
    ...entryOf(row),
    user: { ...authorOf(row), country_id: row.country_id },
    message_count: row.messages + (isOpenedWithWords(row) ? 1 : 0),
    assignee: people[index]?.assignee ?? null,
    typing: people[index]?.typing ?? null,
  }))
  return { count, entries }
}

/** What it was opened with is read as its first message. A purchase opens one without a word. */
const isOpenedWithWords = ({ message, picture }: { message: string; picture: string | null }) =>
  message !== '' || picture !== null

/** With what no member is answered: notes, and the orders of whoever asks. */
export async function readStaffTicket(db: Db, id: number, now: Date): Promise<StaffTicket> {
  const row = await findTicket(db, id)
  if (!row) throw ticketNotFound()
  const [ticket, person, lookedAfter, notes, orders] = await Promise.all([
    readTicket(db, row),
    findPerson(db, row.user_id),
    readAssigneeAndTyping(db, row, now),
    listNotes(db, id),
    listOrdersOf(db, row.user_id, ORDERS_BESIDE),
  ])
  const { country_id } = person
  const user = { ...ticket.user, country_id, language_id: mailLanguageOf(person) }
  return { ...ticket, user, ...lookedAfter, notes, orders }
}

const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['country_id', 'language_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Those whom `holdAssignee` accepts. */
export async function readStaff(db: Db, now: Date): Promise<OutputOf<typeof listTicketStaff>> {
  const bit = Permission.canReviewSupportTickets
  const rows = await db
    .selectFrom('users as author')
    .select(authorColumns)
    .where(sql<boolean>`author.permissions & ${sql.lit(bit)} <> 0`)
    .where(sql<boolean>`author.flags & ${sql.lit(Flag.Admin)} <> 0`)
    .where(isNotBanned('author.banned_until', now))
    .orderBy((author) => author.fn('lower', ['author.username']))
    .execute()
  return { entries: rows.map(authorOf) }
}
