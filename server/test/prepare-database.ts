import { shipContentPages } from '../src/content-pages/ship-pages.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { UNHURRIED_LIMITS } from './unhurried-limits.ts'

/** As a server leaves an empty database at its first start: with tables and the shipped pages. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url)
  const database = openDatabase({ url, connections: 1, limits: UNHURRIED_LIMITS })
  await shipContentPages(database.db)
  await database.close()
}
