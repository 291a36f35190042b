import { sql } from 'kysely'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'

/** The mail that says that somebody is gone goes when it is sent, and after a day in any case. */
export const deleteExpiredLastMails = (db: Db, clock: Clock) =>
  db
    .deleteFrom('mail')
    .where('is_last', '=', true)
    .where((where) =>
      where.or([
        where('sent_at', 'is not', null),
        where('inserted', '<', new Date(clock.now().getTime() - DAY)),
      ]),
    )
    .execute()

const KEPT_DAYS = 365

/**
 * Of a mail whose words are gone staff see for a year that it was written, to whom, and its end.
 */
export function deleteExpiredMails(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  return deleteInBatches(db, 'mail', sql`inserted < ${before}`)
}
