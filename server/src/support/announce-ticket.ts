import { staffTicketsChannel, ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import type { TicketAnnouncement } from '@loadout/contract/support/staff-tickets.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { secondsOrNull } from './queries.ts'

/** Who of staff looks after a ticket, and who writes an answer. */
type Attended = {
  assignee_id: number | null
  answering_id: number | null
  answering_until: Date | null
}

/** Somebody who need not be asked for. */
type Person = { id: number; username: string }

type Changed = Attended & { id: number; resolved: number; updated: Date | null }

/** Tells all who answer tickets that something about one has changed. */
export async function announceToStaff(
  work: Work,
  ticket: Changed,
  now: Date,
  known: readonly Person[] = [],
): Promise<void> {
  await work.announce(staffTicketsChannel(), 'ticket', {
    ...stateOf(ticket),
    id: ticket.id,
    ...(await readAssigneeAndTyping(work.tx, ticket, now, known)),
  })
}

/** Tells its owner, too, in which state it is. */
export async function announceState(
  work: Work,
  ticket: Changed,
  now: Date,
  known: readonly Person[] = [],
): Promise<void> {
  await work.announce(ticketChannel(ticket.id), 'state', stateOf(ticket))
  await announceToStaff(work, ticket, now, known)
}

const stateOf = ({ resolved, updated }: Changed) => ({ resolved, updated: secondsOrNull(updated) })

/** Undefined when nobody is, or when they have not said so for too long. */
export const typingId = (ticket: Attended, now: Date): number | undefined =>
  ticket.answering_id !== null && ticket.answering_until !== null && ticket.answering_until > now
    ? ticket.answering_id
    : undefined

type AssigneeAndTyping = Pick<TicketAnnouncement, 'assignee' | 'typing'>

/** Who looks after tickets, and who writes an answer at this moment, in their order. */
export async function readAssigneesAndTyping(
  db: Db,
  tickets: readonly Attended[],
  now: Date,
  known: readonly Person[] = [],
): Promise<AssigneeAndTyping[]> {
  const ids = tickets
    .flatMap((ticket) => [ticket.assignee_id, typingId(ticket, now)])
    .filter((id) => typeof id === 'number')
    .filter((id) => !known.some((person) => person.id === id))
  const people = [...known, ...(ids.length === 0 ? [] : await listPeople(db, ids))]
  const named = (id: number | null | undefined) => people.find((one) => one.id === id) ?? null
  return tickets.map((ticket) => ({
    assignee: named(ticket.assignee_id),
    typing: named(typingId(ticket, now)),
  }))
}

export async function readAssigneeAndTyping(
  db: Db,
  ticket: Attended,
  now: Date,
  known: readonly Person[] = [],
): Promise<AssigneeAndTyping> {
  const [people] = await readAssigneesAndTyping(db, [ticket], now, known)
  return people ?? { assignee: null, typing: null }
}

const listPeople = (db: Db, ids: number[]) =>
  db.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute()
