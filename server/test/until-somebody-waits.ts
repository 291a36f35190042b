import { sql } from 'kysely'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { Db } from '../src/platform/db/database.ts'

/** Until another transaction, or so many, wait for what this one has locked. */
export const untilSomebodyWaitsFor = (tx: Db, count = 1) =>
  eventually(async () => {
    const { rows } = await sql`
        select from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
    expect(rows.length).toBeGreaterThanOrEqual(count)
  })
