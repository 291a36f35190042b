import { idInName } from '@loadout/contract/platform/channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { staffTicketsChannel, ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { answersTickets, findTicket, mayRead } from '../support/find-ticket.ts'

type Member = Pick<Caller, 'id' | 'flags' | 'permissions'>

/**
 * Whether a member may subscribe to a private channel: their own (RT-02), that of a ticket which
 * they may read (SUP-20), or that of whoever answers tickets. Whatever else a name may look like,
 * nobody may (checklist K01, K02).
 */
export async function maySubscribe(db: Db, member: Member, channel: string): Promise<boolean> {
  if (channel === staffTicketsChannel().name) return answersTickets(member)
  const ticketId = idInName(ticketChannel, channel)
  if (ticketId === undefined) return idInName(memberChannel, channel) === member.id
  const ticket = await findTicket(db, ticketId)
  return ticket !== undefined && mayRead(member, ticket)
}
