import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { watchAvailability, type Availability } from './availability.ts'
import { nameStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  availability: Availability
  close: () => Promise<void>
}

/** Planner settings that pay off for short indexed queries; measured, see docs/decisions. */
const PLANNER = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_generic_plan'

/** Limits of checklist L09: no statement, lock or abandoned transaction holds the others up. */
const STATEMENT_MS = 5_000
const LOCK_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 10_000
const POOL_WAIT_MS = 2_000

export function openDatabase({ url, connections = 10 }: { url: string; connections?: number }): Database {
  const availability = watchAvailability(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: POOL_WAIT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // A frozen server cannot time its own statements out, so this side waits a little longer and then gives up.
    query_timeout: STATEMENT_MS + 1_000,
    options: PLANNER,
    application_name: 'loadout',
  })
  pool.on('connect', (client) => {
    nameStatements(client, availability)
    // A connection that breaks under a query fails the query and says so here as well; unheard, that would end the process.
    client.on('error', availability.judge)
  })
  pool.on('error', availability.judge)
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = (() => connect().catch((error: unknown) => Promise.reject(availability.judge(error)))) as typeof pool.connect

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    availability,
    async close() {
      availability.close()
      await db.destroy()
    },
  }
}
