import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/**
 * Every table that says these words somewhere, in any column and any case, jobs among them; but for
 * what was told to open pages, which is kept for five minutes.
 */
export async function everywhereWith(db: Db, words: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and table_name <> 'realtime_event'`.execute(db)
  const found = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const table = sql.table(`${schema}.${name}`)
      const { rows } = await sql`
        select from ${table} as row where strpos(lower(row::text), ${words.toLowerCase()}) > 0`.execute(
        db,
      )
      return rows.length === 0 ? [] : [`${schema}.${name}`]
    }),
  )
  return found.flat().toSorted()
}
