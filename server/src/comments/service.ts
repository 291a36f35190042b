import {
  DELETED_COMMENT_TEXT,
  type Comment,
  type listComments,
} from '@loadout/contract/comments/comments.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { authorOf } from '../accounts/author.ts'
import { articleNotFound, findCommentCount } from '../articles/find-article.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { listCommentRows } from './queries.ts'

export async function readComments(
  { db, clock, articleKinds }: Pick<Site, 'db' | 'clock' | 'articleKinds'>,
  input: ParsedInputOf<typeof listComments>,
  readerId?: number,
): Promise<OutputOf<typeof listComments>> {
  const kind = articleKinds.byType(input.article_type)
  if (!kind?.isCommentable) throw articleNotFound()
  const { id, ...page } = input
  const [count, rows] = await Promise.all([
    findCommentCount(db, kind, { id, now: clock.now() }),
    listCommentRows(db, {
      ...page,
      articleId: id,
      readerId,
    }),
  ])
  if (count === undefined) throw articleNotFound()
  const comments = rows.map(commentOf)
  return { entries: input.order === 'oldest' ? comments.toReversed() : comments, count }
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
  edited: row.deleted_at || !row.edited_at ? null : unixSeconds(row.edited_at),
  answers: row.answered,
  mentions: row.deleted_at ? [] : row.mentions,
})
