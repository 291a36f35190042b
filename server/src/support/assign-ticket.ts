import type * as staff from '@loadout/contract/support/staff-tickets.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceToStaff } from './announce-ticket.ts'
import { ticketTarget } from './set-ticket-state.ts'
import { answersTickets, lockTicket } from './find-ticket.ts'

/** To somebody who answers tickets, or to nobody (0). */
export const assignTicket = (
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof staff.assignTicket>,
): Promise<OutputOf<typeof staff.assignTicket>> =>
  transaction(async (work) => {
    const { id, assignee_id: before } = await lockTicket(work.tx, input.id)
    const assignee = input.admin_id === 0 ? null : await findAssignee(work.tx, input.admin_id)
    const after = assignee?.id ?? null
    if (after === before) return { assignee }
    const changed = await work.tx
      .updateTable('support_ticket')
      .set({ assignee_id: after })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await announceToStaff(work, changed, clock.now())
    await work.audit({
      adminId: caller.id,
      action: 'ticket assigned',
      target: ticketTarget(id),
      before: { assignee_id: before },
      after: { assignee_id: after },
    })
    return { assignee }
  })

async function findAssignee(tx: Db, id: number) {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'username', 'flags', 'permissions'])
    .where('id', '=', id)
    // What they may do is not taken from them meanwhile, or the ticket would stay with them.
    .forShare()
    .executeTakeFirst()
  if (!person || !answersTickets(person)) throw ruleBroken('assignee_unfit', 'admin_id')
  return { id: person.id, username: person.username }
}
