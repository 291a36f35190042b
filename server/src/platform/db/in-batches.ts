import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import { retryCollisions } from './retry-collisions.ts'
import type { Tables } from './tables.ts'

/** What one statement does in far less than the five seconds that it has. */
const BATCH = 5_000

type Rows = { table: keyof Tables; condition: RawBuilder<unknown>; size?: number | undefined }

/**
 * Does `act`, which is a statement without its rows, to as many of them as there are. What they are
 * by then is looked at once more: a row may have been changed since it was found, so that a batch
 * which is not full need not be the last.
 */
export async function inBatches(
  db: Db,
  { table, condition, size = BATCH }: Rows,
  act: RawBuilder<unknown>,
): Promise<void> {
  const batch = sql`
    ${act} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(size)}))
    and (${condition})`
  const change = () => retryCollisions(() => batch.execute(db))
  while (((await change()).numAffectedRows ?? 0n) > 0n);
}
