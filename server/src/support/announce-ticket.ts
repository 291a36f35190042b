import { staffTicketsChannel, ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { secondsOrNull } from './queries.ts'
import { readAttention, type Attended } from './attention.ts'

type Changed = Attended & { id: number; resolved: number; updated: Date | null }

/** Tells all who answer tickets that something about one has changed. */
export async function announceToStaff(work: Work, ticket: Changed, now: Date): Promise<void> {
  await work.announce(staffTicketsChannel(), 'ticket', {
    ...stateOf(ticket),
    id: ticket.id,
    ...(await readAttention(work.tx, ticket, now)),
  })
}

/** Tells its owner, too, in which state it is. */
export async function announceState(work: Work, ticket: Changed, now: Date): Promise<void> {
  await work.announce(ticketChannel(ticket.id), 'state', stateOf(ticket))
  await announceToStaff(work, ticket, now)
}

const stateOf = ({ resolved, updated }: Changed) => ({ resolved, updated: secondsOrNull(updated) })
