/**
 * `npm run admin -- NAME [--remove]`: makes or unmakes an owner. The address of the database comes
 * as a message: arguments can be read by everyone on the machine.
 */
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { systemClock } from '../platform/clock.ts'
import { systemRandom } from '../platform/random.ts'
import { askAtTerminal } from './ask-at-terminal.ts'
import { makeOwner, removeOwner } from './make-owner.ts'

process.once(
  'message',
  async ({ databaseUrl, name, remove }: { databaseUrl: string; name: string; remove: boolean }) => {
    try {
      await migrate(databaseUrl)
      const { db, close } = openDatabase({ url: databaseUrl, connections: 1 })
      const terminal = askAtTerminal(process.stdin, process.stdout)
      const parts = { db, clock: systemClock, random: systemRandom }
      console.log(
        await (remove ? removeOwner(parts, name) : makeOwner(parts, name, terminal.ask))
          .finally(terminal.close)
          .finally(close),
      )
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    } finally {
      if (process.connected) process.disconnect()
    }
  },
)
