import { sql } from 'kysely'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'

const KEPT_DAYS = 180
/** What another one has replaced only says who was counted within a day. */
const REPLACED_DAYS = 2

/** Half a year of what happened is enough for anybody. */
export async function deleteExpiredNotifications(db: Db, clock: Clock): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY)
  await deleteInBatches(db, 'notification', sql`inserted < ${before(KEPT_DAYS)}`)
  await deleteInBatches(
    db,
    'notification',
    sql`replaced and inserted < ${before(REPLACED_DAYS)} and inserted > ${before(REPLACED_DAYS + 2)}`,
  )
}
