import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'

/** Of a quarter of a megabyte each: what one statement deletes in far less than it has. */
const PARTS = 200

/** Parts may be gigabytes: whoever deletes their copy deletes them before, or nothing would go. */
export const deleteParts = (db: Db, condition: RawBuilder<unknown>): Promise<void> =>
  deleteInBatches(db, 'data_copy_part', condition, PARTS)

/** Copies with all of their parts. */
export async function deleteCopies(db: Db, condition: RawBuilder<unknown>): Promise<void> {
  await deleteParts(db, sql`user_id in (select user_id from data_copy where ${condition})`)
  await sql`delete from data_copy where ${condition}`.execute(db)
}
