import { ITEM_SHOP } from '@loadout/contract/support/ticket-states.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError } from '../platform/http/public-error.ts'

const HOUR = DAY / 24

type Writing = { userId: number; most: number; now: Date }

/** `most` 0 is no limit. What purchases open does not count. */
export async function refuseTooManyTickets(tx: Db, { userId, most, now }: Writing): Promise<void> {
  if (most === 0) return
  await lockMembers(tx, [userId])
  const { opened } = await tx
    .selectFrom('support_ticket')
    .select((from) => from.fn.countAll<number>().as('opened'))
    .where('user_id', '=', userId)
    .where('category', '<>', ITEM_SHOP)
    .where('inserted', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow()
  if (opened >= most) throw new PublicError(429, 'too_many_tickets')
}

export async function refuseTooManyReplies(tx: Db, { userId, most, now }: Writing): Promise<void> {
  if (most === 0) return
  await lockMembers(tx, [userId])
  const { sent } = await tx
    .selectFrom('support_message')
    .select((from) => from.fn.countAll<number>().as('sent'))
    .where('sender_id', '=', userId)
    // What staff have answered is not counted among their own questions.
    .where('by_staff', '=', false)
    .where('inserted', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow()
  if (sent >= most) throw new PublicError(429, 'too_many_replies')
}
