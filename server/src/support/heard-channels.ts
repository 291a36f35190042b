import { ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import type { Db } from '../platform/db/database.ts'
import { answersTickets } from './find-ticket.ts'

/** Every ticket, and what staff tell each other. */
const ALL = { name: 'private-support-*' }
/** Conversations of somebody that may still go on. */
const LATEST = 20

/** What a member may hear of support at this moment: all of it, or their own tickets. */
export async function heardChannels(tx: Db, userId: number): Promise<readonly { name: string }[]> {
  const member = await tx
    .selectFrom('users')
    .select(['id', 'flags', 'permissions'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (member && answersTickets(member)) return [ALL]
  const own = await tx
    .selectFrom('support_ticket')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return own.map(({ id }) => ticketChannel(id))
}
