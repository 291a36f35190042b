/**
 * `npm run check-counts`: ends with code 1 when a kept count is not what there is; with `--repair`
 * it writes what there is first. The address of the database comes as a message.
 */
import { systemClock } from '../platform/clock.ts'
import { openDatabase, PATIENT_LIMITS, type Db } from '../platform/db/database.ts'
import { runForLauncher } from '../platform/run-for-launcher.ts'
import { silentTransactions } from '../platform/transactions-beside-site.ts'
import type { KeptCount, WrongCount } from './kept-count.ts'
import { keptCounts } from './kept-counts.ts'

const MAX_EXAMPLES = 20

runForLauncher(async ({ databaseUrl, repair }: { databaseUrl: string; repair: boolean }) => {
  const { db, close } = openDatabase({ url: databaseUrl, connections: 1, limits: PATIENT_LIMITS })
  const wrong = await (repair ? repairAll(db) : checkAll(db)).finally(close)
  if (wrong > 0) process.exitCode = 1
})

async function checkAll(db: Db): Promise<number> {
  let wrong = 0
  for (const count of keptCounts) wrong += await check(db, count)
  const names = keptCounts.map(({ name }) => name).join(', ')
  console.log(
    wrong === 0
      ? `Every kept count is what there is: ${names}.`
      : `${figure(wrong)} counts are off.`,
  )
  return wrong
}

async function check(db: Db, { name, findWrong }: KeptCount): Promise<number> {
  const wrong = await findWrong(db)
  for (const line of wrong.slice(0, MAX_EXAMPLES)) console.log(`${name}: ${saying(line)}`)
  const more = wrong.length - MAX_EXAMPLES
  if (more > 0) console.log(`${name}: and ${figure(more)} more.`)
  return wrong.length
}

async function repairAll(db: Db): Promise<number> {
  if ((await checkAll(db)) === 0) return 0
  const transaction = silentTransactions(db, systemClock)
  for (const { repair } of keptCounts) await transaction(({ tx }) => repair(tx))
  console.log('Repaired.')
  return checkAll(db)
}

const saying = ({ thing, kept, counted }: WrongCount) =>
  `${thing} has ${figure(kept)}, and there are ${figure(counted)}.`
const figure = (number: number) => number.toLocaleString('en')
