import type * as staff from '@loadout/contract/support/staff-tickets.ts'
import type * as tickets from '@loadout/contract/support/tickets.ts'
import { TicketState } from '@loadout/contract/support/ticket-states.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { announceState } from './announce-ticket.ts'
import { lockOwnTicket, lockTicket, type TicketRow } from './find-ticket.ts'

type Parts = Pick<Site, 'clock'>
type State = { resolved: number }

/** As the audit calls it. */
export const ticketTarget = (id: number) => `ticket ${id}`

/** By its owner. */
export const closeTicket = (
  { clock }: Parts,
  { input, caller, transaction }: CallRequest<typeof tickets.closeTicket>,
): Promise<State> =>
  transaction(async (work) => {
    const ticket = await lockOwnTicket(work.tx, caller, input.id)
    if (ticket.resolved !== TicketState.Resolved)
      await setTicketState(work, ticket, TicketState.Resolved, clock.now())
    return { resolved: TicketState.Resolved }
  })

/** What is resolved already is resolved once (ADMIN-19, NOTIF-11). */
export const resolveTicket = (
  { clock }: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.resolveTicket>,
): Promise<State> =>
  transaction(async (work) => {
    const ticket = await lockTicket(work.tx, input.id)
    const { id: ticketId, user_id: ownerId, subject } = ticket
    const state = TicketState.Resolved
    if (ticket.resolved === state) return { resolved: state }
    await setTicketState(work, ticket, state, clock.now())
    const data = { ticketId, ownerId, subject }
    await work.record({ kind: 'ticket resolved', actorId: caller.id, data })
    await audit(work, { adminId: caller.id, action: 'ticket resolved', ticket, state })
    return { resolved: state }
  })

/** What is open stays as it is. */
export const reopenTicket = (
  { clock }: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.reopenTicket>,
): Promise<State> =>
  transaction(async (work) => {
    const ticket = await lockTicket(work.tx, input.id)
    if (ticket.resolved !== TicketState.Resolved) return { resolved: ticket.resolved }
    const state = TicketState.New
    await setTicketState(work, ticket, state, clock.now())
    await audit(work, { adminId: caller.id, action: 'ticket reopened', ticket, state })
    return { resolved: state }
  })

export async function setTicketState(
  work: Work,
  { id }: Pick<TicketRow, 'id'>,
  state: TicketState,
  now: Date,
): Promise<void> {
  const changed = await work.tx
    .updateTable('support_ticket')
    .set({ resolved: state, updated: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announceState(work, changed, now)
}

type Audited = {
  adminId: number
  action: 'ticket resolved' | 'ticket reopened'
  ticket: TicketRow
  state: TicketState
}

const audit = ({ audit: write }: Work, { adminId, action, ticket, state }: Audited) =>
  write({
    adminId,
    action,
    target: ticketTarget(ticket.id),
    before: { resolved: ticket.resolved },
    after: { resolved: state },
  })
