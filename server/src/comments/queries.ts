import { sql } from 'kysely'
import type { CommentOrder } from '@loadout/contract/comments/comments.ts'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

export type CommentPage = { articleType: number; articleId: number; limit: number; order: CommentOrder; before: number | undefined; around: number | undefined }

type User = { id: number; username: string; avatar: string | null; flags: number }

type Shape = { articleType: number; limit: number; byUpvotes: boolean; isBefore: boolean; isAround: boolean }
type Values = { articleId: number; before: number; around: number }

const commentPage = prepared((db, { articleType, limit, byUpvotes, isBefore, isAround }: Shape, { articleId, before, around }: Values) => {
  let rows = db
    .selectFrom('comment')
    .selectAll()
    .where('comment.article_type', '=', sql.lit(articleType))
    .where('comment.article_id', '=', articleId)
  if (isBefore) {
    rows = rows.where(byUpvotes
      ? sql<boolean>`(comment.upvotes, comment.id) < (select upvotes, id from comment as cursor where cursor.id = ${before})`
      : sql<boolean>`comment.id < ${before}`)
  }
  if (isAround) rows = rows.where((byUpvotes ? fromMostUpvotedOfPage : fromNewestOfPage)(around, articleType, articleId, limit))
  const page = (byUpvotes ? rows.orderBy('comment.upvotes', 'desc') : rows).orderBy('comment.id', 'desc').limit(sql.lit(limit))
  // Each writer is looked up by the id: joined plainly, PostgreSQL may read through all the people there are.
  const written = db
    .selectFrom(page.as('comment'))
    .innerJoinLateral(sql<User>`(select id, username, avatar, flags from users where users.id = comment.author_id offset 0)`.as('author'), (join) => join.onTrue())
    .select(['comment.id', 'comment.message', 'comment.mentions', 'comment.inserted', 'comment.upvotes', 'comment.deleted_at', ...authorColumns])
  return (byUpvotes ? written.orderBy('comment.upvotes', 'desc') : written).orderBy('comment.id', 'desc')
})

/** Comments from the front of the order backwards: newest first, or most upvoted first. */
export const listCommentRows = (db: Db, { articleType, limit, order, ...values }: CommentPage) =>
  commentPage(
    db,
    { articleType, limit, byUpvotes: order === 'top', isBefore: values.before !== undefined, isAround: values.around !== undefined },
    values as Values,
  )

/** Comments from the newest of the page that has a given one in its middle. */
const fromNewestOfPage = (around: number, articleType: number, articleId: number, limit: number) => sql<boolean>`comment.id <= (
  select coalesce(max(id), ${around}) from (
    select id from comment as later
    where later.article_type = ${sql.lit(articleType)} and later.article_id = ${articleId} and later.id >= ${around}
    order by later.id limit ${sql.lit(Math.ceil(limit / 2))}
  ) as page)`

/** The same in the order of upvotes. */
const fromMostUpvotedOfPage = (around: number, articleType: number, articleId: number, limit: number) => sql<boolean>`(comment.upvotes, comment.id) <= (
  select upvotes, id from (
    select upvotes, id from comment as better
    where better.article_type = ${sql.lit(articleType)} and better.article_id = ${articleId}
      and (better.upvotes, better.id) >= (select upvotes, id from comment as cursor where cursor.id = ${around})
    order by better.upvotes, better.id limit ${sql.lit(Math.ceil(limit / 2))}
  ) as page order by upvotes desc, id desc limit 1)`
