import { sql } from 'kysely'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { bookDollars } from '../wallet/book-dollars.ts'

/** Every so many stars paid so many cents, before the cutoff (POINTS-36, AMB-14). */
const STARS_A_TIME = 5
const CENTS = 2_500

type Parts = Pick<Site, 'clock' | 'events' | 'settings'>

/**
 * Comes after the points of a star, whose entry tells stars of different posts apart: the same one
 * given again is none more (checklist A11).
 */
export function payForStars({ clock, events, settings }: Parts): void {
  events.inTransaction('post starred', async (work, { data: { authorId: userId } }) => {
    const now = clock.now()
    if (now >= settings.ld.starCutoff) return
    const { all, of_month: count } = await countStars(work.tx, userId, now)
    const cause = `stars ${all} of member ${userId}`
    if (all === 0 || all % STARS_A_TIME !== 0 || (await isBooked(work.tx, cause))) return
    await bookDollars(work, clock, [
      { userId, dollars: CENTS, type: BalanceType.Stars, cause, data: { count } },
    ])
  })
}

async function countStars(tx: Db, userId: number, now: Date) {
  const { rows } = await sql<{ all: number; of_month: number }>`
    select count(*)::int as all, (count(*) filter (
      where inserted >= date_trunc('month', ${now}::timestamptz at time zone 'UTC') at time zone 'UTC'
    ))::int as of_month
    from point_entry where user_id = ${userId} and task_id = ${taskOf('receive_star').id}`.execute(
    tx,
  )
  return rows[0] ?? { all: 0, of_month: 0 }
}

/** Its author is locked by the points of the star, so nobody books it meanwhile. */
const isBooked = async (tx: Db, cause: string) =>
  (await tx
    .selectFrom('dollar_transfer')
    .select('id')
    .where('cause', '=', cause)
    .executeTakeFirst()) !== undefined
