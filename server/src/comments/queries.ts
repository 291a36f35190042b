import { sql, type Expression } from 'kysely'
import { ANSWERED_EXCERPT_MAX } from '@loadout/contract/comments/answered-excerpt.ts'
import type { CommentOrder } from '@loadout/contract/comments/comments.ts'
import { authorColumns } from '../accounts/author.ts'
import type { ArticleKind } from '../articles/article-kind.ts'
import { kindNumber } from '../articles/kinds.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, preparedChangeByShape, type Blanks } from '../platform/db/prepared.ts'
import { PublicError } from '../platform/http/public-error.ts'

export const commentNotFound = () => new PublicError(404, 'comment_not_found')

type CommentPage = {
  articleId: number
  limit: number
  offset: number
  order: CommentOrder
  before?: number | undefined
  after?: number | undefined
  around?: number | undefined
  readerId?: number | undefined
}

type User = { id: number; username: string; avatar: string | null; flags: number }

type Shape = {
  limit: number
  byUpvotes: boolean
  isBefore: boolean
  isAfter: boolean
  isAround: boolean
  isFurther: boolean
  isReader: boolean
}
type Values = Omit<CommentPage, 'limit' | 'order'>

/** One's own comments count as upvoted (CMT-09). To visitors none is. */
const upvotedBy = (readerId: Expression<number> | undefined) =>
  (readerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`(comment.author_id = ${readerId} or exists (select from comment_upvote as given where given.comment_id = comment.id and given.user_id = ${readerId}))`
  ).as('upvoted')

/** A comment that another answers, as far as it is shown with that. */
type Answered = { id: number; username: string; excerpt: string; deleted: boolean }

/** So much of it is read to make one line of it. */
const READ = 400

const answered = sql<Answered | null>`(
  select jsonb_build_object(
    'id', answered.id,
    'username', users.username,
    'deleted', answered.deleted_at is not null,
    'excerpt', case when answered.deleted_at is null
      then left(regexp_replace(left(answered.message, ${sql.lit(READ)}), '\\s+', ' ', 'g'), ${sql.lit(ANSWERED_EXCERPT_MAX)})
      else '' end)
  from comment as answered join users on users.id = answered.author_id
  where answered.id = comment.answers_id)`.as('answered')

const commentPage = preparedByShape(
  (
    db,
    { limit, byUpvotes, isBefore, isAfter, isAround, isFurther, isReader }: Shape,
    { articleId, offset, before, after, around, readerId }: Blanks<Values>,
  ) => {
    let rows = db.selectFrom('comment').selectAll().where('comment.article_id', '=', articleId)
    if (isBefore) rows = rows.where(isPast('<', before, byUpvotes))
    if (isAfter) rows = rows.where(isPast('>', after, byUpvotes))
    if (isAround)
      rows = rows.where(
        (byUpvotes ? fromMostUpvotedOfPage : fromNewestOfPage)(around, articleId, limit),
      )
    // Those right after a comment are the nearest to it, not the first of all.
    const direction = isAfter ? 'asc' : 'desc'
    const inOrder = (byUpvotes ? rows.orderBy('comment.upvotes', direction) : rows)
      .orderBy('comment.id', direction)
      .limit(sql.lit(limit))
    const page = isFurther ? inOrder.offset(offset) : inOrder
    // Each writer is looked up by the id: joined plainly, PostgreSQL may read through all the
    // people there are.
    const written = db
      .selectFrom(page.as('comment'))
      .innerJoinLateral(
        sql<User>`(select id, username, avatar, flags from users where users.id = comment.author_id offset 0)`.as(
          'author',
        ),
        (join) => join.onTrue(),
      )
      .select([
        'comment.id',
        'comment.message',
        'comment.mentions',
        'comment.inserted',
        'comment.upvotes',
        'comment.deleted_at',
        'comment.edited_at',
        ...authorColumns,
      ])
      .select([upvotedBy(isReader ? readerId : undefined), answered])
    return (byUpvotes ? written.orderBy('comment.upvotes', 'desc') : written).orderBy(
      'comment.id',
      'desc',
    )
  },
)

/** Comments from the front of the order backwards: newest first, or most upvoted first. */
export const listCommentRows = (db: Db, { limit, order, ...values }: CommentPage) =>
  commentPage(
    db,
    {
      limit,
      byUpvotes: order === 'top',
      isBefore: values.before !== undefined,
      isAfter: values.after !== undefined,
      isAround: values.around !== undefined,
      isFurther: values.offset > 0,
      isReader: values.readerId !== undefined,
    },
    values,
  )

