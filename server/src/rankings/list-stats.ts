import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  statKeys,
  type listRankingStats,
  type StatEntry,
} from '@loadout/contract/rankings/rankings.ts'
import { avatarPicture } from '../accounts/avatars.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Site } from '../site-parts.ts'
import { statCategories } from './categories.ts'
import { periodOf } from './periods.ts'
import { bestFirst, rankedSums, type RankingValues } from './ranked-sums.ts'

/** So many members a list has (RANK-12). */
const TOP = 10

type Row = {
  category: number
  rank: number
  id: number
  username: string
  avatar: string | null
  amount: number
}

const topRows = preparedByShape(
  (db, { isCircle }: { isCircle: boolean }, values: Blanks<RankingValues>) => {
    const { period, begins, memberId, now } = values
    const circleOf = isCircle ? memberId : undefined
    const top = rankedSums({ category: sql<number>`stat.number`, period, begins, circleOf, now })
    const numbers = sql.join(statKeys.map((key) => sql.lit(statCategories[key])))
    return sql<Row>`
    select stat.number as category, top.rank, users.id, users.username, users.avatar, top.amount
    from unnest(array[${numbers}]) as stat (number)
    cross join lateral (
      select user_id, amount, row_number() over (order by ${bestFirst})::integer as rank
      from (${top} order by ${bestFirst} limit ${sql.lit(TOP)}) as best
    ) as top join users on users.id = top.user_id
    order by category, rank`
  },
)

/** Six lists of members, each by one figure of the window (RANK-07, RANK-10). */
export async function readStats(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  caller: Pick<Caller, 'id'> | undefined,
  { filter, filter_followed }: ParsedInputOf<typeof listRankingStats>,
): Promise<OutputOf<typeof listRankingStats>> {
  const now = clock.now()
  const rows = await topRows(
    db,
    { isCircle: filter_followed && caller !== undefined },
    { ...periodOf(filter, now), memberId: caller?.id ?? 0, now },
  )
  const listOf = (number: number) => rows.filter((row) => row.category === number).map(statEntry)
  return {
    newsViews: listOf(statCategories.newsViews),
    blogViews: listOf(statCategories.blogViews),
    upvotes: listOf(statCategories.upvotes),
    comments: listOf(statCategories.comments),
    posts: listOf(statCategories.posts),
    referrals: listOf(statCategories.referrals),
  }
}

const statEntry = ({ rank, id, username, avatar, amount }: Row): StatEntry => ({
  rank,
  username,
  avatar: avatarPicture({ id, avatar }),
  count: amount,
})
