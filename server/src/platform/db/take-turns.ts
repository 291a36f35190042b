import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const CHECK_INTERVAL_MS = 100

/**
 * Servers that start together do what must be done once one after the other: whoever comes second
 * waits here until the first has committed. It asks again and again, because a single question that
 * waits as long would be given up by the connection.
 */
export async function takeTurn(tx: Db, what: string): Promise<void> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  )
  while (!(await tryTurn(tx, what))) await sleep(CHECK_INTERVAL_MS)
}

async function tryTurn(tx: Db, what: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(hashtext(${what})) as taken`.execute(tx)
  return rows[0]?.taken === true
}
