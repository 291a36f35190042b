import type { TicketAnnouncement } from '@loadout/contract/support/staff-tickets.ts'
import type { Db } from '../platform/db/database.ts'

/** What a ticket says about who of staff attends to it. */
export type Attended = {
  assignee_id: number | null
  answering_id: number | null
  answering_until: Date | null
}

/** Undefined when nobody is, or when they have not said so for too long. */
export const answeringId = (ticket: Attended, now: Date): number | undefined =>
  ticket.answering_id !== null && ticket.answering_until !== null && ticket.answering_until > now
    ? ticket.answering_id
    : undefined

type Attention = Pick<TicketAnnouncement, 'assignee' | 'answering'>

/** Who looks after tickets, and who writes an answer at this moment, in their order. */
export async function readAttentions(
  db: Db,
  tickets: readonly Attended[],
  now: Date,
): Promise<Attention[]> {
  const ids = tickets.flatMap((ticket) =>
    [ticket.assignee_id, answeringId(ticket, now)].filter((id) => typeof id === 'number'),
  )
  const people = ids.length === 0 ? [] : await listPeople(db, ids)
  const named = (id: number | null | undefined) => people.find((one) => one.id === id) ?? null
  return tickets.map((ticket) => ({
    assignee: named(ticket.assignee_id),
    answering: named(answeringId(ticket, now)),
  }))
}

export async function readAttention(db: Db, ticket: Attended, now: Date): Promise<Attention> {
  const [attention] = await readAttentions(db, [ticket], now)
  return attention ?? { assignee: null, answering: null }
}

const listPeople = (db: Db, ids: number[]) =>
  db.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute()
