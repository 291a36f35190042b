import type { Db } from '../platform/db/database.ts'
import { UPVOTES } from './categories.ts'
import { ALL_TIME } from './periods.ts'

/**
 * How many upvotes somebody has been given by members whose address is verified, with that of this
 * transaction (checklist C15). What is deleted later stays counted.
 */
export async function countVerifiedUpvotes(tx: Db, userId: number): Promise<number> {
  const sum = await tx
    .selectFrom('ranking_sum')
    .select('amount')
    .where('user_id', '=', userId)
    .where('category', '=', UPVOTES)
    .where('period', '=', ALL_TIME.period)
    .executeTakeFirst()
  return sum?.amount ?? 0
}
