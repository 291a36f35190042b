import { sql } from 'kysely'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import type { OwnPlace, RankingFilter } from '@loadout/contract/rankings/rankings.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import { POINTS } from './categories.ts'
import { periodOf } from './periods.ts'
import { rankedSums, withoutPlace, type RankingValues } from './ranked-sums.ts'

type Row = { amount: number; ahead: number; next_username: string | null; next_amount: number }

const placeRows = preparedByShape(
  (db, { isCircle }: { isCircle: boolean }, values: Blanks<RankingValues>) => {
    const { period, begins, memberId, now } = values
    const kept = { category: sql.lit(POINTS), period, begins, now }
    const ranked = rankedSums({ ...kept, circleOf: isCircle ? memberId : undefined })
    return sql<Row>`
    with own as (
      select amount, reached, user_id from ranking_sum
      where user_id = ${memberId}::integer and category = ${sql.lit(POINTS)}
        and period = ${period}::smallint and begins = ${begins}::integer
        and user_id not in (${withoutPlace(now)})
    ),
    ahead as (
      select ranked.* from (${ranked}) as ranked
      where amount >= (select amount from own)
        and (amount > (select amount from own) or
          (reached, user_id) < (select reached, user_id from own))
      order by amount, reached desc, user_id desc limit ${sql.lit(OFFSET_MAX)}
    ),
    next as (
      select users.username, ahead.amount from ahead join users on users.id = ahead.user_id
      order by ahead.amount, ahead.reached desc, ahead.user_id desc limit 1
    )
    select own.amount, (select count(*)::integer from ahead) as ahead,
      next.username as next_username, coalesce(next.amount, 0) as next_amount
    from own left join next on true where own.amount > 0`
  },
)

/**
 * Where a member stands in a period, and who stands before them; null without points and of whoever
 * is banned (checklist C15). Behind ten
 * thousand others no place is counted: it would cost what the site is large.
 */
export async function readPlace(
  db: Db,
  clock: Clock,
  {
    userId,
    filter,
    isCircle = false,
  }: { userId: number; filter: RankingFilter; isCircle?: boolean },
): Promise<OwnPlace> {
  const now = clock.now()
  const [own] = await placeRows(
    db,
    { isCircle },
    { ...periodOf(filter, now), memberId: userId, now },
  )
  if (!own) return null
  const { amount, ahead, next_username: username, next_amount } = own
  return {
    rank: ahead < OFFSET_MAX ? ahead + 1 : null,
    points: amount,
    // Whoever comes to as much stands behind those who had it before.
    next: username === null ? null : { username, missing: next_amount - amount + 1 },
  }
}

/** The place of a member in this week's ranking; null without points, or behind all that counts. */
export const placeOf = async (db: Db, clock: Clock, userId: number): Promise<number | null> =>
  (await readPlace(db, clock, { userId, filter: 'week' }))?.rank ?? null
