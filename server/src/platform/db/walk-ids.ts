import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/** Ids after one and up to another. */
export type IdRange = { after: number; upTo: number }

/** Of a table whose rows have an `id`. */
type Walk = { table: keyof Tables; step: number }

/**
 * Walks through a whole table, so many ids at a time: for what no index finds, and what would take
 * longer in one statement than any has.
 */
export async function walkIds(
  db: Db,
  { table, step }: Walk,
  act: (range: IdRange) => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id) as first, max(id) as last from ${sql.table(table)}`.execute(db)
  const { first, last } = rows[0] ?? {}
  if (first == null || last == null) return
  for (let after = first - 1; after < last; after += step) await act({ after, upTo: after + step })
}
