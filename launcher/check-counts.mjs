// `npm run check-counts`: proves that every count that is kept beside what it counts is right,
// whether the site is running or not. `-- --repair` writes the right ones.
import { openSiteDatabase } from './open-postgres.mjs'
import { Refusal, refuse } from './refusal.mjs'
import { runWithMessage } from './run-with-message.mjs'

try {
  const args = process.argv.slice(2)
  const repair = args.join() === '--repair'
  if (args.length > 0 && !repair) throw new Refusal('npm run check-counts, or -- --repair.')
  const { url, stop } = await openSiteDatabase()
  const isRight = await runWithMessage('server/src/counts/check-counts.ts', {
    databaseUrl: url,
    repair,
  })
  await stop()
  process.exit(isRight ? 0 : 1)
} catch (error) {
  refuse(error)
}
