import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { migrateJobs } from '../jobs/job-database.ts'
import { statementLimit, withOptions } from './database.ts'
import { refuseUnfit, UnfitDatabase } from './unfit-database.ts'

const folder = `${import.meta.dirname}/../../../migrations`

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/**
 * A migration that has another name and place now, because two had one number. A database that
 * knows it by the old name forgets that it does and applies it again under the new: it has to
 * change nothing where it has been.
 */
const APPLIED_AGAIN = ['0019-search-of-comments']

/** Migrations by the names that they had first; what was changed in them is done by 0090. */
const RENAMED = {
  '0081-recovery-codes-since': '0080-recovery-codes-since',
  '0085-comments-that-go': '0086-comments-that-go',
  '0086-what-is-emptied': '0085-what-is-emptied',
}

/**
 * Two that were renamed have changed places, but they must have been applied in the order of their
 * names. Each was the last or the last but one, so each counts as applied when the last one was:
 * what is of one moment is in that order.
 */
async function learnNewNames(db: Kysely<unknown>) {
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  await sql`delete from ${table} where name = any(${APPLIED_AGAIN})`.execute(db)
  for (const [before, now] of Object.entries(RENAMED))
    await sql`
      update ${table} set name = ${now}, timestamp = (select max(timestamp) from ${table})
      where name = ${before}`.execute(db)
  // Where only one of these two was there, the other is done by 0090 as well.
  await sql`
    insert into ${table} (name, timestamp) select '0085-what-is-emptied', timestamp from ${table}
    where name = '0086-comments-that-go' on conflict do nothing`.execute(db)
}

async function refuseNewer(db: Kysely<unknown>, known: readonly string[]) {
  const { rows } = await sql<{ last: string | null }>`
    select max(name collate "C") as last from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  if ((rows[0]?.last ?? '') > (known.at(-1) ?? ''))
    throw new UnfitDatabase('This database was used by a newer version of Loadout. Start that one.')
}

async function knowsMigrations(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{
    isKept: boolean
  }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as "isKept"`.execute(db)
  return rows[0]?.isKept === true
}

/**
 * Brings the database to this version's shape: plain SQL files, forward only, in the order of their
 * names, all or none, one server at a time; then the tables of the jobs, which come with their
 * package. Answers the names of those that were applied now; `onPending` hears before the first.
 */
export async function migrate(
  url: string,
  onPending: () => void = () => undefined,
): Promise<string[]> {
  const patientUrl = withOptions(url, statementLimit(0))
  const pool = new pg.Pool({
    connectionString: patientUrl,
    max: 1,
    lock_timeout: 2_000,
    // A statement may take minutes, and what stands between forgets connections that are silent.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'loadout migrations',
  })
  // A query whose connection breaks says so itself; one that is idle or being closed has nobody
  // left to tell, and unheard that would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await refuseUnfit(db)
    const migrations = await readMigrations()
    const isKnown = await knowsMigrations(db)
    if (isKnown) await refuseNewer(db, Object.keys(migrations))
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    if ((await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined))
      onPending()
    // Not before: whoever hears of it may refuse that anything is changed.
    if (isKnown) await learnNewNames(db)
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw error
    await migrateJobs(patientUrl)
    return results.map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
}
