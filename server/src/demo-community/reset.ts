/** `npm run demo:reset`: empties a database that holds the demo community and fills it anew. */
import { sql } from 'kysely'
import { WrongConfiguration } from '../configuration.ts'
import { shipContentPages } from '../content-pages/ship-pages.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase, type Db } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { fillDemo } from './fill.ts'
import { hasPeople } from './start-filling.ts'

const url = process.env['DATABASE_URL'] ?? ''

try {
  await migrate(url)
  const database = openDatabase({ url, connections: 2 })
  if ((await hasPeople(database.db)) && !(await isDemo(database.db))) {
    throw new WrongConfiguration('This database holds a community of its own, not the demo. It is left alone; drop it by hand if you mean it.')
  }
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  await database.close()

  await migrate(url)
  const fresh = openDatabase({ url, connections: 2 })
  await shipContentPages(fresh.db)
  await fillDemo(fresh.db, systemClock.now())
  await fresh.close()
  console.log('The demo community is as on its first day.')
} catch (error) {
  console.error(error instanceof WrongConfiguration ? error.message : error)
  process.exitCode = 1
}

/** The demo people exist in no other community. */
async function isDemo(db: Db) {
  return (await db.selectFrom('users').select('id').where('email', '=', 'demoadmin@demo.invalid').executeTakeFirst()) !== undefined
}
