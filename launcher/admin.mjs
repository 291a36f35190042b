// `npm run admin -- NAME [--remove]`: makes somebody an owner of this site, whether it is running or not, or unmakes one.
import { spawn } from 'node:child_process'
import { clone, inClone } from './clone.mjs'
import { readConfiguration } from './configuration.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { openPostgres } from './open-postgres.mjs'
import { Refusal, refuse } from './refusal.mjs'

try {
  const { name, remove } = wishOf(process.argv.slice(2))
  const { databaseUrl } = readConfiguration()
  await ensureInstalled()
  const { url, stop } = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await openPostgres(dataFolder())
  const succeeded = await run({ databaseUrl: url, name, remove })
  await stop()
  process.exit(succeeded ? 0 : 1)
} catch (error) {
  refuse(error)
}

/**
 * The address holds a password, so it travels as a message: arguments can be read by everyone on the machine.
 * @param {{ databaseUrl: string, name: string, remove: boolean }} wish
 * @returns {Promise<boolean>}
 */
function run(wish) {
  const child = spawn(nodeBinary(), ['--no-warnings', inClone('server/src/owners/owner-process.ts')], { cwd: clone, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.send(wish)
  // A Ctrl-C reaches it by itself; what it had begun is rolled back, and the database is stopped in order.
  process.on('SIGINT', () => {})
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** @param {readonly string[]} args */
function wishOf(args) {
  const names = args.filter((arg) => arg !== '--remove')
  const [name] = names
  if (name === undefined || names.length !== 1 || name.startsWith('-')) throw new Refusal('npm run admin -- NAME makes an owner; npm run admin -- NAME --remove unmakes one.')
  return { name, remove: names.length < args.length }
}
