import { sql } from 'kysely'
import { weekStart } from '@loadout/contract/rankings/week-number.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'
import { dayOf } from '../statistics/day.ts'
import { POINTS, statCategories } from './categories.ts'
import { MONTH, WEEK } from './periods.ts'
import { lastClosedWeek } from './week-queries.ts'

/** Weeks and months that are shown no more. */
const KEPT_DAYS = 62

/** A week that is not closed yet is kept, however long nobody has closed any. */
export async function deleteExpiredSums(db: Db, clock: Clock): Promise<void> {
  const last = await lastClosedWeek(db)
  const oldest = dayOf(clock.now()) - KEPT_DAYS
  const unclosed = last === null ? 0 : dayOf(weekStart(last + 1))
  await deleteBefore(db, WEEK, Math.min(oldest, unclosed))
  await deleteBefore(db, MONTH, oldest)
}

/** They are named, because the index begins with them. */
const categories = [POINTS, ...Object.values(statCategories)]

const deleteBefore = (db: Db, period: number, begins: number) =>
  deleteInBatches(
    db,
    'ranking_sum',
    sql`category = any(${categories}::smallint[]) and period = ${period} and begins < ${begins}`,
  )
