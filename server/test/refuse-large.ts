import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'
import type { Tables } from '../src/platform/db/tables.ts'

/** Refuses statements that delete or change more rows of a table than a batch has. */
export async function refuseLarge(db: Db, table: keyof Tables, most = 5_000): Promise<void> {
  await sql`
    create or replace function refuse_large() returns trigger language plpgsql as $$ begin
      if (select count(*) from old_rows) > tg_argv[0]::integer then raise 'too many rows in one statement'; end if;
      return null;
    end $$`.execute(db)
  for (const event of ['delete', 'update'])
    await sql`
      create trigger ${sql.id(`refuse_large_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing old table as old_rows for each statement execute function refuse_large(${sql.lit(String(most))})`.execute(
      db,
    )
}
