import { TicketState } from '@loadout/contract/support/ticket-states.ts'
import type { OnStandingChange } from '../people/standing-change.ts'
import { announceToStaff } from './announce-ticket.ts'
import { looksAfterTickets } from './find-ticket.ts'

/**
 * Tickets of somebody who looks after none any more are nobody's: among theirs nobody would look
 * for them.
 */
export const leaveTickets: OnStandingChange = async ({ clock }, work, person) => {
  if (looksAfterTickets(person)) return
  const left = await work.tx
    .updateTable('support_ticket')
    .set({ assignee_id: null })
    .where('assignee_id', '=', person.id)
    .returningAll()
    .execute()
  // Those that are resolved wait for nobody, and may be many.
  for (const ticket of left.filter(({ resolved }) => resolved !== TicketState.Resolved))
    await announceToStaff(work, ticket, clock.now())
}
