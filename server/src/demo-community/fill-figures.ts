import { seededRandom } from '@loadout/demo/seeded-random.ts'
import { countDays, numberOf } from '../figures/count-days.ts'
import type { Db } from '../platform/db/database.ts'
import { dayOf } from '../statistics/day.ts'

const DAYS = 90
const WEEK = 7

/**
 * Who was here is known of no day but the last, so it is made up for the days before: a community
 * that grows and has more time at the end of a week. All else is counted.
 */
export async function fillFigures(tx: Db, now: Date): Promise<void> {
  await countDays(tx, { now: () => now })
  const random = seededRandom('active')
  const today = dayOf(now)
  const active = Array.from({ length: DAYS }, (_, place) => {
    const day = today - DAYS + place
    const isWeekend = day % WEEK === 2 || day % WEEK === 3
    const count = Math.round((90 + place) * (isWeekend ? 1.3 : 1) * (0.9 + random() / 5))
    return { day, kind: numberOf('active'), count }
  })
  await tx
    .insertInto('daily_figure')
    .values(active)
    .onConflict((conflict) => conflict.columns(['day', 'kind']).doNothing())
    .execute()
}
