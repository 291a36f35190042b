import { ITEM_SHOP, TicketState } from '@loadout/contract/support/ticket-states.ts'
import { SUBJECT_MOST } from '@loadout/contract/support/ticket-rules.ts'
import { staffTicketsChannel } from '@loadout/contract/support/ticket-channels.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedChange, preparedPipelined, type Blanks } from '../platform/db/prepared.ts'
import type { Site } from '../site-parts.ts'

/**
 * AMB-58: a purchase opens a ticket, in its own transaction, where buyer and staff talk about the
 * order. What stands in it pages say themselves, in the language of whoever reads.
 */
export function openTicketsForOrders({ events, clock }: Pick<Site, 'events' | 'clock'>): void {
  events.inTransaction('item bought', async (work, { actorId, data: { orderId, name } }) => {
    if (actorId === null) return
    const order = { orderId, buyerId: actorId, name }
    const id = await insertOrderTicket(work.tx, order, clock.now())
    await work.announce(staffTicketsChannel(), 'ticket', {
      id,
      resolved: TicketState.New,
      updated: null,
      assignee: null,
      typing: null,
    })
  })
}

type BoughtItem = { orderId: number; buyerId: number; name: string }

/** Once per order: an item is bought once. */
export async function insertOrderTicket(
  tx: Db,
  { orderId, buyerId, name }: BoughtItem,
  now: Date,
): Promise<number> {
  const subject = [...name].slice(0, SUBJECT_MOST).join('')
  const [ticket] = await ticketRow(tx, {}, { buyerId, subject, now })
  if (!ticket) throw new Error('the ticket of the order was not written')
  await ticketOfOrder(tx, {}, { orderId, ticketId: ticket.id })
  return ticket.id
}

const ticketRow = preparedChange(
  (tx, _: object, ticket: Blanks<{ buyerId: number; subject: string; now: Date }>) =>
    tx
      .insertInto('support_ticket')
      .values({
        user_id: ticket.buyerId,
        subject: ticket.subject,
        category: ITEM_SHOP,
        message: '',
        inserted: ticket.now,
      })
      .returning('id'),
)

const ticketOfOrder = preparedPipelined(
  (tx, _: object, { orderId, ticketId }: Blanks<{ orderId: number; ticketId: number }>) =>
    tx.updateTable('shop_order').set({ ticket_id: ticketId }).where('id', '=', orderId),
)
