import { ITEM_SHOP } from '@loadout/contract/support/ticket-states.ts'
import { lockCaller } from '../accounts/lock-members.ts'
import { DAY, HOUR } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { refuseTooMany } from '../platform/http/refuse-too-many.ts'

type Writing = { userId: number; max: number; now: Date }

/** What purchases open does not count. */
export async function refuseTooManyTickets(tx: Db, { userId, max, now }: Writing): Promise<void> {
  await lockCaller(tx, userId)
  const opened = tx
    .selectFrom('support_ticket')
    .where('user_id', '=', userId)
    .where('category', '<>', ITEM_SHOP)
    .where('inserted', '>', new Date(now.getTime() - DAY))
  await refuseTooMany(opened, { max, code: 'too_many_tickets' })
}

export async function refuseTooManyReplies(tx: Db, { userId, max, now }: Writing): Promise<void> {
  await lockCaller(tx, userId)
  const sent = tx
    .selectFrom('support_message')
    .where('sender_id', '=', userId)
    // What staff have answered is not counted among their own questions.
    .where('by_staff', '=', false)
    .where('inserted', '>', new Date(now.getTime() - HOUR))
  await refuseTooMany(sent, { max, code: 'too_many_replies' })
}
