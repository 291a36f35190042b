import { sql } from 'kysely'
import { columnCount, type KeptCount } from '../counts/kept-count.ts'

export const commentCounts: readonly KeptCount[] = [
  columnCount({
    name: 'comments of articles',
    table: 'article',
    column: 'comments',
    counted: sql`(select count(*)::int from comment where comment.article_id = article.id)`,
  }),
  columnCount({
    name: 'comments of members',
    table: 'users',
    column: 'comment_count',
    counted: sql`(
      select count(*)::int from comment
      where comment.author_id = users.id and comment.deleted_at is null
    )`,
  }),
]
