/** Stored and sent, so they never change (SUP-02). Free of zod, as browsers hold this file. */
export const TicketState = { New: 0, HasReply: 1, Resolved: 2 } as const
export type TicketState = (typeof TicketState)[keyof typeof TicketState]

/**
 * What a ticket is about, by its number, in the order of the list (SUP-04). Its words go by
 * `support.category.KEY` in the catalogues.
 */
export const ticketCategories = [
  'item_shop',
  'news_tips',
  'points_store',
  'bug_reports',
  'sponsor_requests',
  'everything',
] as const

/** Opened by a purchase, and by nobody else (SUP-05, AMB-58). */
export const ITEM_SHOP = 0
