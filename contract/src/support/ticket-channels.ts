import { z } from 'zod'
import { channel } from '../platform/channel.ts'
import { unixSeconds } from '../platform/wire.ts'
import { ticketMessageSchema } from './tickets.ts'
import { ticketAnnouncementSchema } from './staff-tickets.ts'

/** What the owner of a ticket and staff hear of it (SUP-20, SUP-21). */
export const ticketChannel = channel('private-support-ticket-{id}', {
  message: ticketMessageSchema,
  state: z.object({ resolved: z.int(), updated: unixSeconds.nullable() }),
})

/**
 * What everybody hears who answers tickets. Nothing of what members may not know is on the channel
 * of the ticket.
 */
export const staffTicketsChannel = channel('private-support-staff', {
  ticket: ticketAnnouncementSchema,
})
