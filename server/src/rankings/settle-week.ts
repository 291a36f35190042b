import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { Site } from '../site-parts.ts'
import { bookDollars } from '../wallet/book-dollars.ts'
import { takePlaces } from './week-queries.ts'

/** Places in one transaction: few enough to let purchases in between. */
const BATCH = 200

/**
 * Pays the places of a closed week, batch after batch (WALLET-10). How far it has come is written
 * in the transaction of the payouts, so a kill between two of them loses nothing and pays nobody
 * twice (checklist A12).
 */
export async function settleWeek(
  { transaction, clock }: Pick<Site, 'transaction' | 'clock'>,
  week: number,
): Promise<void> {
  let isLast = false
  while (!isLast)
    isLast = await transaction(async (work) => {
      const taken = await takePlaces(work.tx, week, BATCH)
      const bookings = taken.places.map(({ user_id, rank, cents }) => ({
        userId: user_id,
        dollars: cents,
        type: BalanceType.WeeklyRank,
        cause: `week ${week} rank ${rank}`,
        data: { rank, week },
      }))
      if (bookings.length > 0) await bookDollars(work, clock, bookings)
      return taken.isLast
    })
}
