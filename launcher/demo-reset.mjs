// `npm run demo:reset [-- --scale N]`: the demo community as on its first day, or N times as large.
// Refuses to touch a community of people's own.
import { join } from 'node:path'
import { readConfiguration } from './configuration.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled } from './installation.mjs'
import { releaseLock, takeLock } from './lock-file.mjs'
import { startPostgres } from './postgres.mjs'
import { Refusal, refuse } from './refusal.mjs'
import { runWithMessage } from './run-with-message.mjs'

try {
  const scale = scaleOf(process.argv.slice(2))
  const { databaseUrl } = readConfiguration()
  const folder = dataFolder()
  const lock = join(folder, 'running.json')
  if (takeLock(lock))
    throw new Refusal('The site is running. Stop it first (Ctrl-C where it was started).')
  process.once('exit', () => releaseLock(lock))
  await ensureInstalled()

  const postgres = databaseUrl ? undefined : await startPostgres({ folder })
  const succeeded = await runWithMessage('server/src/demo-community/reset.ts', {
    databaseUrl: databaseUrl ?? postgres?.url,
    scale,
  })
  await postgres?.stop()
  process.exit(succeeded ? 0 : 1)
} catch (error) {
  refuse(error)
}

/**
 * @param {readonly string[]} args
 * @returns {number}
 */
function scaleOf(args) {
  if (args.length === 0) return 1
  const [name, value = ''] = args.length === 1 ? (args[0] ?? '').split('=') : args
  if (name !== '--scale' || args.length > 2 || !/^[1-9]\d{0,3}$/.test(value))
    throw new Refusal('npm run demo:reset -- --scale N, where N is a whole number from 1 to 9999.')
  return Number(value)
}
