import type { Generated } from 'kysely'

type SupportTables = {
  support_ticket: {
    id: Generated<number>
    user_id: number
    subject: string
    category: number
    message: string
    resolved: Generated<number>
    inserted: Date
    updated: Date | null
    messages: Generated<number>
    read_until: Generated<number>
    unread_since: Date | null
    assignee_id: number | null
    /** Who types an answer. */
    answering_id: number | null
    answering_until: Date | null
  }
  support_message: {
    id: Generated<number>
    ticket_id: number
    sender_id: number
    by_staff: boolean
    message: string
    inserted: Date
  }
  support_picture: { name: string; ticket_id: number; message_id: number | null }
  support_note: {
    id: Generated<number>
    ticket_id: number
    admin_id: number | null
    note: string
    inserted: Date
  }
  canned_reply: { id: Generated<number>; title: string }
  canned_reply_text: { reply_id: number; language_id: number; position: number; message: string }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends SupportTables {}
}
