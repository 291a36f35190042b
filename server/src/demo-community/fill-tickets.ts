import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import { OrderStatus } from '@loadout/contract/store/store.ts'
import { TicketState, ticketCategories } from '@loadout/contract/support/ticket-states.ts'
import { cannedReplies, tickets, type DemoTicket } from '@loadout/demo/tickets.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { setTicketState } from '../support/set-ticket-state.ts'
import { lockTicket } from '../support/find-ticket.ts'
import { insertTicket } from '../support/open-ticket.ts'
import { insertOrderTicket } from '../support/order-ticket.ts'
import { insertReply } from '../support/reply.ts'
import { personNamed, type Ids } from './insert-people.ts'
import { HOUR, MINUTE } from '../platform/clock.ts'

type Opened = { at: Date; open: () => Promise<void> }

/**
 * What members have asked and what was bought, the oldest first, so that numbers rise with time.
 */
export async function fillTickets(work: Work, ids: Ids, now: Date): Promise<void> {
  const ofMembers = tickets.map((ticket): Opened => {
    const at = new Date(now.getTime() - ticket.hoursAgo * HOUR)
    return { at, open: () => openTicket(work, ids, ticket, at) }
  })
  const all = [...ofMembers, ...(await ordersToOpen(work))]
  for (const { open } of all.toSorted((one, other) => +one.at - +other.at)) await open()
  for (const reply of cannedReplies) await insertCannedReply(work.tx, reply)
  await settleReading(work.tx)
}

async function openTicket(work: Work, ids: Ids, ticket: DemoTicket, at: Date): Promise<void> {
  const { id } = await insertTicket(work.tx, {
    user_id: personNamed(ids, ticket.by).id,
    subject: ticket.subject,
    category: ticketCategories.indexOf(ticket.category),
    message: ticket.message,
    inserted: at,
  })
  let last = at
  for (const { by = ticket.by, minutesAfter, text } of ticket.replies ?? []) {
    last = new Date(at.getTime() + minutesAfter * MINUTE)
    const senderId = personNamed(ids, by).id
    const row = await lockTicket(work.tx, id)
    await insertReply(work, row, {
      senderId,
      message: text,
      now: last,
      assigneeId: senderId,
    })
  }
  for (const { by, text } of ticket.notes ?? [])
    await insertNote(work.tx, { ticketId: id, adminId: personNamed(ids, by).id, text, at: last })
  if (ticket.resolvedAfter !== undefined)
    await setTicketState(
      work,
      { id },
      TicketState.Resolved,
      new Date(last.getTime() + ticket.resolvedAfter * MINUTE),
    )
}

type Note = { ticketId: number; adminId: number; text: string; at: Date }

const insertNote = (tx: Db, { ticketId, adminId, text, at }: Note) =>
  tx
    .insertInto('support_note')
    .values({ ticket_id: ticketId, admin_id: adminId, note: text, inserted: at })
    .execute()

/** A ticket for each order; those that need nothing more are resolved. */
async function ordersToOpen(work: Work): Promise<Opened[]> {
  const orders = await work.tx
    .selectFrom('shop_order as order')
    .innerJoin('shop_item as item', 'item.id', 'order.item_id')
    .select(['order.id', 'order.buyer_id', 'order.status', 'order.inserted', 'item.name'])
    .execute()
  return orders.map(({ id: orderId, buyer_id: buyerId, status, inserted, name }) => ({
    at: inserted,
    async open() {
      const id = await insertOrderTicket(work.tx, { orderId, buyerId, name }, inserted)
      const isOver = status === OrderStatus.Distributed || status === OrderStatus.Refunded
      const later = new Date(inserted.getTime() + HOUR)
      if (isOver) await setTicketState(work, { id }, TicketState.Resolved, later)
    },
  }))
}

async function insertCannedReply(
  tx: Db,
  { title, texts }: (typeof cannedReplies)[number],
): Promise<void> {
  const { id } = await tx
    .insertInto('canned_reply')
    .values({ title })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([locale, message = ''], position) => ({
    reply_id: id,
    language_id: languageByLocale(locale)?.id ?? 0,
    position,
    message,
  }))
  await tx.insertInto('canned_reply_text').values(rows).execute()
}

/** What is resolved was read; of the rest nobody is mailed, because it was never said here. */
async function settleReading(tx: Db): Promise<void> {
  await tx.updateTable('support_ticket').set({ unread_since: null }).execute()
  await tx
    .updateTable('support_ticket as ticket')
    .set((set) => ({
      read_until: set
        .selectFrom('support_message')
        .select((from) => from.fn.coalesce(from.fn.max('id'), from.lit(0)).as('id'))
        .whereRef('ticket_id', '=', 'ticket.id'),
    }))
    .where('resolved', '=', TicketState.Resolved)
    .execute()
}
