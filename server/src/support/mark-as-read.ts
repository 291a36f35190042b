import { sql } from 'kysely'
import type { readTicket } from '@loadout/contract/support/tickets.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { lockOwnTicket } from './find-ticket.ts'

/** Only forward, and no further than there is something to read. */
export async function markAsRead({
  input,
  caller,
  transaction,
}: CallRequest<typeof readTicket>): Promise<{ success: true }> {
  await transaction(async ({ tx }) => {
    const { id } = await lockOwnTicket(tx, caller, input.id)
    await sql`
      update support_ticket as ticket set
        read_until = greatest(ticket.read_until, least(${input.message_id}::int, latest.id)),
        unread_since = case when ${input.message_id}::int >= latest.answer then null
          else ticket.unread_since end
      from (
        select coalesce(max(id), 0) as id,
          coalesce(max(id) filter (where by_staff), 0) as answer
        from support_message where ticket_id = ${id}) as latest
      where ticket.id = ${id}`.execute(tx)
  })
  return { success: true }
}
