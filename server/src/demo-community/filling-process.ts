/**
 * Fills an empty database with the demo community. A process of its own; the address of the
 * database comes as a message.
 */
import { systemClock } from '../platform/clock.ts'
import { openDatabase, PATIENT_LIMITS } from '../platform/db/database.ts'
import { runForLauncher } from '../platform/run-for-launcher.ts'
import { fillDemo } from './fill.ts'

runForLauncher(
  async ({ databaseUrl }: { databaseUrl: string }) => {
    const { db, close } = openDatabase({ url: databaseUrl, connections: 2, limits: PATIENT_LIMITS })
    await fillDemo(db, systemClock.now()).finally(close)
  },
  () => false,
)
