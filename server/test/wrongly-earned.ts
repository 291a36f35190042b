import { sql } from 'kysely'
import { weekStart } from '@loadout/contract/rankings/week-number.ts'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { Db } from '../src/platform/db/database.ts'
import { bandsAt, payoutEras } from '../src/rankings/payouts.ts'
import { centsOf } from './cents-of.ts'
import type { Earning } from './money-deeds.ts'

const COMMENT = taskOf('comment')
const FOLLOWER = taskOf('new_follower')
/** Comments that are paid for on one day (POINTS-17). */
const PAID_COMMENTS = 10
/** A comment has its moment before it waits for its article, and is paid after that. */
const UNTIL_PAID = sql.lit('1 minute')

/** When the first two eras of payouts ended, unless a site says otherwise (WALLET-11). */
const ERA_ENDS = [new Date('2019-12-30'), new Date('2020-12-28')] as const

const LEDGER: Record<string, ReturnType<typeof sql>> = {
  'comments are paid to the limit of a day and not beyond': sql`
    with written as (
      select author_id as user_id, day,
        count(*) filter (where first = last) as surely, count(*) as possibly
      from comment, lateral (
        select (inserted at time zone 'UTC')::date as first,
          ((inserted + ${UNTIL_PAID}::interval) at time zone 'UTC')::date as last
      ) as days, lateral (select first as day union select last) as each_day
      group by 1, 2),
    paid as (
      select user_id, (inserted at time zone 'UTC')::date as day, count(*) as count
      from point_entry where task_id = ${sql.lit(COMMENT.id)} group by 1, 2)
    select from written full join paid using (user_id, day)
    where written is null
      or coalesce(paid.count, 0) < least(surely, ${sql.lit(PAID_COMMENTS)})
      or coalesce(paid.count, 0) > least(possibly, ${sql.lit(PAID_COMMENTS)})`,
  'places of closed weeks are those of the ledger': sql`
    with earned as (
      select user_id, week, sum(points) as points, max(inserted) as reached
      from point_entry, lateral (
        select floor(extract(epoch from inserted - ${weekStart(0)}::timestamptz) / 604800)::integer as week
      ) as of
      group by user_id, week),
    ranked as (
      select *, row_number() over (
        partition by week order by points desc, reached, user_id
      ) as rank
      from earned where week in (select week from ranked_week))
    select from ranked full join week_place as place using (week, rank)
    where (ranked.user_id, ranked.points) is distinct from (place.user_id, place.points)`,
  'each place of a closed week is paid once': sql`
    with booked as (
      select cause, user_id, leg.dollars from dollar_transfer as transfer
      join dollar_leg as leg on leg.transfer_id = transfer.id and leg.user_id is not null
      where type = ${sql.lit(BalanceType.WeeklyRank)}),
    due as (
      select 'week ' || week || ' rank ' || rank as cause, user_id, cents from week_place
      where cents > 0)
    select from due full join booked using (cause)
    where (due.user_id, due.cents) is distinct from (booked.user_id, booked.dollars)`,
  'nobody is paid twice for a week': sql`
    select user_id from dollar_transfer as transfer
    join dollar_leg as leg on leg.transfer_id = transfer.id and leg.user_id is not null
    where type = ${sql.lit(BalanceType.WeeklyRank)}
    group by user_id, data->>'week' having count(*) > 1`,
  'every closed week is paid to its end': sql`
    select from ranked_week where settled <> members`,
}

/** What members earned and what weeks pay, held against the deeds and against the ledgers. */
export async function wronglyEarned(db: Db, deeds: readonly Earning[]): Promise<string[]> {
  const broken: string[] = []
  for (const [promise, query] of Object.entries(LEDGER)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) broken.push(`${promise}: not ${rows.length} times`)
  }
  return [...broken, ...(await wronglyWorth(db)), ...(await unlikeDeeds(db, deeds))]
}

async function wronglyWorth(db: Db): Promise<string[]> {
  const eras = payoutEras(ERA_ENDS)
  const places = await db.selectFrom('week_place').select(['week', 'rank', 'cents']).execute()
  const wrong = places.filter(
    ({ week, rank, cents }) => cents !== centsOf(bandsAt(eras, weekStart(week)), rank),
  )
  return [
    ...(places.length === 0 ? ['no week was closed'] : []),
    ...(wrong.length === 0 ? [] : [`${wrong.length} places are not worth what their era says`]),
  ]
}

/** What was answered is there, and nothing else is. */
async function unlikeDeeds(db: Db, deeds: readonly Earning[]): Promise<string[]> {
  const unexpected = deeds
    .filter(({ status }) => status !== 200)
    .map(({ kind, member, status }) => `${kind} of ${member} was answered ${status}`)
  const of = (kind: Earning['kind']) => deeds.filter((deed) => deed.kind === kind)
  const comments = await db.selectFrom('comment').select(['id', 'author_id']).execute()
  const paid = await db
    .selectFrom('point_entry')
    .select(['user_id', 'subject'])
    .where('task_id', '=', FOLLOWER.id)
    .execute()
  return [
    ...unexpected,
    ...unlike(
      'comments',
      of('comment').map(({ about, member }) => `${about} ${member}`),
      comments.map(({ id, author_id }) => `${id} ${author_id}`),
    ),
    ...unlike(
      'awards for followers',
      new Set(of('follow').map(({ about, member }) => `${about} member ${member}`)),
      paid.map(({ user_id, subject }) => `${user_id} ${subject}`),
    ),
  ]
}

function unlike(what: string, told: Iterable<string>, found: readonly string[]): string[] {
  const [expected, there] = [[...told], new Set(found)]
  const known = new Set(expected)
  const doubled = found.length - there.size
  const lost = expected.filter((each) => !there.has(each)).length
  const unknown = found.filter((each) => !known.has(each)).length
  return [
    ...(lost === 0 ? [] : [`${lost} ${what} that were answered are lost`]),
    ...(unknown === 0 ? [] : [`${unknown} ${what} are there that nobody was told of`]),
    ...(doubled === 0 ? [] : [`${doubled} ${what} are there twice`]),
    ...(known.size === expected.length ? [] : [`${what} were answered twice as one`]),
  ]
}
