import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { watchAvailability, type Availability } from './availability.ts'
import { nameStatements } from './named-statements.ts'
import { shareReads, type ReadShared } from './shared-reads.ts'
import type { Tables } from './tables.ts'

/** Outside of a transaction, prepared reads of many requests share connections (`shared-reads.ts`). */
export type Db = Kysely<Tables> & { readonly readShared?: ReadShared }

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

/** Connections for shared reads, beside those of the pool. */
const SHARED = 4

/** `patient` is for those who fill a database while nobody waits: their statements may take as long as they take. */
export function openDatabase({ url, connections = 10, patient = false }: { url: string; connections?: number; patient?: boolean }): Database {
  const availability = watchAvailability(url)
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: POOL_WAIT_MS,
    statement_timeout: patient ? 0 : STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // A frozen server cannot time its own statements out, so this side waits a little longer and then gives up.
    ...(patient ? {} : { query_timeout: STATEMENT_MS + 1_000 }),
    options: PLANNER,
    application_name: 'loadout',
  }
  const pool = new pg.Pool({ ...config, max: connections })
  pool.on('connect', (client) => {
    nameStatements(client, availability)
    // A connection that breaks under a query fails the query and says so here as well; unheard, that would end the process.
    client.on('error', availability.judge)
  })
  pool.on('error', availability.judge)
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = (() => connect().catch((error: unknown) => Promise.reject(availability.judge(error)))) as typeof pool.connect

  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const alone: ReadShared = async (sql, parameters) => (await kysely.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows
  const shared = shareReads({ config, connections: Math.min(SHARED, connections), availability, alone })
  return {
    db: Object.assign(kysely, { readShared: shared.read }),
    availability,
    async close() {
      availability.close()
      await Promise.all([shared.close(), kysely.destroy()])
    },
  }
}
