/**
 * `npm run demo:reset [-- --scale N]`: empties a database that holds the demo community and fills
 * it anew, N times as large. The address of the database comes as a message.
 */
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { WrongConfiguration } from '../configuration-values.ts'
import { shipContentPages } from '../content-pages/ship-pages.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase, PATIENT_LIMITS, type Db } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { UnfitDatabase } from '../platform/db/unfit-database.ts'
import { runForLauncher } from '../platform/run-for-launcher.ts'
import { fillDemo } from './fill.ts'
import { multiplyDemo, type RowCounts } from './multiply.ts'
import { hasPeople } from '../accounts/people.ts'
import { holdsDemo } from './holds-demo.ts'

runForLauncher(
  async ({ databaseUrl, scale, max }: { databaseUrl: string; scale: number; max?: RowCounts }) => {
    await empty(databaseUrl)
    await fill(databaseUrl, { scale, max })
    console.log(
      scale > 1
        ? 'The demo community is as large as it was asked to be.'
        : 'The demo community is as on its first day.',
    )
  },
  (error) => error instanceof WrongConfiguration || error instanceof UnfitDatabase,
)

async function empty(url: string) {
  const { db, close } = openDatabase({ url, connections: 2, limits: PATIENT_LIMITS })
  try {
    await refuseOthers(db)
    await migrate(url)
    if ((await hasPeople(db)) && !(await holdsDemo(db))) {
      throw new WrongConfiguration(
        'This database holds a community of its own, not the demo. It is left alone; drop it by hand if you mean it.',
      )
    }
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    // Jobs that wait are about rows that are gone.
    await sql`drop schema if exists pgboss cascade`.execute(db)
  } finally {
    await close()
  }
}

/**
 * Before anything is written: a database of another program has no people of ours, and whatever it
 * has would be dropped.
 */
async function refuseOthers(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  if (rows.length > 0 && rows.every(({ name }) => name !== DEFAULT_MIGRATION_TABLE)) {
    throw new WrongConfiguration(
      'This database holds tables of another program and none of Loadout. It is left alone: give the demo community a database of its own.',
    )
  }
}

async function fill(url: string, { scale, max }: { scale: number; max: RowCounts | undefined }) {
  await migrate(url)
  const { db, close } = openDatabase({ url, connections: 2, limits: PATIENT_LIMITS })
  try {
    await shipContentPages(db)
    const now = systemClock.now()
    await fillDemo(db, now)
    if (scale > 1)
      await multiplyDemo(db, { scale, now, max }, (what) =>
        console.log(`  ${new Date().toISOString().slice(11, 19)} ${what} …`),
      )
  } finally {
    await close()
  }
}
