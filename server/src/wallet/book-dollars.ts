import { sql } from 'kysely'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { BalanceEntry, BalanceType } from '@loadout/contract/wallet/balance.ts'
import { lockMembersWithNext } from '../accounts/lock-members.ts'
import type { Clock } from '../platform/clock.ts'
import { preparedChange, type Blanks } from '../platform/db/prepared.ts'
import type { Work } from '../platform/unit-of-work.ts'

/** LD$ that a member gets from the site, or with a minus gives it. */
export type Booking = {
  userId: number
  /** Cents; not 0. */
  dollars: number
  type: BalanceType
  /** What it is for, such as `order 12`. Each is booked once: a second booking fails. */
  cause: string
  data: BalanceEntry['data']
}

/**
 * The one way to change what members have, in the transaction of its cause. Answers what each has
 * afterwards; who would have less than nothing is booked nothing and is not in the answer. Of
 * several bookings at once no two are of the same member.
 */
export async function bookDollars(
  work: Pick<Work, 'tx' | 'announce'>,
  clock: Clock,
  bookings: readonly Booking[],
): Promise<Map<number, number>> {
  const ids = bookings.map(({ userId }) => userId)
  if (new Set(ids).size < ids.length) throw new Error('a member is booked twice at once')
  if (ids.length > 1) await lockMembersWithNext(work.tx, ids)
  const booked = await insertTransfers(work.tx, {
    bookings: JSON.stringify(bookings),
    now: clock.now(),
  })
  for (const { user_id, dollars, balance } of booked)
    await work.announce(memberChannel(user_id), 'add-ld-dollars', {
      amount: dollars,
      dollars: balance,
    })
  return new Map(booked.map(({ user_id, balance }) => [user_id, balance]))
}

/**
 * One statement: the balance under the lock of its member, then the transfer, whose number is
 * higher than that of everything booked for them before, then both its legs.
 */
const insertTransfers = preparedChange(
  (tx, { bookings, now }: Blanks<{ bookings: string; now: Date }>) =>
    sql<{ user_id: number; dollars: number; balance: number }>`
      with booking as (
        select * from jsonb_to_recordset(${bookings}::jsonb)
          as booking ("userId" integer, dollars bigint, type smallint, cause text, data jsonb)),
      member as (
        update users set dollars = users.dollars + booking.dollars from booking
        where users.id = booking."userId" and users.dollars + booking.dollars >= 0
        returning users.id as user_id, booking.dollars, users.dollars as balance, booking.type, booking.cause, booking.data),
      transfer as (
        insert into dollar_transfer (type, cause, data, inserted)
        select type, cause, data, ${now}::timestamptz from member returning id, cause),
      side as (select transfer.id, member.user_id, member.dollars, member.balance from member join transfer using (cause)),
      leg as (
        insert into dollar_leg (transfer_id, user_id, dollars, balance)
        select id, user_id, dollars, balance from side union all select id, null, -dollars, null from side)
      select user_id, dollars, balance from side`,
)
