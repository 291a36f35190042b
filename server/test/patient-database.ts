import { openDatabase, type Db } from '../src/platform/db/database.ts'
import { FILLING_LIMITS } from './unhurried-limits.ts'

/** Fills a database as the command line does, while nobody waits for one of its statements. */
export async function withPatientDatabase(
  databaseUrl: string,
  fill: (db: Db) => Promise<unknown>,
): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, connections: 2, limits: FILLING_LIMITS })
  try {
    await fill(db)
  } finally {
    await close()
  }
}
