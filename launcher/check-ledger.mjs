// `npm run check-ledger`: proves that every member's points are the sum of what they have earned, whether the site is running or not.
import { spawn } from 'node:child_process'
import { clone, inClone } from './clone.mjs'
import { readConfiguration } from './configuration.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { openPostgres } from './open-postgres.mjs'
import { refuse } from './refusal.mjs'

try {
  const { databaseUrl } = readConfiguration()
  await ensureInstalled()
  const { url, stop } = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await openPostgres(dataFolder())
  const isRight = await check(url)
  await stop()
  process.exit(isRight ? 0 : 1)
} catch (error) {
  refuse(error)
}

/**
 * The address holds a password, so it travels as a message: arguments can be read by everyone on the machine.
 * @param {string} databaseUrl
 * @returns {Promise<boolean>}
 */
function check(databaseUrl) {
  const child = spawn(nodeBinary(), ['--no-warnings', inClone('server/src/points/check-ledger.ts')], { cwd: clone, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ databaseUrl })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
