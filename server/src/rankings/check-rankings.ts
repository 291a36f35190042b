import { sql } from 'kysely'
import { weekStart } from '@loadout/contract/rankings/week-number.ts'
import type { Db } from '../platform/db/database.ts'
import { dayOf } from '../statistics/day.ts'
import { POINTS } from './categories.ts'

/** The day with which weeks begin to be counted. */
const FIRST_DAY = dayOf(weekStart(0))

type Found = {
  sums: number
  weeks: number
  wrong_sums: number
  wrong_places: number
  wrong_weeks: number[]
}

/** Of what is deleted only all time is left; of the rest every sum must be there. */
const wrongSums = sql`
  select from earned full join kept using (user_id, period, begins)
  where coalesce(kept.amount, 0) <> coalesce(earned.amount, 0)
    and (kept.user_id is not null or period = 2
      or begins >= (select oldest.begins from oldest where oldest.period = earned.period))`

/** Places that nobody has left say what their member earned in that week. */
const wrongPlaces = sql`
  select from week_place as place
  left join earned on earned.user_id = place.user_id and earned.period = 0
    and earned.begins = ${sql.lit(FIRST_DAY)} + place.week * 7
  where place.user_id is not null and place.points <> coalesce(earned.amount, 0)`

/** Ranks go from one to the last without a gap, nobody has more points than whoever is before. */
const wrongWeeks = sql`
  select closed.week from ranked_week as closed
  left join (
    select week, count(*) as places, max(rank) as last, sum(cents) as cents,
      bool_or(points > before) as is_unordered
    from (
      select *, lag(points) over (partition by week order by rank) as before from week_place
    ) as place group by week
  ) as written using (week)
  where coalesce(places, 0) <> members or coalesce(last, 0) <> members
    or coalesce(written.cents, 0) <> closed.cents or coalesce(is_unordered, false)`

/**
 * Rankings: every sum is that of the ledger, and every closed week is what its ledger was. In one
 * statement and so at one moment (checklist A05, A12, N04).
 */
export async function checkRankings(db: Db): Promise<{ wrong: number; lines: string[] }> {
  const {
    rows: [found],
  } = await sql<Found>`
    with earned as materialized (
      select user_id, period, begins, sum(points) as amount
      from point_entry cross join lateral ranking_periods(inserted)
      group by user_id, period, begins
    ),
    kept as materialized (
      select user_id, period, begins, amount from ranking_sum where category = ${sql.lit(POINTS)}
    ),
    oldest as materialized (select period, min(begins) as begins from kept group by period)
    select (select count(*)::int from kept) as sums,
      (select count(*)::int from ranked_week) as weeks,
      (select count(*)::int from (${wrongSums}) as wrong) as wrong_sums,
      (select count(*)::int from (${wrongPlaces}) as wrong) as wrong_places,
      array(${wrongWeeks} order by week) as wrong_weeks`.execute(db)
  if (!found) throw new Error('the rankings could not be read')
  const { wrong_sums, wrong_places, wrong_weeks } = found
  return { wrong: wrong_sums + wrong_places + wrong_weeks.length, lines: linesOf(found) }
}

const figure = (number: number) => number.toLocaleString('en')

function linesOf({ sums, weeks, wrong_sums, wrong_places, wrong_weeks }: Found): string[] {
  const lines = [
    ...(wrong_sums === 0
      ? []
      : [`${figure(wrong_sums)} sums of the rankings are not those of the ledger.`]),
    ...(wrong_places === 0
      ? []
      : [`${figure(wrong_places)} places of closed weeks are not those of the ledger.`]),
    ...(wrong_weeks.length === 0
      ? []
      : [`Closed weeks whose places do not add up: ${wrong_weeks.join(', ')}.`]),
  ]
  return lines.length > 0
    ? lines
    : [`Every ranking is that of the ledger: ${figure(sums)} sums, ${figure(weeks)} closed weeks.`]
}
