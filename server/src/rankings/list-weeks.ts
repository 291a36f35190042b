import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { listClosedWeeks } from '@loadout/contract/rankings/staff-weeks.ts'
import { weekStart } from '@loadout/contract/rankings/week-number.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'

/** For staff: every closed week, the last first. */
export async function readClosedWeeks(
  db: Db,
  { limit, offset }: ParsedInputOf<typeof listClosedWeeks>,
): Promise<OutputOf<typeof listClosedWeeks>> {
  const [{ count }, rows] = await Promise.all([
    db
      .selectFrom('ranked_week')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('ranked_week')
      .selectAll()
      .orderBy('week', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  const entries = rows.map(({ closed_at, week, ...closed }) => ({
    ...closed,
    week,
    from: unixSeconds(weekStart(week)),
    closed_at: unixSeconds(closed_at),
  }))
  return { count, entries }
}
