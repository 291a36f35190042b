import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Period } from './periods.ts'

/** Values of a query, or the blanks of a prepared one. */
type Value<Type> = Type | Expression<Type>

/**
 * What each query of a ranking is given: `memberId` is whose circle or place it is, 0 for nobody.
 */
export type RankingValues = Period & { memberId: number; now: Date }

type Sums = {
  category: Value<number>
  period: Value<number>
  begins: Value<number>
  /** Whose circle is ranked: those they follow and themselves. Everybody without. */
  circleOf?: Value<number> | undefined
  now: Value<Date>
}

/** The order of every ranking: whoever came to as much first stands first. */
export const bestFirst = sql`amount desc, reached, user_id`

/**
 * Who has a place: `user_id`, `amount` and `reached`. A circle is looked up member by member, so it
 * costs what it is large, however large the site is.
 */
export function rankedSums({ circleOf, now, ...period }: Sums): RawBuilder<unknown> {
  const source = circleOf === undefined ? sumsOfAll(period) : sumsOfCircle(circleOf, period)
  return sql`
    select user_id, amount, reached from (${source}) as sums
    where amount > 0 and user_id not in (${withoutPlace(now)})`
}

/** Banned members have no place (checklist C15), nor has anybody who has left. */
export const withoutPlace = (now: Value<Date>) => sql`
  select id from users where banned_until is not null and banned_until > ${now}::timestamptz
  union all select id from users where left_at is not null`

type Kept = Pick<Sums, 'category' | 'period' | 'begins'>

const isKept = ({ category, period, begins }: Kept) => sql`
  category = ${category}::smallint and period = ${period}::smallint and begins = ${begins}::integer`

const sumsOfAll = (kept: Kept) => sql`
  select user_id, amount, reached from ranking_sum where ${isKept(kept)}`

/** `offset 0` keeps PostgreSQL from walking through everybody instead. */
const sumsOfCircle = (circleOf: Value<number>, kept: Kept) => sql`
  select circle.user_id, found.amount, found.reached
  from (
    select followed_id as user_id from follow where follower_id = ${circleOf}::integer
    union all select ${circleOf}::integer
  ) as circle cross join lateral (
    select amount, reached from ranking_sum
    where ranking_sum.user_id = circle.user_id and ${isKept(kept)} offset 0
  ) as found`
