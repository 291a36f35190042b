import type { Scorer } from '@loadout/contract/points/most-points.ts'
import { avatarPicture } from '../accounts/avatars.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { windowStart } from './windows.ts'

const MOST_SCORERS = 10
const WEEK_MS = 7 * DAY

/**
 * Who has earned most in the week of a moment (AMB-123). Whoever came to their points first stands
 * first among equals.
 */
export async function listMostPointsInWeekOf(db: Db, moment: Date): Promise<Scorer[]> {
  const since = windowStart('week', moment)
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('point_entry')
        .select((select) => [
          'user_id',
          select.fn.sum<number>('points').as('score'),
          select.fn.max('id').as('last'),
        ])
        .where('inserted', '>=', since)
        .where('inserted', '<', new Date(since.getTime() + WEEK_MS))
        .groupBy('user_id')
        .orderBy('score', 'desc')
        .orderBy('last')
        .limit(MOST_SCORERS)
        .as('best'),
    )
    .innerJoin('users', 'users.id', 'best.user_id')
    .select(['users.id', 'users.username', 'users.avatar', 'best.score'])
    .orderBy('best.score', 'desc')
    .orderBy('best.last')
    .execute()
  return rows.map(({ id, username, avatar, score }) => ({
    id,
    username,
    avatar: avatarPicture({ id, avatar }),
    score,
  }))
}

export const listMostPointsLastWeekOf = (db: Db, now: Date) =>
  listMostPointsInWeekOf(db, new Date(windowStart('week', now).getTime() - 1))
