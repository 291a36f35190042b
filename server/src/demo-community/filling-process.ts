/**
 * Fills an empty database with the demo community. A process of its own; the address of the
 * database comes as a message.
 */
import { systemClock } from '../platform/clock.ts'
import { openDatabase, PATIENT_LIMITS } from '../platform/db/database.ts'
import { fillDemo } from './fill.ts'

process.once('message', async ({ databaseUrl }: { databaseUrl: string }) => {
  const database = openDatabase({ url: databaseUrl, connections: 2, limits: PATIENT_LIMITS })
  await fillDemo(database.db, systemClock.now())
  await database.close()
  process.disconnect()
})
