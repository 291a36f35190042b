import pg from 'pg'
import { PgBoss, type ConstructorOptions, type Db as Executor } from 'pg-boss'
import type { Availability } from '../db/availability.ts'
import { OPENING_MS } from '../db/database.ts'
import { indexFailedJobs } from './failed-jobs.ts'

/** One at a time looks for work, another one may tidy up. */
const CONNECTIONS = 2
const STATEMENT_MS = 30_000

export type JobDatabase = Executor & { close: () => Promise<void> }

/**
 * Connections for what pg-boss does by itself, opened when first needed; it sends several
 * statements at once, which `db` does not take.
 */
export function openJobDatabase(url: string, { judge }: Pick<Availability, 'judge'>): JobDatabase {
  let first: readonly string[] = []
  const pool = new pg.Pool({
    connectionString: url,
    async onConnect(client) {
      for (const statement of first) await client.query(statement)
    },
    max: CONNECTIONS,
    connectionTimeoutMillis: OPENING_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    application_name: 'loadout jobs',
  })
  pool.on('error', judge)
  pool.on('connect', (client) => client.on('error', judge))
  return {
    /** Before anything is opened: what each connection is told first. */
    setSessionStatements(statements) {
      first = statements
      return Promise.resolve()
    },
    executeSql: (text, values) =>
      pool.query(text, values).catch((error: unknown) => Promise.reject(judge(error))),
    close: () => pool.end(),
  }
}

/**
 * Puts the tables of pg-boss into their schema, or brings them to the shape of this version, with
 * an index for staff; as often and by as many as one likes.
 */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    max: 1,
    application_name: 'loadout migrations',
    ...IDLE,
  })
  boss.on('error', () => undefined)
  try {
    await boss.start()
    await boss.getDb().executeSql(indexFailedJobs)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** What pg-boss may do by itself. */
export type BossDuties = Pick<
  ConstructorOptions,
  | 'supervise'
  | 'schedule'
  | 'monitorVacuum'
  | 'cronMonitorIntervalSeconds'
  | 'cronWorkerIntervalSeconds'
  | 'maintenanceIntervalSeconds'
  | 'clock'
>

/** Nothing at all. */
export const IDLE = { supervise: false, schedule: false, monitorVacuum: false } satisfies BossDuties
