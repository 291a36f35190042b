import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'
import type { Tables } from '../src/platform/db/tables.ts'

/**
 * Ends the next statements that change rows of a table as a deadlock ends them, so many of them.
 * Answers what tells how many there have been in all.
 */
export async function collide(
  db: Db,
  table: keyof Tables,
  times: number,
): Promise<() => Promise<number>> {
  await sql`create sequence collision minvalue 0`.execute(db)
  await sql`select nextval('collision')`.execute(db)
  await sql`
    create function collide() returns trigger language plpgsql as $$ begin
      if nextval('collision') <= ${sql.lit(times)} then
        raise exception 'deadlock detected' using errcode = 'deadlock_detected';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger collide before update or delete on ${sql.table(table)}
    for each statement execute function collide()`.execute(db)
  return async () => {
    const { rows } = await sql<{
      tried: number
    }>`select last_value as tried from collision`.execute(db)
    return rows[0]?.tried ?? 0
  }
}
