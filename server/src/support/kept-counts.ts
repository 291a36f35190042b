import { sql } from 'kysely'
import { columnCount, type KeptCount } from '../counts/kept-count.ts'

export const ticketCounts: readonly KeptCount[] = [
  columnCount({
    name: 'messages of tickets',
    table: 'support_ticket',
    column: 'messages',
    counted: sql`(
      select count(*)::int from support_message as message
      where message.ticket_id = support_ticket.id
    )`,
  }),
]
