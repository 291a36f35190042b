import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/** What one statement deletes in far less than the five seconds that it has. */
const BATCH = 5_000

/**
 * Deletes rows that may be many, a batch at a time: in one statement that were too much, nothing
 * would ever go. The condition should have an index.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const batch = sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(BATCH)}))`
  while ((await batch.execute(db)).numAffectedRows === BigInt(BATCH));
}
