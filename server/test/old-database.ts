import { readdirSync, readFileSync } from 'node:fs'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { emptyDatabase } from './empty-database.ts'

const folder = `${import.meta.dirname}/../migrations`

/** Migrations that had another name in the releases that brought them, before they had this one. */
const FORMER: Record<string, string> = { '0027-search-of-comments': '0019-search-of-comments' }

/** A database as an older release has left it, whose last migration was this one. */
export async function oldDatabase(last: string): Promise<string> {
  const url = await emptyDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // Unheard, a connection that is ended while nobody uses it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file): [string, Migration] => {
      const name = file.replace('.sql', '')
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      const then = (last < name && FORMER[name]) || name
      return [then, { up: async (to) => void (await sql.raw(text).execute(to)) }]
    })
    .filter(([name]) => name <= last)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  await db.destroy()
  if (error) throw error
  return url
}
