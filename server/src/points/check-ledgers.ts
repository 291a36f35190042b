import type { Db } from '../platform/db/database.ts'
import { checkPayouts } from '../rankings/check-payouts.ts'
import { checkRankings } from '../rankings/check-rankings.ts'
import { checkOrders } from '../store/check-orders.ts'
import { checkDollars } from '../wallet/check-dollars.ts'
import type { Finding } from './finding.ts'
import { readLedger, reportOf } from './ledger.ts'

/** Everything whose sum is kept beside what it is the sum of, and worth something. */
export async function checkLedgers(db: Db): Promise<readonly Finding[]> {
  const points = await readLedger(db)
  return [
    { wrong: points.wrong, lines: reportOf(points) },
    await checkRankings(db),
    await checkDollars(db),
    await checkOrders(db),
    await checkPayouts(db),
  ]
}
