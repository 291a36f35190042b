import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import type * as tickets from '@loadout/contract/support/tickets.ts'
import { newTicketRules } from '@loadout/contract/support/ticket-rules.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceToStaff } from './announce-ticket.ts'
import { attachPicture, keepPicture } from './keep-picture.ts'
import { refuseTooManyTickets } from './limits.ts'

type Parts = Pick<Site, 'clock' | 'pictures' | 'settings'>

/** Opens a ticket after checking its subject and its description (SUP-08, SUP-12, SUP-13). */
export async function openTicket(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof tickets.openTicket>,
): Promise<{ id: number }> {
  const { category } = input
  const written = { subject: input.subject.trim(), category, message: input.message.trim() }
  const [fault] = faultsOf(newTicketRules, written)
  if (fault) throw ruleBroken(fault.code, fault.field)
  const picture = await keepPicture(site, caller.id, input.picture)

  return transaction(async (work) => {
    const now = site.clock.now()
    const { ticketsPerDay: max } = site.settings.support
    await refuseTooManyTickets(work.tx, { userId: caller.id, max, now })
    const ticket = await insertTicket(work.tx, { user_id: caller.id, ...written, inserted: now })
    await attachPicture(site, work.tx, picture, { ticketId: ticket.id, messageId: null })
    await announceToStaff(work, ticket, now)
    return { id: ticket.id }
  })
}

type NewTicket = {
  user_id: number
  subject: string
  category: number
  message: string
  inserted: Date
}

export const insertTicket = (tx: Db, ticket: NewTicket) =>
  tx.insertInto('support_ticket').values(ticket).returningAll().executeTakeFirstOrThrow()
