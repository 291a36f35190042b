import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { actingAdminSchema } from '../audit/acting-admin.ts'
import { endpoint } from '../platform/endpoint.ts'
import {
  entries,
  paging,
  unixSeconds,
  wireFlag,
  wireId,
  wireInt,
  wireSmallint,
} from '../platform/wire.ts'
import { INTEGER_MAX } from '../platform/integers.ts'
import { ticketEntrySchema, ticketOrderSchema, ticketSchema } from './tickets.ts'

const access = { permission: 'canReviewSupportTickets' } as const

export const NOTE_MAX = 1_000
/** So long somebody is said to be typing, unless they say so again (every 20 seconds). */
export const TYPING_SECONDS = 60
export const SAY_TYPING_SECONDS = 20
/** So many orders of a member stand beside their ticket. */
export const ORDERS_BESIDE = 20

/** Who of staff looks after it, and who writes an answer at this moment. */
const assigneeAndTyping = {
  assignee: actingAdminSchema,
  typing: actingAdminSchema,
}

/** What all open queues are told; whoever shows the ticket asks for the rest. */
export const ticketAnnouncementSchema = z.object({
  id: z.int(),
  resolved: z.int(),
  updated: unixSeconds.nullable(),
  ...assigneeAndTyping,
})
export type TicketAnnouncement = z.infer<typeof ticketAnnouncementSchema>

const staffTicketEntrySchema = ticketEntrySchema.extend({
  user: authorSchema.extend({ country_id: z.int() }),
  /** With what it was opened with. */
  message_count: z.int(),
  ...assigneeAndTyping,
})
export type StaffTicketEntry = z.infer<typeof staffTicketEntrySchema>

const ticketNoteSchema = z.object({
  id: z.int(),
  admin: actingAdminSchema,
  note: z.string(),
  inserted: unixSeconds,
})
export type TicketNote = z.infer<typeof ticketNoteSchema>

/** As staff see it. Notes and orders are for them alone. */
const staffTicketSchema = ticketSchema.extend({
  user: authorSchema.extend({
    country_id: z.int(),
    /** What they are written to in; canned replies are offered in it. */
    language_id: z.int(),
  }),
  ...assigneeAndTyping,
  notes: z.array(ticketNoteSchema),
  /** What they have bought, the latest first. */
  orders: z.array(ticketOrderSchema),
})
export type StaffTicket = z.infer<typeof staffTicketSchema>

/** Open ones the longest waiting first, all others the latest changed first (ADMIN-19). */
export const listStaffTickets = endpoint({
  method: 'GET',
  path: '/admin/support_ticket/list',
  access,
  summary: 'Tickets of all members.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    resolved: wireSmallint(0, 2).optional(),
    category: wireSmallint(0, 5).optional(),
    /** A member of staff; 0 for tickets that nobody looks after. */
    assignee_id: wireInt(0, INTEGER_MAX).optional(),
    user_id: wireId.optional(),
  }),
  output: z.object({ count: z.int(), entries: z.array(staffTicketEntrySchema) }),
})

export const getStaffTicket = endpoint({
  method: 'GET',
  path: '/admin/support_ticket/get',
  access,
  summary: 'One ticket with notes, and with the orders of its member.',
  input: z.object({ id: wireId }),
  output: staffTicketSchema,
  errors: ['ticket_not_found'],
})

const changed = z.object({ resolved: z.int() })

export const resolveTicket = endpoint({
  method: 'POST',
  path: '/admin/support_ticket/resolve',
  access,
  summary: 'Resolves a ticket.', // its member is notified (ADMIN-19, NOTIF-11)
  input: z.object({ id: wireId }),
  output: changed,
  errors: ['ticket_not_found'],
})

export const reopenTicket = endpoint({
  method: 'POST',
  path: '/admin/support_ticket/reopen',
  access,
  summary: 'Opens a resolved ticket again.',
  input: z.object({ id: wireId }),
  output: changed,
  errors: ['ticket_not_found'],
})

/** Admins who have the bit and are not banned, themselves included. */
export const listTicketStaff = endpoint({
  method: 'GET',
  path: '/admin/support_ticket/staff',
  access,
  summary: 'Who looks after tickets.',
  input: z.object({}),
  output: entries(authorSchema),
})

export const assignTicket = endpoint({
  method: 'POST',
  path: '/admin/support_ticket/assign',
  access,
  summary: 'Gives a ticket to somebody of staff, or to nobody (0).',
  input: z.object({ id: wireId, admin_id: wireInt(0, INTEGER_MAX) }),
  output: z.object({ assignee: actingAdminSchema }),
  errors: ['ticket_not_found', 'assignee_unfit'],
})

/**
 * Said again every twenty seconds while somebody writes, and taken back when they stop. Whoever was
 * first stays until then; the answer says who that is.
 */
export const sayTyping = endpoint({
  method: 'POST',
  path: '/admin/support_ticket/typing',
  access,
  // It is sent all the time, and changes nothing of what is written.
  rate: 'read',
  summary: 'Says that the caller is writing an answer, or no longer is.',
  input: z.object({ id: wireId, typing: wireFlag }),
  output: z.object({ typing: actingAdminSchema }),
  errors: ['ticket_not_found'],
})

/** For staff alone: no answer that a member gets holds it. */
export const noteOnTicket = endpoint({
  method: 'POST',
  path: '/admin/support_ticket/note',
  access,
  once: true,
  summary: 'Writes a note on a ticket that staff alone can read.',
  input: z.object({
    id: wireId,
    note: z
      .string()
      .max(5 * NOTE_MAX)
      .default(''),
  }),
  output: z.object({ note: ticketNoteSchema }),
  errors: ['ticket_not_found', 'message_missing', 'message_too_long'],
})
