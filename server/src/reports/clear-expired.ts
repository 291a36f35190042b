import { sql } from 'kysely'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { updateInBatches } from '../platform/db/update-in-batches.ts'

const KEPT_DAYS = 180

/**
 * Half a year after the decision nobody needs what was reported and what was said of it. That there
 * was a report stays: the log says what was removed, and reporters have their counts.
 */
export async function clearExpiredReports(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  await updateInBatches(db, 'reported_thing', {
    set: sql`snapshot = null`,
    where: sql`decided_at < ${before} and snapshot is not null`,
  })
  // Not only of those: where its owner has left, what was reported went before.
  await updateInBatches(db, 'report', {
    set: sql`words = ''`,
    where: sql`
      words <> '' and reported_id in (select id from reported_thing where decided_at < ${before})`,
  })
}
