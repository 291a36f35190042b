import { channelId } from '@loadout/contract/platform/channel.ts'
import { staffTicketsChannel, ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import type { MaySubscribe } from '../realtime/may-subscribe.ts'
import { answersTickets, findTicket, mayRead } from './find-ticket.ts'

/** Members hear a ticket that they may read (SUP-20), staff also all that they tell each other. */
export const maySubscribe: MaySubscribe = async (db, member, channel) => {
  if (channel === staffTicketsChannel().name) return answersTickets(member)
  const ticketId = channelId(ticketChannel, channel)
  const ticket = ticketId === undefined ? undefined : await findTicket(db, ticketId)
  return ticket !== undefined && mayRead(member, ticket)
}
