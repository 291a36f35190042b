import { CompiledQuery, Kysely } from 'kysely'
import pg from 'pg'
import { POOL_TIMEOUT, watchAvailability, type Availability } from './availability.ts'
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
/** Days begin at midnight UTC in SQL as well, wherever the machine of the database stands. */
const IN_UTC = `-c TimeZone=UTC ${PLANNER}`
export const PLANNED_ONCE = `${IN_UTC} -c plan_cache_mode=force_generic_plan`
/** How to find a word depends on how common it is. */
const PLANNED_EACH = `${IN_UTC} -c plan_cache_mode=force_custom_plan`

/**
 * PostgreSQL begins a process for each: on a busy machine that takes as long as a slow statement.
 */
export const OPENING_MS = 5_000

/** In milliseconds. */
export type DatabaseLimits = {
  opening: number
  /** As long as it takes with 0. */
  statement: number
  search: number
  lock: number
  idleInTransaction: number
  /** Whoever waits for a connection, while none comes back. */
  poolWait: number
  /** While connections come and go, whoever waits for one waits longer than that. */
  longestPoolWait: number
}

/** Limits of checklist L09: no statement, lock or abandoned transaction holds the others up. */
export const SITE_LIMITS: DatabaseLimits = {
  opening: OPENING_MS,
  statement: 5_000,
  search: 1_000,
  lock: 2_000,
  idleInTransaction: 10_000,
  poolWait: 2_000,
  longestPoolWait: 10_000,
}
/** For those who fill or read a whole database while nobody waits for one of their statements. */
export const PATIENT_LIMITS: DatabaseLimits = {
  ...SITE_LIMITS,
  statement: 0,
  idleInTransaction: 60_000,
}

/** A connection that comes back within this time shows that those who wait are getting on. */
const SWIFT_MS = 1_000

/** Connections for shared reads and for searches, beside those of the pool. */
const SHARED = 4
const SEARCHES = 3

/** `connections` are those of the pool at most; those for shared reads and searches come on top. */
export function openDatabase({
  url,
  connections = 10,
  limits = SITE_LIMITS,
}: {
  url: string
  connections?: number
  limits?: DatabaseLimits
}): Database {
  const availability = watchAvailability(url)
  const names: StatementNames = new Map()
  const config: pg.ClientConfig = {
    connectionString: withOptions(url, `${PLANNED_ONCE} ${statementLimit(limits.statement)}`),
    connectionTimeoutMillis: limits.opening,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    // A frozen server cannot time its own statements out, so this side waits a little longer and
    // then gives up.
    ...(limits.statement === 0 ? {} : { query_timeout: limits.statement + 1_000 }),
    application_name: 'loadout',
  }
  const db = openPool({ ...config, max: connections }, limits, availability, names)
  const searching = openPool(
    {
      ...config,
      max: Math.min(SEARCHES, connections),
      connectionString: withOptions(url, `${PLANNED_EACH} ${statementLimit(limits.search)}`),
    },
    limits,
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

/** As an option, because pg says nothing of a limit of 0, and that of the role would apply. */
export const statementLimit = (milliseconds: number) => `-c statement_timeout=${milliseconds}`

/** What the address itself says of options would replace ours: both are sent, ours last. */
export function withOptions(url: string, ours: string): string {
  const address = new URL(url)
  const theirs = address.searchParams.getAll('options')
  address.searchParams.set('options', [...theirs, ours].join(' '))
  return address.href
}

function openPool(
  config: pg.PoolConfig,
  limits: DatabaseLimits,
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
    stallTimeoutMs: limits.poolWait,
    longestMs: limits.longestPoolWait,
    swiftMs: SWIFT_MS,
    refusal: () => new Error(POOL_TIMEOUT),
  })
  return new Kysely<Tables>({
    dialect: pipelinedDialect({ pool, queue, names, availability }),
  })
}
