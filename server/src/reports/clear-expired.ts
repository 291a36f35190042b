import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'

const KEPT_DAYS = 180

/**
 * Half a year after the decision nobody needs what was reported and what was said of it. That there
 * was a report stays: the log says what was removed, and reporters have their counts.
 */
export async function clearExpiredReports(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  await db
    .updateTable('reported_thing')
    .set({ snapshot: null })
    .where('decided_at', '<', before)
    .where('snapshot', 'is not', null)
    .execute()
  // Not only of those: where its owner has left, what was reported went before.
  await db
    .updateTable('report')
    .set({ words: '' })
    .where('words', '<>', '')
    .where('reported_id', 'in', (of) =>
      of.selectFrom('reported_thing').select('id').where('decided_at', '<', before),
    )
    .execute()
}