type NewComment = {
  articleId: number
  authorId: number
  message: string
  mentions: { id: number; name: string }[]
  answersId: number | null
  now: Date
}

/**
 * A comment on an article that can be read, as its writer sees it; undefined where there is none.
 * It takes the row of the article first, so that comments and counters of one article come one
 * after the other.
 */
export const insertComment = async (
  tx: Db,
  kind: ArticleKind,
  { mentions, ...comment }: NewComment,
) =>
  (
    await insertedComment(
      tx,
      { kind: kindNumber(kind) },
      { ...comment, mentions: JSON.stringify(mentions) },
    )
  )[0]

const insertedComment = preparedChangeByShape(
  (
    tx,
    { kind }: { kind: number },
    {
      articleId,
      authorId,
      message,
      mentions,
      answersId,
      now,
    }: Blanks<Omit<NewComment, 'mentions'> & { mentions: string }>,
  ) =>
    tx
      .with('commented', (query) =>
        query
          .updateTable('article')
          .set((set) => ({ comments: set('comments', '+', 1) }))
          .where('id', '=', articleId)
          .where('kind', '=', sql.lit(kind))
          .where('published_at', '<=', now)
          .returning('author_id'),
      )
      .with('written', (query) =>
        query
          .insertInto('comment')
          .columns(['article_id', 'author_id', 'message', 'mentions', 'answers_id', 'inserted'])
          .expression((from) =>
            from
              .selectFrom('commented')
              .select([
                sql<number>`${articleId}::integer`.as('article_id'),
                sql<number>`${authorId}::integer`.as('author_id'),
                sql<string>`${message}::text`.as('message'),
                sql<string>`${mentions}::jsonb`.as('mentions'),
                sql<number | null>`${answersId}::integer`.as('answers_id'),
                sql<Date>`${now}::timestamptz`.as('inserted'),
              ]),
          )
          .returningAll(),
      )
      .selectFrom('written as comment')
      .innerJoin('commented', (join) => join.onTrue())
      .innerJoin('users as author', 'author.id', 'comment.author_id')
      .select([
        'comment.id',
        'comment.message',
        'comment.mentions',
        'comment.inserted',
        'comment.upvotes',
        'comment.deleted_at',
        'comment.edited_at',
        ...authorColumns,
      ])
      .select([
        'commented.author_id as article_author_id',
        sql<boolean>`true`.as('upvoted'),
        answered,
      ]),
)

/** Whether it stands below that article: a deleted one still does. */
export const isCommentOf = async (
  tx: Db,
  { id, articleId }: { id: number; articleId: number },
): Promise<boolean> =>
  (await tx
    .selectFrom('comment')
    .select('id')
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .executeTakeFirst()) !== undefined

/** Those on one side of a comment, by age or by upvotes. */
const isPast = (side: '<' | '>', cursor: Expression<number>, byUpvotes: boolean) =>
  byUpvotes
    ? sql<boolean>`(comment.upvotes, comment.id) ${sql.raw(side)} (select upvotes, id from comment as cursor where cursor.id = ${cursor})`
    : sql<boolean>`comment.id ${sql.raw(side)} ${cursor}`

/** Comments from the newest of the page that has a given one in its middle. */
const fromNewestOfPage = (
  around: Expression<number>,
  articleId: Expression<number>,
  limit: number,
) => sql<boolean>`comment.id <= (
  select coalesce(max(id), ${around}) from (
    select id from comment as later
    where later.article_id = ${articleId} and later.id >= ${around}
    order by later.id limit ${sql.lit(Math.ceil(limit / 2))}
  ) as page)`

/** The same in the order of upvotes. */
const fromMostUpvotedOfPage = (
  around: Expression<number>,
  articleId: Expression<number>,
  limit: number,
) => sql<boolean>`(comment.upvotes, comment.id) <= (
  select upvotes, id from (
    select upvotes, id from comment as better
    where better.article_id = ${articleId}
      and (better.upvotes, better.id) >= (select upvotes, id from comment as cursor where cursor.id = ${around})
    order by better.upvotes, better.id limit ${sql.lit(Math.ceil(limit / 2))}
  ) as page order by upvotes desc, id desc limit 1)`
