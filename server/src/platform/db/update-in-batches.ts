import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import { inBatches } from './in-batches.ts'
import type { Tables } from './tables.ts'

/**
 * Changes rows that may be many, as `deleteInBatches` deletes them. The condition must hold of no
 * row that is changed already, or there would be no end.
 */
export const updateInBatches = (
  db: Db,
  table: keyof Tables,
  { set, where }: { set: RawBuilder<unknown>; where: RawBuilder<unknown> },
): Promise<void> =>
  inBatches(db, { table, condition: where }, sql`update ${sql.table(table)} set ${set}`)
