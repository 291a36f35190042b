import { CompiledQuery, Kysely } from 'kysely'
import pg from 'pg'
import { watchAvailability, type Availability } from './availability.ts'
import { boundedQueue } from '../bounded-queue.ts'
import type { StatementNames } from './named-statements.ts'
import { pipelinedDialect } from './pipelined-dialect.ts'
import { shareReads, type ReadShared } from './shared-reads.ts'
import type { Tables } from './tables.ts'

/**
 * Outside of a transaction, prepared reads of many requests share connections (`shared-reads.ts`).
 */
export type Db = Kysely<Tables> & { readonly readShared?: ReadShared }

export type Database = {
  db: Db
  /**
   * For searches: connections of their own, so that many of them hold nobody else up; planned anew
   * for the words of each (checklist L05).
   */
  searching: Db
  availability: Availability
  close: () => Promise<void>
}

/**
 * Counts and cents: nothing here reaches 2^53, and a count that comes as a text is added up wrongly
 * sooner or later.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Planner settings that pay off for short indexed queries; measured, see docs/decisions. */
const PLANNER = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'
const PLANNED_ONCE = `${PLANNER} -c plan_cache_mode=force_generic_plan`
/** How to find a word depends on how common it is. */
const PLANNED_EACH = `${PLANNER} -c plan_cache_mode=force_custom_plan`

/** Limits of checklist L09: no statement, lock or abandoned transaction holds the others up. */
const STATEMENT_MS = 5_000
const SEARCH_MS = 1_000
const LOCK_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 10_000
const POOL_WAIT_MS = 2_000
/** PostgreSQL begins a process for each: on a busy machine that takes as long as a slow statement. */
const OPENING_MS = STATEMENT_MS
/** While connections come and go, whoever waits for one waits longer than that. */
const LONGEST_POOL_WAIT_MS = 10_000
/** A connection that comes back within this time shows that those who wait are getting on. */
const SWIFT_MS = 1_000

/** Connections for shared reads and for searches, beside those of the pool. */
const SHARED = 4
const SEARCHES = 3

/**
 * `patient` is for those who fill a database while nobody waits: their statements may take as long
 * as they take.
 */
export function openDatabase({
  url,
  connections = 10,
  patient = false,
}: {
  url: string
  connections?: number
  patient?: boolean
}): Database {
  const availability = watchAvailability(url)
  const names: StatementNames = new Map()
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: OPENING_MS,
    statement_timeout: patient ? 0 : STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // A frozen server cannot time its own statements out, so this side waits a little longer and
    // then gives up.
    ...(patient ? {} : { query_timeout: STATEMENT_MS + 1_000 }),
    options: PLANNED_ONCE,
    application_name: 'loadout',
  }
  const db = openPool({ ...config, max: connections }, availability, names)
  const searching = openPool(
    {
      ...config,
      max: Math.min(SEARCHES, connections),
      statement_timeout: SEARCH_MS,
      options: PLANNED_EACH,
    },
    availability,
    names,
  )
  const alone: ReadShared = async (sql, parameters) =>
    (await db.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows
  const shared = shareReads({
    config,
    connections: Math.min(SHARED, connections),
    availability,
    names,
    alone,
  })
  return {
    db: Object.assign(db, { readShared: shared.read }),
    searching,
    availability,
    async close() {
      availability.close()
      await Promise.all([shared.close(), db.destroy(), searching.destroy()])
    },
  }
}

function openPool(
  config: pg.PoolConfig,
  availability: Availability,
  names: StatementNames,
): Kysely<Tables> {
  const pool = new pg.Pool({ ...config, pipeline: true })
  // A connection that breaks under a query fails the query and says so here as well; unheard, that
  // would end the process.
  pool.on('connect', (client) => client.on('error', availability.judge))
  pool.on('error', availability.judge)
  const queue = boundedQueue({
    atOnce: config.max ?? 1,
    standstillMs: POOL_WAIT_MS,
    longestMs: LONGEST_POOL_WAIT_MS,
    swiftMs: SWIFT_MS,
    // As pg says it.
    refusal: () => new Error('timeout exceeded when trying to connect'),
  })
  return new Kysely<Tables>({
    dialect: pipelinedDialect({ pool, queue, names, availability }),
  })
}
