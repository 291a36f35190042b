// `npm run admin -- NAME [--remove]`: makes somebody an owner of this site, whether it is running
// or not, or unmakes one. With `--forget-second-steps` it lets somebody in by their password alone,
// and with `--new-password` by another one.
import { openSiteDatabase } from './open-postgres.mjs'
import { Refusal, refuse } from './refusal.mjs'
import { runWithMessage } from './run-with-message.mjs'

const wishes = new Map([
  ['--remove', 'remove'],
  ['--forget-second-steps', 'forget second steps'],
  ['--new-password', 'new password'],
])

try {
  const { name, wish } = wishOf(process.argv.slice(2))
  const { url, stop, isRunning } = await openSiteDatabase()
  const succeeded = await runWithMessage('server/src/owners/owner-process.ts', {
    databaseUrl: url,
    isRunning,
    name,
    wish,
  })
  await stop()
  process.exit(succeeded ? 0 : 1)
} catch (error) {
  refuse(error)
}

/** @param {readonly string[]} args */
function wishOf(args) {
  const names = args.filter((arg) => !wishes.has(arg))
  const [wish = 'make', ...more] = args.flatMap((arg) => wishes.get(arg) ?? [])
  const [name] = names
  if (name === undefined || names.length !== 1 || name.startsWith('-') || more.length > 0)
    throw new Refusal(
      'npm run admin -- NAME makes an owner; npm run admin -- NAME --remove unmakes one; npm run admin -- NAME --forget-second-steps lets somebody in by their password alone; npm run admin -- NAME --new-password asks for another password of theirs.',
    )
  return { name, wish }
}
