import { sql, type NotNull } from 'kysely'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { POINTS } from './categories.ts'

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

/**
 * Writes down who stood where, in one statement and so of one moment. Answers false when the week
 * was closed already: the key lets one of those who try at once through.
 */
export async function insertWeek(tx: Db, frozen: Frozen): Promise<boolean> {
  const { week, begins, now, from, cents } = frozen
  const { rows } = await sql<{ week: number }>`
    with ranked as materialized (
      select user_id, amount,
        row_number() over (order by amount desc, reached, user_id)::integer as rank
      from ranking_sum
      where category = ${sql.lit(POINTS)} and period = 0 and begins = ${begins} and amount > 0
        and user_id not in (
          select id from users where banned_until is not null and banned_until > ${now}
        )
    ),
    band as (
      select first, coalesce(lead(first) over (order by first), 2147483647) as next, cents
      from unnest(${from}::integer[], ${cents}::integer[]) as paid (first, cents)
    ),
    place as materialized (
      select user_id, amount, rank, coalesce(band.cents, 0) as cents
      from ranked left join band on rank >= first and rank < next
    ),
    closed as (
      insert into ranked_week (week, closed_at, members, cents, settled)
      select ${week}::integer, ${now}::timestamptz, count(*), coalesce(sum(cents), 0),
        case when coalesce(sum(cents), 0) = 0 then count(*) else 0 end
      from place
      on conflict (week) do nothing returning week
    ),
    written as (
      insert into week_place (week, rank, user_id, points, cents)
      select closed.week, rank, user_id, amount, cents from place, closed order by rank
    )
    select week from closed`.execute(tx)
  return rows.length > 0
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
export async function takePlaces(tx: Db, week: number, most: number) {
  const { settled, members } = await tx
    .selectFrom('ranked_week')
    .select(['settled', 'members'])
    .where('week', '=', week)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const until = Math.min(settled + most, members)
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
