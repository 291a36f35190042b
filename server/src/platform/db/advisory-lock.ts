import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const CHECK_INTERVAL_MS = 100

/**
 * Locks a name until the end of this transaction, in all processes: whoever comes second waits here
 * until the first has committed. It asks again and again, because a single statement that waits as
 * long would be given up.
 */
export async function acquireAdvisoryLock(tx: Db, name: string): Promise<void> {
  while (!(await tryAdvisoryLock(tx, name))) await sleep(CHECK_INTERVAL_MS)
}

async function tryAdvisoryLock(tx: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(hashtext(${name})) as taken`.execute(tx)
  return rows[0]?.taken === true
}
