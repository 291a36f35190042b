// `npm run check-ledger`: proves that every member's points are the sum of what they have earned,
// whether the site is running or not.
import { readConfiguration } from './configuration.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled } from './installation.mjs'
import { openPostgres } from './open-postgres.mjs'
import { refuse } from './refusal.mjs'
import { runWithMessage } from './run-with-message.mjs'

try {
  const { databaseUrl } = readConfiguration()
  await ensureInstalled()
  const { url, stop } = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await openPostgres(dataFolder())
  const isRight = await runWithMessage('server/src/points/check-ledger.ts', { databaseUrl: url })
  await stop()
  process.exit(isRight ? 0 : 1)
} catch (error) {
  refuse(error)
}
