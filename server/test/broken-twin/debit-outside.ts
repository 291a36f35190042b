import { sql } from 'kysely'
import type { Clock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { Work } from '../../src/platform/unit-of-work.ts'
import { bookDollars as book, type Booking } from '../../src/wallet/book-dollars.ts'

const { db } = openDatabase({ url: process.env['DATABASE_URL'] ?? '', connections: 4 })

/**
 * As one would write it who thinks that a debit is done when it is done: what is spent is taken at
 * once, on a connection of its own, and the transaction books it afterwards. It works, until
 * somebody is killed in between or the transaction is done again.
 */
export async function bookDollars(
  work: Pick<Work, 'tx' | 'announce'>,
  clock: Clock,
  bookings: readonly Booking[],
): Promise<Map<number, number>> {
  const [booking] = bookings
  if (!booking || booking.type !== 2) return book(work, clock, bookings)
  const paid = await db
    .updateTable('users')
    .set((set) => ({ dollars: set('dollars', '+', booking.dollars) }))
    .where('id', '=', booking.userId)
    .where('dollars', '>=', -booking.dollars)
    .returning('dollars')
    .executeTakeFirst()
  if (!paid) return new Map()
  const { userId, dollars, type, cause, data } = booking
  await sql`
    with transfer as (
      insert into dollar_transfer (type, cause, data, inserted)
      values (${type}, ${cause}, ${JSON.stringify(data)}::jsonb, ${clock.now()}) returning id)
    insert into dollar_leg (transfer_id, user_id, dollars, balance)
    select id, ${userId}::integer, ${dollars}::bigint, ${paid.dollars}::bigint from transfer
    union all select id, null, ${-dollars}::bigint, null from transfer`.execute(work.tx)
  return new Map([[userId, paid.dollars]])
}
