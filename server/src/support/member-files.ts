import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const tickets = inBatches('tickets', (db, { memberId, after, limit }) =>
  db
    .selectFrom('support_ticket')
    .select(['id as key', 'id', 'subject', 'category', 'message', 'resolved', 'inserted'])
    .where('user_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute(),
)

/** Both sides of what was said, but not who of staff said it, nor their notes. */
const messages = inBatches('ticket-messages', (db, { memberId, after, limit }) =>
  db
    .selectFrom('support_message as message')
    .innerJoin('support_ticket as ticket', 'ticket.id', 'message.ticket_id')
    .select(['message.id as key', 'message.ticket_id', 'message.by_staff', 'message.message'])
    .select('message.inserted')
    .where('ticket.user_id', '=', memberId)
    .where('message.id', '>', after)
    .orderBy('message.id')
    .limit(limit)
    .execute(),
)

export const supportFiles: readonly MemberFile[] = [tickets, messages]
