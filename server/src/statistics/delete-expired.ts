import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'
import type { Clock } from '../platform/clock.ts'
import { dayOf } from './day.ts'

/**
 * Who has read what is needed until its day is over, and for views of its last seconds that are
 * stored after midnight. Without the salt nobody can be found again.
 */
export async function deleteExpiredReaders(db: Db, clock: Clock): Promise<void> {
  const before = dayOf(new Date(clock.now().getTime() - LATE_MS))
  await db.deleteFrom('reader_salt').where('day', '<', before).execute()
  await deleteInBatches(db, 'article_reader', sql`day < ${before}`)
  await deleteInBatches(db, 'author_reader', sql`day < ${before}`)
}

const LATE_MS = 10 * 60_000
