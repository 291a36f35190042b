import { sql } from 'kysely'
import type { Scorer } from '@loadout/contract/points/most-points.ts'
import { avatarPicture } from '../accounts/avatars.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { Site } from '../site-parts.ts'
import { windowStart } from '../points/windows.ts'
import { POINTS } from './categories.ts'
import { periodOf } from './periods.ts'
import { bestFirst, rankedSums } from './ranked-sums.ts'

const MAX_SCORERS = 10

type Row = { id: number; username: string; avatar: string | null; score: number }

const bestRows = prepared(
  (db, { period, begins, now }: Blanks<{ period: number; begins: number; now: Date }>) => {
    const best = rankedSums({ category: sql.lit(POINTS), period, begins, now })
    return sql<Row>`
      select users.id, users.username, users.avatar, best.amount as score
      from (${best} order by ${bestFirst} limit ${sql.lit(MAX_SCORERS)}) as best
      join users on users.id = best.user_id order by ${bestFirst}`
  },
)

type Parts = Pick<Site, 'db' | 'clock'>

async function readBest({ db, clock }: Parts, moment: Date): Promise<Scorer[]> {
  const asked = { ...periodOf('week', moment), now: clock.now() }
  return (await bestRows(db, asked)).map(({ id, username, avatar, score }) => ({
    id,
    username,
    avatar: avatarPicture({ id, avatar }),
    score,
  }))
}

/** Who has earned most this week (STATS-01). */
export const readBestOfWeek = (site: Parts) => readBest(site, site.clock.now())

/** Who earned most points in the week before this one (STATS-02). */
export const readBestOfLastWeek = (site: Parts) =>
  readBest(site, new Date(windowStart('week', site.clock.now()).getTime() - 1))
