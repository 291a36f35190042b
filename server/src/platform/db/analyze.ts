import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Lets PostgreSQL look at what the tables hold now, those alone that hold something: of a table
 * that it has found empty it believes that reading it whole costs nothing, and does so until
 * autovacuum comes by, however many rows are written meanwhile.
 */
export async function analyzeFilledTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`.execute(
    db,
  )
  if (rows.length > 0)
    await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db)
}
