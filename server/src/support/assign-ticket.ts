import type * as staff from '@loadout/contract/support/staff-tickets.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceToStaff } from './announce-ticket.ts'
import { ticketTarget } from './set-ticket-state.ts'
import { lockTicket } from './find-ticket.ts'
import { holdAssignee } from './hold-assignee.ts'

/** To somebody who looks after tickets, or to nobody (0). */
export const assignTicket = (
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof staff.assignTicket>,
): Promise<OutputOf<typeof staff.assignTicket>> =>
  transaction(async (work) => {
    const now = clock.now()
    const assignee = input.admin_id === 0 ? null : await holdAssignee(work.tx, input.admin_id, now)
    if (assignee === undefined) throw ruleBroken('assignee_unfit', 'admin_id')
    const { id, assignee_id: before } = await lockTicket(work.tx, input.id)
    const after = assignee?.id ?? null
    if (after === before) return { assignee }
    const changed = await work.tx
      .updateTable('support_ticket')
      .set({ assignee_id: after })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await announceToStaff(work, changed, now)
    await work.audit({
      adminId: caller.id,
      action: 'ticket assigned',
      target: ticketTarget(id),
      before: { assignee_id: before },
      after: { assignee_id: after },
    })
    return { assignee }
  })
