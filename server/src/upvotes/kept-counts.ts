import { sql } from 'kysely'
import { columnCount, type KeptCount } from '../counts/kept-count.ts'

const votesOfMembers = sql`(
  (
    select count(*)::int from article join article_upvote as vote on vote.article_id = article.id
    where article.author_id = users.id and vote.user_id is not null
  ) + (
    select count(*)::int from comment join comment_upvote as vote on vote.comment_id = comment.id
    where comment.author_id = users.id
  )
)`

export const upvoteCounts: readonly KeptCount[] = [
  columnCount({
    name: 'upvotes of articles',
    table: 'article',
    column: 'upvotes',
    counted: sql`(article.imported_upvotes + (
      select count(*)::int from article_upvote as vote where vote.article_id = article.id
    ))`,
  }),
  columnCount({
    name: 'upvotes of comments',
    table: 'comment',
    column: 'upvotes',
    counted: sql`(comment.imported_upvotes + (
      select count(*)::int from comment_upvote as vote where vote.comment_id = comment.id
    ))`,
  }),
  columnCount({
    name: 'upvotes that members were given',
    table: 'users',
    column: 'upvotes_received',
    // Those given to what has been deleted since stay counted: every tenth has paid (POINTS-34).
    counted: sql`greatest(users.upvotes_received, ${votesOfMembers})`,
  }),
]
