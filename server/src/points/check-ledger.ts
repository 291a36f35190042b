/**
 * `npm run check-ledger`: ends with code 1 when a balance is not the sum of its ledger. The address
 * of the database comes as a message.
 */
import { openDatabase } from '../platform/db/database.ts'
import { readLedger, reportOf } from './ledger.ts'

process.once('message', async ({ databaseUrl }: { databaseUrl: string }) => {
  try {
    const { db, close } = openDatabase({ url: databaseUrl, connections: 1, patient: true })
    const ledger = await readLedger(db).finally(close)
    for (const line of reportOf(ledger)) console.log(line)
    if (ledger.wrong > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    if (process.connected) process.disconnect()
  }
})
