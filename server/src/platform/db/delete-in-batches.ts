import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import { inBatches } from './in-batches.ts'
import type { Tables } from './tables.ts'

/**
 * Deletes rows that may be many, a batch at a time: in one statement that were too much, nothing
 * would ever go. The condition should have an index. A batch of large rows is smaller.
 */
export const deleteInBatches = (
  db: Db,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
  size?: number,
): Promise<void> => inBatches(db, { table, condition, size }, sql`delete from ${sql.table(table)}`)
