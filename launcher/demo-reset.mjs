// `npm run demo:reset`: the demo community as on its first day. Refuses to touch a community of people's own.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readConfiguration } from './configuration.mjs'
import { clone, inClone } from './clone.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { releaseLock, takeLock } from './lock-file.mjs'
import { startPostgres } from './postgres.mjs'
import { Refusal, refuse } from './refusal.mjs'

try {
  const { databaseUrl } = readConfiguration()
  const folder = dataFolder()
  const lock = join(folder, 'running.json')
  if (takeLock(lock)) throw new Refusal('The site is running. Stop it first (Ctrl-C where it was started).')
  process.once('exit', () => releaseLock(lock))
  await ensureInstalled()

  const postgres = databaseUrl ? undefined : await startPostgres({ folder })
  const succeeded = await reset(databaseUrl ?? postgres?.url)
  await postgres?.stop()
  process.exit(succeeded ? 0 : 1)
} catch (error) {
  refuse(error)
}

/**
 * The address holds a password, so it travels as a message: arguments can be read by everyone on the machine.
 * @param {string | undefined} databaseUrl
 * @returns {Promise<boolean>}
 */
function reset(databaseUrl) {
  const child = spawn(nodeBinary(), ['--no-warnings', inClone('server/src/demo-community/reset.ts')], { cwd: clone, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ databaseUrl })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
