import type { EraseTraces } from '../leaving/leaver.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'

/**
 * What they told staff goes with its pictures; an order keeps its steps and loses its ticket. What
 * they answered others as staff stays: it is part of what those were told.
 */
export const eraseTickets: EraseTraces = async (site, { id }) => {
  const { db, transaction } = site
  const tickets = await db
    .selectFrom('support_ticket')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  for (const ticket of tickets) await transaction((work) => deleteTicket(site, work, ticket.id))
  for (const column of ['assignee_id', 'answering_id'] as const)
    await db
      .updateTable('support_ticket')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute()
}

async function deleteTicket({ pictures }: Site, { tx }: Work, id: number): Promise<void> {
  await tx.selectFrom('support_ticket').select('id').where('id', '=', id).forUpdate().execute()
  const sent = await tx
    .selectFrom('support_picture')
    .select('name')
    .where('ticket_id', '=', id)
    .execute()
  for (const { name } of sent) await pictures.drop(tx, name)
  await tx.updateTable('shop_order').set({ ticket_id: null }).where('ticket_id', '=', id).execute()
  await tx.deleteFrom('support_ticket').where('id', '=', id).execute()
}
