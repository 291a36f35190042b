import { weekStart } from '@loadout/contract/rankings/week-number.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { dayOf } from '../statistics/day.ts'
import { lastClosedWeek } from './week-queries.ts'

/** Weeks and months that are shown no more. */
const KEPT_DAYS = 62

/** A week that is not closed yet is kept, however long nobody has closed any. */
export async function deleteExpiredSums(db: Db, clock: Clock): Promise<void> {
  const last = await lastClosedWeek(db)
  const oldest = dayOf(clock.now()) - KEPT_DAYS
  const unclosed = last === null ? 0 : dayOf(weekStart(last + 1))
  await db
    .deleteFrom('ranking_sum')
    .where((where) =>
      where.or([
        where.and([where('period', '=', 0), where('begins', '<', Math.min(oldest, unclosed))]),
        where.and([where('period', '=', 1), where('begins', '<', oldest)]),
      ]),
    )
    .execute()
}
