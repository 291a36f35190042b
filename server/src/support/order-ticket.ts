import { sql } from 'kysely'
import { ITEM_SHOP, TicketState } from '@loadout/contract/support/ticket-states.ts'
import { SUBJECT_MAX } from '@loadout/contract/support/ticket-rules.ts'
import { staffTicketsChannel } from '@loadout/contract/support/ticket-channels.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedChange, type Blanks } from '../platform/db/prepared.ts'
import type { Site } from '../site-parts.ts'

/**
 * A purchase opens a ticket, in its own transaction, where buyer and staff talk about the order
 * (AMB-58). What stands in it pages say themselves, in the language of whoever reads.
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
  const subject = [...name].slice(0, SUBJECT_MAX).join('')
  const [order] = await ticketOfOrder(tx, { orderId, buyerId, subject, now })
  if (!order) throw new Error('the ticket of the order was not written')
  return order.ticket_id
}

type NewTicket = { orderId: number; buyerId: number; subject: string; now: Date }

const ticketOfOrder = preparedChange(
  (tx, ticket: Blanks<NewTicket>) =>
    sql<{ ticket_id: number }>`
      with ticket as (
        insert into support_ticket (user_id, subject, category, message, inserted)
        values (${ticket.buyerId}, ${ticket.subject}, ${sql.lit(ITEM_SHOP)}, '', ${ticket.now})
        returning id)
      update shop_order set ticket_id = ticket.id from ticket
      where shop_order.id = ${ticket.orderId}
      returning shop_order.ticket_id`,
)
