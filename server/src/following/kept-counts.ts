import { sql } from 'kysely'
import { columnCount, type KeptCount } from '../counts/kept-count.ts'

export const followCounts: readonly KeptCount[] = [
  columnCount({
    name: 'followers of members',
    table: 'users',
    column: 'follower_count',
    counted: sql`(select count(*)::int from follow where follow.followed_id = users.id)`,
  }),
  columnCount({
    name: 'members whom members follow',
    table: 'users',
    column: 'following_count',
    counted: sql`(select count(*)::int from follow where follow.follower_id = users.id)`,
  }),
]
