import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Servers that start together do what must be done once one after the other: whoever comes second
 * waits here until the first has committed.
 */
export async function takeTurn(tx: Db, what: string): Promise<void> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  )
  await sql`select pg_advisory_xact_lock(hashtext(${what}))`.execute(tx)
}
