import type { Site } from '../site-parts.ts'
import { takePlaces } from './week-queries.ts'

/** Places in one transaction: few enough to let purchases in between. */
const BATCH = 200

/**
 * Pays the places of a closed week, batch after batch. How far it has come is written in the
 * transaction of the payouts, so a kill between two of them loses nothing and pays nobody twice.
 */
export async function settleWeek(
  { transaction }: Pick<Site, 'transaction'>,
  week: number,
): Promise<void> {
  let isLast = false
  while (!isLast) ({ isLast } = await transaction(({ tx }) => takePlaces(tx, week, BATCH)))
}
