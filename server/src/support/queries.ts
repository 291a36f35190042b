import { sql } from 'kysely'
import type { TicketEntry, TicketMessage, TicketOrder } from '@loadout/contract/support/tickets.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedChange, type Blanks } from '../platform/db/prepared.ts'
import { itemColumns, itemOf } from '../store/item.ts'

/** What lists and the ticket itself say of it. */
export const ticketColumns = [
  'ticket.id',
  'ticket.subject',
  'ticket.category',
  'ticket.message',
  'ticket.resolved',
  'ticket.inserted',
  'ticket.updated',
] as const

/** Of the ticket itself, not of a message in it. */
export const pictureOfTicket = sql<string | null>`(
  select name from support_picture where ticket_id = ticket.id and message_id is null)`.as(
  'picture',
)

type EntryRow = Omit<TicketEntry, 'inserted' | 'updated'> & { inserted: Date; updated: Date | null }

export const secondsOrNull = (moment: Date | null) => (moment === null ? null : unixSeconds(moment))

export const entryOf = (row: EntryRow): TicketEntry => ({
  id: row.id,
  subject: row.subject,
  category: row.category,
  message: row.message,
  picture: row.picture,
  resolved: row.resolved,
  inserted: unixSeconds(row.inserted),
  updated: secondsOrNull(row.updated),
})

const messages = (db: Db) =>
  db
    .selectFrom('support_message as message')
    .innerJoin('users as author', 'author.id', 'message.sender_id')
    .leftJoin('support_picture as picture', 'picture.message_id', 'message.id')
    .select(['message.id', 'message.message', 'message.by_staff', 'message.inserted'])
    .select(['picture.name as picture', ...authorColumns])

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number]

const messageOf = (row: MessageRow): TicketMessage => ({
  id: row.id,
  inserted: unixSeconds(row.inserted),
  sender: authorOf(row),
  by_staff: row.by_staff,
  message: row.message,
  picture: row.picture,
})

type NewMessage = {
  ticketId: number
  senderId: number
  byStaff: boolean
  message: string
  now: Date
}

/** Written and read in one go, as everybody in the ticket is told of it; without its picture. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<TicketMessage> {
  const [row] = await insertedMessage(tx, message)
  if (!row) throw new Error('the message was not written')
  return messageOf({ ...row, picture: null })
}

const insertedMessage = preparedChange((tx, values: Blanks<NewMessage>) =>
  tx
    .with('message', (query) =>
      query
        .insertInto('support_message')
        .values({
          ticket_id: values.ticketId,
          sender_id: values.senderId,
          by_staff: values.byStaff,
          message: values.message,
          inserted: values.now,
        })
        .returningAll(),
    )
    .selectFrom('message')
    .innerJoin('users as author', 'author.id', 'message.sender_id')
    .select(['message.id', 'message.message', 'message.by_staff', 'message.inserted'])
    .select(authorColumns),
)

type Page = {
  ticketId: number
  before?: number | undefined
  after?: number | undefined
  limit: number
}

/** The oldest first; without a place to begin at, the latest. */
export async function listMessages(
  db: Db,
  { ticketId, before, after, limit }: Page,
): Promise<TicketMessage[]> {
  const isForward = after !== undefined
  const rows = await messages(db)
    .where('message.ticket_id', '=', ticketId)
    .$if(before !== undefined, (page) => page.where('message.id', '<', before ?? 0))
    .$if(isForward, (page) => page.where('message.id', '>', after ?? 0))
    .orderBy('message.id', isForward ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return (isForward ? rows : rows.toReversed()).map(messageOf)
}

const orders = (db: Db) =>
  db
    .selectFrom('shop_order as order')
    .innerJoin('shop_item as item', 'item.id', 'order.item_id')
    .select(itemColumns)
    .select(['order.id as order_id', 'order.price as paid', 'order.status'])
    .select(['order.inserted', 'order.ticket_id'])

type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number]

const orderOf = (row: OrderRow): TicketOrder => ({
  id: row.order_id,
  item: itemOf(row),
  price: row.paid,
  status: row.status,
  inserted: unixSeconds(row.inserted),
  ticket_id: row.ticket_id,
})

export async function findOrderOfTicket(db: Db, ticketId: number): Promise<TicketOrder | null> {
  const row = await orders(db).where('order.ticket_id', '=', ticketId).executeTakeFirst()
  return row ? orderOf(row) : null
}

/** The latest first. */
export const listOrdersOf = async (db: Db, buyerId: number, limit: number) =>
  (
    await orders(db)
      .where('order.buyer_id', '=', buyerId)
      .orderBy('order.id', 'desc')
      .limit(limit)
      .execute()
  ).map(orderOf)
