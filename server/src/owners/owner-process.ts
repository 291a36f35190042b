/**
 * `npm run admin -- NAME [--remove]`: makes or unmakes an owner, or lets somebody in who has lost
 * their second steps or their password.
 * The address of the database comes as a message: arguments can be read by everyone on the machine.
 */
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { systemClock } from '../platform/clock.ts'
import { systemRandom } from '../platform/random.ts'
import { runForLauncher } from '../platform/run-for-launcher.ts'
import { askAtTerminal } from './ask-at-terminal.ts'
import { resetSecondSteps } from './reset-second-steps.ts'
import { makeOwner, removeOwner } from './make-owner.ts'
import { setNewPassword } from './set-new-password.ts'

type Order = {
  databaseUrl: string
  /** Whether the site of this clone is. */
  isRunning: boolean
  name: string
  wish: keyof typeof carryOut
}

const carryOut = {
  make: makeOwner,
  remove: removeOwner,
  'forget second steps': resetSecondSteps,
  'new password': setNewPassword,
}

runForLauncher(async ({ databaseUrl, isRunning, name, wish }: Order) => {
  await migrate(databaseUrl, isRunning ? refuseUnderSite : undefined)
  const { db, close } = openDatabase({ url: databaseUrl, connections: 1 })
  const terminal = askAtTerminal(process.stdin, process.stdout)
  const parts = { db, clock: systemClock, random: systemRandom, log: console.error }
  console.log(
    await carryOut[wish](parts, name, terminal.ask).finally(terminal.close).finally(close),
  )
})

/** What the old server knows of the database must stay true for as long as it runs. */
function refuseUnderSite() {
  throw new Error(
    'The site is running in an older version than this one. Stop it first (Ctrl-C where it was started), and start it again.',
  )
}
