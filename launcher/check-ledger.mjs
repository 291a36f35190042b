// `npm run check-ledger`: proves that points and LD$ are the sums of their entries, and that
// orders, rankings and payouts agree with them, whether the site is running or not.
import { openSiteDatabase } from './open-postgres.mjs'
import { refuse } from './refusal.mjs'
import { runWithMessage } from './run-with-message.mjs'

try {
  const { url, stop } = await openSiteDatabase()
  const isRight = await runWithMessage('server/src/points/check-ledger.ts', { databaseUrl: url })
  await stop()
  process.exit(isRight ? 0 : 1)
} catch (error) {
  refuse(error)
}
