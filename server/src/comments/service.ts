import {
  articleTypeNumber,
  DELETED_COMMENT_TEXT,
  type Comment,
  type listComments,
} from '@loadout/contract/comments/comments.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { authorOf } from '../accounts/author.ts'
import { findCommentCount } from '../news/queries.ts'
import { unixSeconds } from '../platform/clock.ts'
import { articleNotFound } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { listCommentRows } from './queries.ts'

/**
 * Posts and videos cannot be read yet, so neither can their comments: they are missing like any
 * other article.
 */
export async function readComments(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  input: ParsedInputOf<typeof listComments>,
  readerId?: number,
): Promise<OutputOf<typeof listComments>> {
  if (input.article_type !== 'news') throw articleNotFound()
  const { id, limit, order, before, around } = input
  const [count, rows] = await Promise.all([
    findCommentCount(db, { newsId: id, now: clock.now() }),
    listCommentRows(db, {
      articleType: articleTypeNumber(input.article_type),
      articleId: id,
      limit,
      order,
      before,
      around,
      readerId,
    }),
  ])
  if (count === undefined) throw articleNotFound()
  const comments = rows.map(commentOf)
  return { entries: order === 'oldest' ? comments.toReversed() : comments, count }
}

type CommentRow = Awaited<ReturnType<typeof listCommentRows>>[number]

export const commentOf = (row: CommentRow): Comment => ({
  id: row.id,
  message: row.deleted_at ? DELETED_COMMENT_TEXT : row.message,
  author: authorOf(row),
  inserted: unixSeconds(row.inserted),
  upvotes: row.upvotes,
  upvoted: row.upvoted,
  deleted: row.deleted_at !== null,
  mentions: row.deleted_at ? [] : row.mentions,
})
