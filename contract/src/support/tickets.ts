import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { INTEGER_MAX } from '../platform/integers.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import {
  entries,
  PAGE_MAX,
  paging,
  success,
  unixSeconds,
  wireId,
  wireInt,
  wireLine,
  wireSmallint,
} from '../platform/wire.ts'
import { shopItemSchema } from '../store/store.ts'
import { ticketPictureRule } from './ticket-picture-rule.ts'
import { SUBJECT_MAX } from './ticket-rules.ts'

/** So many messages come with a ticket, the latest; older ones are asked for. */
export const MESSAGES_PAGE = 100

/**
 * What is answered of a ticket to whoever may not read it, the same as of one that is not there:
 * ids are counted, and nobody learns whose they are.
 */
const TICKET_NOT_FOUND = 'ticket_not_found'

/** `picture` is a name for `getTicketPicture` (SUP-03). */
export const ticketMessageSchema = z.object({
  id: z.int(),
  inserted: unixSeconds,
  sender: authorSchema,
  /** Whether it is an answer of staff, which is said beside their name. */
  by_staff: z.boolean(),
  message: z.string(),
  picture: z.string().nullable(),
})
export type TicketMessage = z.infer<typeof ticketMessageSchema>

/**
 * Of a ticket that a purchase has opened (category 0) the subject is the name of the item and the
 * message is empty: pages say it in the words of whoever reads, from `order` (SUP-01).
 */
export const ticketEntrySchema = z.object({
  id: z.int(),
  subject: z.string(),
  category: z.int(),
  message: z.string(),
  picture: z.string().nullable(),
  resolved: z.int(),
  inserted: unixSeconds,
  /** When something last happened to it. */
  updated: unixSeconds.nullable(),
})
export type TicketEntry = z.infer<typeof ticketEntrySchema>

/** What was bought, as both sides see it beside the ticket. */
export const ticketOrderSchema = z.object({
  id: z.int(),
  item: shopItemSchema,
  price: z.int(),
  status: z.int(),
  inserted: unixSeconds,
  ticket_id: z.int().nullable(),
})
export type TicketOrder = z.infer<typeof ticketOrderSchema>

export const ticketSchema = ticketEntrySchema.extend({
  user: authorSchema,
  /** The latest, the oldest of them first. */
  messages: z.array(ticketMessageSchema),
  /** How many there are in all. */
  message_count: z.int(),
  /** The last that whoever has opened it has read; 0 for none. */
  read_until: z.int(),
  order: ticketOrderSchema.nullable(),
})
export type Ticket = z.infer<typeof ticketSchema>

const picture = sentPicture(ticketPictureRule).optional()

export const listTickets = endpoint({
  method: 'GET',
  path: '/support_ticket/list',
  access: 'member',
  summary: 'The tickets of the caller, the newest first.', // as documented (SUP-09)
  // Without a limit as many as there may be: the documents name none.
  input: z.object(paging({ size: PAGE_MAX })),
  output: entries(ticketEntrySchema.extend({ has_unread: z.boolean() })),
})

/** Its owner, or staff with `canReviewSupportTickets` (SUP-10). */
export const getTicket = endpoint({
  method: 'GET',
  path: '/support_ticket/get',
  access: 'member',
  summary: 'One ticket with its latest messages.',
  input: z.object({ id: wireId }),
  output: ticketSchema,
  errors: [TICKET_NOT_FOUND],
})

/** Older ones come before an id, and what was missed after one; always the oldest first. */
export const listTicketMessages = endpoint({
  method: 'GET',
  path: '/support_ticket/message/list',
  access: 'member',
  summary: 'Messages of a ticket, page by page.',
  input: z.object({
    id: wireId,
    before: wireId.optional(),
    after: wireInt(0, INTEGER_MAX).optional(),
    limit: wireInt(1, MESSAGES_PAGE).default(MESSAGES_PAGE),
  }),
  output: entries(ticketMessageSchema),
  errors: [TICKET_NOT_FOUND],
})

/** By their numbers; the words of the site are in the catalogues (SUP-04). */
const categoryNames: readonly unknown[] = [
  'Item shop transaction',
  'News tips',
  'Points Store',
  'Bug reports',
  'Sponsor requests',
  'Everything',
]

/** A number, or its name in English (AMB-59). */
const ticketCategory = z.preprocess(
  (value: unknown) => (categoryNames.includes(value) ? categoryNames.indexOf(value) : value),
  wireSmallint(0, categoryNames.length - 1),
) as z.ZodType<number, number>

/** Texts are trimmed; category 0 is the store's own (SUP-08, SUP-12, SUP-13, SUP-05). */
export const openTicket = endpoint({
  method: 'POST',
  path: '/support_ticket/new',
  access: 'member',
  once: true,
  summary: 'Opens a ticket.',
  // However long it is, it gets its own text; of a form no more than 64 kB are read.
  input: z.object({
    subject: wireLine({ min: 0, max: 20 * SUBJECT_MAX }).default(''),
    category: ticketCategory.default(0),
    message: z.string().default(''),
    picture,
  }),
  output: z.object({ id: z.int() }),
  errors: [
    'ticket_subject_length',
    'category_missing',
    'ticket_description_length',
    'too_many_tickets',
    ...pictureErrors,
  ],
})

/** Its owner, or staff with `canReviewSupportTickets` (SUP-11, SUP-17). */
export const replyToTicket = endpoint({
  method: 'POST',
  path: '/support_ticket/reply',
  access: 'member',
  once: true,
  summary: 'Answers in a ticket.',
  input: z.object({
    id: wireId,
    message: z.string().default(''),
    picture,
  }),
  output: z.object({ message: ticketMessageSchema }),
  errors: [
    'message_missing',
    'message_too_long',
    'too_many_replies',
    TICKET_NOT_FOUND,
    ...pictureErrors,
  ],
})

/** By its owner, who needs nothing more. Staff have a call of their own, which is told to them. */
export const closeTicket = endpoint({
  method: 'POST',
  path: '/support_ticket/resolve',
  access: 'member',
  summary: 'Says that an own ticket is resolved.',
  input: z.object({ id: wireId }),
  output: z.object({ resolved: z.int() }),
  errors: [TICKET_NOT_FOUND],
})

/** What was read is not mailed. Sent by the page of its owner with what it shows. */
export const readTicket = endpoint({
  method: 'POST',
  path: '/support_ticket/read',
  access: 'member',
  summary: 'Notes up to which message the owner of a ticket has read.',
  input: z.object({ id: wireId, message_id: wireId }),
  output: success,
  errors: [TICKET_NOT_FOUND],
})

/**
 * Addresses of a picture for an `<img>` of the caller, and of nobody else. They are good for an
 * hour; whoever may not read the ticket any more gets nothing from them at once.
 */
export const getTicketPicture = endpoint({
  method: 'GET',
  path: '/support_ticket/picture',
  access: 'member',
  summary: 'Where the caller gets a picture of a ticket.',
  input: z.object({
    name: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ examples: ['0f8e2a6b1c3d4e5f60718293a4b5c6d7'] }),
  }),
  output: z.object({ small: z.string(), large: z.string() }),
  errors: ['picture_not_found'],
})
