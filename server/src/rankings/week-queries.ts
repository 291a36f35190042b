import { sql, type NotNull } from 'kysely'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { executeLongRunning } from '../platform/db/long-running.ts'
import { POINTS } from './categories.ts'
import { bestFirst, rankedSums } from './ranked-sums.ts'

export async function lastClosedWeek(db: Db): Promise<number | null> {
  const { week } = await db
    .selectFrom('ranked_week')
    .select((select) => select.fn.max<number | null>('week').as('week'))
    .executeTakeFirstOrThrow()
  return week
}

/** The first week in which anybody has earned anything, as far as that is kept. */
export async function firstEarnedWeek(db: Db): Promise<number | null> {
  const { begins } = await db
    .selectFrom('ranking_sum')
    .select((select) => select.fn.min<number | null>('begins').as('begins'))
    .where('category', '=', POINTS)
    .where('period', '=', 0)
    .executeTakeFirstOrThrow()
  return begins === null ? null : weekOf(new Date(begins * DAY))
}

type Frozen = {
  week: number
  begins: number
  now: Date
  /** Ranks from which on a place is paid so many cents. */
  from: readonly number[]
  cents: readonly number[]
}

/** So many places are written at once: no statement takes as long as a connection waits for one. */
const PLACES_AT_ONCE = 5_000

/**
 * Writes down who stood where at one moment. Answers false when the week was closed already: the
 * key lets one of those who try at once through.
 */
export async function insertWeek(tx: Db, frozen: Frozen): Promise<boolean> {
  await rankMembers(tx, frozen)
  const { week, now } = frozen
  const {
    rows: [closed],
  } = await sql<{ members: number }>`
    insert into ranked_week (week, closed_at, members, cents, settled)
    select ${week}::integer, ${now}::timestamptz, count(*), coalesce(sum(cents), 0),
      case when coalesce(sum(cents), 0) = 0 then count(*) else 0 end
    from ranked_now
    on conflict (week) do nothing returning members`.execute(tx)
  if (!closed) return false
  for (let from = 0; from < closed.members; from += PLACES_AT_ONCE)
    await sql`
      insert into week_place (week, rank, user_id, points, cents)
      select ${week}::integer, rank, user_id, amount, cents from ranked_now
      where rank > ${from} and rank <= ${from + PLACES_AT_ONCE} order by rank`.execute(tx)
  return true
}

/** In one statement, and so of one moment; the table is gone with the transaction. */
async function rankMembers(tx: Db, { begins, now, from, cents }: Frozen): Promise<void> {
  await sql`
    create temporary table if not exists ranked_now
      (rank integer, user_id integer, amount integer, cents integer) on commit drop`.execute(tx)
  await sql`truncate ranked_now`.execute(tx)
  const sums = rankedSums({ category: sql.lit(POINTS), period: sql.lit(0), begins, now })
  const ranking = sql`
    with ranked as (
      select user_id, amount, row_number() over (order by ${bestFirst})::integer as rank
      from (${sums}) as sums
    ),
    band as (
      select first, coalesce(lead(first) over (order by first), 2147483647) as next, cents
      from unnest(${from}::integer[], ${cents}::integer[]) as paid (first, cents)
    )
    insert into ranked_now
    select rank, user_id, amount, coalesce(band.cents, 0)
    from ranked left join band on rank >= first and rank < next`.compile(tx)
  await executeLongRunning(tx, ranking)
}

/** Weeks whose places have not all been paid, the oldest first. */
export const listUnsettled = (db: Db) =>
  db
    .selectFrom('ranked_week')
    .select('week')
    .whereRef('settled', '<', 'members')
    .orderBy('week')
    .execute()

/**
 * Takes the next places of a week that are to be paid. Their number is noted in the same
 * transaction, and whoever does the same waits for its end.
 */
export async function takePlaces(tx: Db, week: number, max: number) {
  const { settled, members } = await tx
    .selectFrom('ranked_week')
    .select(['settled', 'members'])
    .where('week', '=', week)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const until = Math.min(settled + max, members)
  await tx.updateTable('ranked_week').set({ settled: until }).where('week', '=', week).execute()
  const places = await tx
    .selectFrom('week_place')
    .select(['user_id', 'rank', 'cents'])
    .$narrowType<{ user_id: NotNull }>()
    .where('week', '=', week)
    .where('rank', '>', settled)
    .where('rank', '<=', until)
    .where('cents', '>', 0)
    .where('user_id', 'is not', null)
    .orderBy('user_id')
    .execute()
  return { places, isLast: until === members }
}
