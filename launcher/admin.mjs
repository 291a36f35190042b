// `npm run admin -- NAME [--remove]`: makes somebody an owner of this site, whether it is running
// or not, or unmakes one.
import { readConfiguration } from './configuration.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled } from './installation.mjs'
import { openPostgres } from './open-postgres.mjs'
import { Refusal, refuse } from './refusal.mjs'
import { runWithMessage } from './run-with-message.mjs'

try {
  const { name, remove } = wishOf(process.argv.slice(2))
  const { databaseUrl } = readConfiguration()
  await ensureInstalled()
  const { url, stop } = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await openPostgres(dataFolder())
  const succeeded = await runWithMessage('server/src/owners/owner-process.ts', {
    databaseUrl: url,
    name,
    remove,
  })
  await stop()
  process.exit(succeeded ? 0 : 1)
} catch (error) {
  refuse(error)
}

/** @param {readonly string[]} args */
function wishOf(args) {
  const names = args.filter((arg) => arg !== '--remove')
  const [name] = names
  if (name === undefined || names.length !== 1 || name.startsWith('-'))
    throw new Refusal(
      'npm run admin -- NAME makes an owner; npm run admin -- NAME --remove unmakes one.',
    )
  return { name, remove: names.length < args.length }
}
