import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  RANKING_PAGE,
  RANKING_PAGE_MAX,
  type listRanking,
} from '@loadout/contract/rankings/rankings.ts'
import { authorOf, type AuthorRow } from '../accounts/author.ts'
import { bannerPicture } from '../accounts/banners.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Site } from '../site-parts.ts'
import { COMMENTS, POINTS, POSTS, UPVOTES } from './categories.ts'
import { periodOf } from './periods.ts'
import { bestFirst, rankedSums, type RankingValues } from './ranked-sums.ts'

type Row = AuthorRow & {
  banner: string | null
  country_id: number
  follower_count: number
  points: number
  posts: number
  comments: number
  upvotes: number
}

/** One more than a page has, to learn whether there is another. */
const pageRows = preparedByShape(
  (db, { isCircle }: { isCircle: boolean }, values: Blanks<RankingValues & { offset: number }>) => {
    const { period, begins, memberId, offset, now } = values
    const circleOf = isCircle ? memberId : undefined
    const also = (category: number) => sql`coalesce((
      select amount from ranking_sum as kept
      where kept.user_id = page.user_id and kept.category = ${sql.lit(category)}
        and kept.period = ${period}::smallint and kept.begins = ${begins}::integer
    ), 0)`
    return sql<Row>`
      with page as materialized (
        ${rankedSums({ category: sql.lit(POINTS), period, begins, circleOf, now })}
        order by ${bestFirst} limit ${sql.lit(RANKING_PAGE + 1)} offset ${offset}::integer
      )
      select author.id as author_id, author.username as author_username,
        author.avatar as author_avatar, author.flags as author_flags,
        author.banner, author.country_id, author.follower_count, page.amount as points,
        ${also(POSTS)} as posts, ${also(COMMENTS)} as comments, ${also(UPVOTES)} as upvotes
      from page join users as author on author.id = page.user_id
      order by ${bestFirst}`
  },
)

/** The first page holds the best, of whom the first five are featured (RANK-06, AMB-97). */
export async function readRanking(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  caller: Pick<Caller, 'id'> | undefined,
  { filter, filter_followed, page }: ParsedInputOf<typeof listRanking>,
): Promise<OutputOf<typeof listRanking>> {
  const now = clock.now()
  const offset = page * RANKING_PAGE
  const rows = await pageRows(
    db,
    { isCircle: filter_followed && caller !== undefined },
    { ...periodOf(filter, now), memberId: caller?.id ?? 0, offset, now },
  )
  const hasMore = rows.length > RANKING_PAGE && page < RANKING_PAGE_MAX
  return {
    users: rows.slice(0, RANKING_PAGE).map(rankingUser),
    next_page: hasMore ? page + 1 : null,
  }
}

const rankingUser = ({ banner, country_id, follower_count, ...row }: Row) => ({
  ...authorOf(row),
  banner: bannerPicture(banner),
  country_id,
  points: row.points,
  posts: row.posts,
  comments: row.comments,
  upvotes: row.upvotes,
  followers: follower_count,
})
