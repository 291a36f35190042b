import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  RANKING_PAGE,
  RANKING_PAGE_MAX,
  type getRankedWeek,
  type getTopThree,
} from '@loadout/contract/rankings/rankings.ts'
import { weekStart } from '@loadout/contract/rankings/week-number.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError } from '../platform/http/public-error.ts'
import { lastClosedWeek } from './week-queries.ts'

const TOP = 3

/** Whoever has left stands in it no more; the others keep their ranks (RANK-08). */
export async function readTopThree(db: Db): Promise<OutputOf<typeof getTopThree>> {
  const week = await lastClosedWeek(db)
  if (week === null) return { week: 0, users: [] }
  const rows = await db
    .selectFrom('week_place')
    .innerJoin('users as author', 'author.id', 'week_place.user_id')
    .select([...authorColumns, 'rank', 'week_place.points'])
    .where('author.left_at', 'is', null)
    .where('week', '=', week)
    .where('rank', '<=', TOP)
    .orderBy('rank')
    .execute()
  return {
    week,
    users: rows.map(({ rank, points, ...row }) => ({ ...authorOf(row), rank, points })),
  }
}

type Output = OutputOf<typeof getRankedWeek>

/** The places of a closed week as they were written down. */
export async function readWeek(
  db: Db,
  { week: wanted, page }: ParsedInputOf<typeof getRankedWeek>,
): Promise<Output> {
  const last = await lastClosedWeek(db)
  const week = wanted ?? last
  const closed =
    week === null
      ? undefined
      : await db
          .selectFrom('ranked_week')
          .select(['week', 'members', 'cents'])
          .where('week', '=', week)
          .executeTakeFirst()
  if (!closed || last === null) throw new PublicError(404, 'week_not_found')
  const until = (page + 1) * RANKING_PAGE
  return {
    ...closed,
    from: unixSeconds(weekStart(closed.week)),
    until: unixSeconds(weekStart(closed.week + 1)),
    places: await listPlaces(db, closed.week, { after: until - RANKING_PAGE, until }),
    next_page: until < closed.members && page < RANKING_PAGE_MAX ? page + 1 : null,
    previous_week: await weekBefore(db, closed.week),
    next_week: closed.week < last ? closed.week + 1 : null,
  }
}

/** Weeks are closed one after the other, so only the first has none before it. */
async function weekBefore(db: Db, week: number): Promise<number | null> {
  const before = await db
    .selectFrom('ranked_week')
    .select('week')
    .where('week', '=', week - 1)
    .executeTakeFirst()
  return before?.week ?? null
}

async function listPlaces(
  db: Db,
  week: number,
  { after, until }: { after: number; until: number },
): Promise<Output['places']> {
  const rows = await db
    .selectFrom('week_place as place')
    .leftJoin('users as author', (join) =>
      join.onRef('author.id', '=', 'place.user_id').on('author.left_at', 'is', null),
    )
    .select(['place.rank', 'place.points', 'place.cents'])
    .select(authorColumns)
    .where('place.week', '=', week)
    .where('place.rank', '>', after)
    .where('place.rank', '<=', until)
    .orderBy('place.rank')
    .execute()
  return rows.map(
    ({ rank, points, cents, author_id, author_username, author_avatar, author_flags }) => ({
      rank,
      points,
      cents,
      user:
        author_id === null || author_username === null || author_flags === null
          ? null
          : authorOf({ author_id, author_username, author_avatar, author_flags }),
    }),
  )
}
