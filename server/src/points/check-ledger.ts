/**
 * `npm run check-ledger`: ends with code 1 when a ledger is wrong. The address
 * of the database comes as a message.
 */
import { openDatabase, PATIENT_LIMITS } from '../platform/db/database.ts'
import { runForLauncher } from '../platform/run-for-launcher.ts'
import { checkLedgers } from './check-ledgers.ts'

runForLauncher(async ({ databaseUrl }: { databaseUrl: string }) => {
  const { db, close } = openDatabase({ url: databaseUrl, connections: 1, limits: PATIENT_LIMITS })
  const findings = await checkLedgers(db).finally(close)
  for (const { lines } of findings) for (const line of lines) console.log(line)
  if (findings.some(({ wrong }) => wrong > 0)) process.exitCode = 1
})
