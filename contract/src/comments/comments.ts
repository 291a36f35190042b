import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { INTEGER_MAX } from '../platform/integers.ts'
import { withAlias } from '../platform/alias.ts'
import { OFFSET_MAX, success, unixSeconds, wireId, wireInt } from '../platform/wire.ts'

/** A deleted comment keeps its place and loses its text (CMT-13). */
export const DELETED_COMMENT_TEXT = 'This comment has been deleted.'

/** The comment that another answers: enough of it to know it again. */
const answeredSchema = z.object({
  id: z.int(),
  username: z.string(),
  /** Its beginning in one line; empty when it is deleted. */
  excerpt: z.string(),
  deleted: z.boolean(),
})

/**
 * `mentions` are the people named with @ in the message who exist (CMT-01); `edited` is when it was
 * last changed, unless that was soon after it was written.
 */
export const commentSchema = z.object({
  id: z.int(),
  message: z.string(),
  author: authorSchema,
  inserted: unixSeconds,
  upvotes: z.int(),
  upvoted: z.boolean(),
  deleted: z.boolean(),
  edited: unixSeconds.nullable(),
  answers: answeredSchema.nullable(),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Comment = z.infer<typeof commentSchema>

export const commentOrders = ['oldest', 'newest', 'top'] as const
export type CommentOrder = (typeof commentOrders)[number]

/**
 * The kinds of thing people comment on, and their numbers (AMB-25: both spellings are accepted).
 */
export const articleTypes = ['news', 'blog', 'video'] as const
export type ArticleType = (typeof articleTypes)[number]
export const articleTypeNumber = (type: ArticleType) => articleTypes.indexOf(type)
/** What a number that was kept stands for. One that stands for nothing is no news: it fails. */
export function articleTypeOf(number: number): ArticleType {
  const type = articleTypes[number]
  if (type === undefined) throw new Error(`no type of article has the number ${number}`)
  return type
}
const isTypeNumber = (value: unknown) => articleTypes.some((_, number) => value === String(number))
export const articleTypeInput = withAlias(
  z.preprocess(
    (value: unknown) => (isTypeNumber(value) ? articleTypes[Number(value)] : value),
    z.enum(articleTypes),
  ) as z.ZodType<ArticleType, ArticleType>,
  'articleType',
)

/**
 * Without a place to begin at, the newest `limit` comments, listed oldest first (CMT-02, AMB-96).
 * `before` goes on past a comment: to older ones, or in the order `top` to those with fewer
 * upvotes. `after` goes the other way; after 0 stand the oldest. `around` answers the page that
 * holds a comment. `offset` leaves out as many of those that would be answered.
 */
export const listComments = endpoint({
  method: 'GET',
  path: '/comment/list',
  access: 'reader',
  summary:
    'Comments of an article: the newest hundred, oldest first, and from there on page by page.',
  input: z.object({
    id: wireId,
    article_type: articleTypeInput,
    limit: wireInt(1, 101).default(100),
    offset: wireInt(0, OFFSET_MAX).default(0),
    before: wireId.optional(),
    after: wireInt(0, INTEGER_MAX).optional(),
    around: wireId.optional(),
    order: z.enum(commentOrders).default('oldest'),
  }),
  output: z.object({ entries: z.array(commentSchema), count: z.int() }),
  errors: ['article_not_found'],
})

export const COMMENT_MAX = 5_000

/**
 * The message is trimmed; its mentions are found on the server (CMT-03 to CMT-06). `answers` is a
 * comment of the same article.
 */
export const postComment = endpoint({
  method: 'POST',
  path: '/comment/post',
  access: 'member',
  once: true,
  summary: 'Adds a comment to an article.',
  // However long it is, it gets its own text; of a form no more than 64 kB are read.
  input: z.object({
    id: wireId,
    article_type: articleTypeInput,
    message: z.string().default(''),
    answers: wireId.optional(),
  }),
  output: z.object({ comment: commentSchema }),
  errors: [
    'message_missing',
    'message_too_long',
    'article_not_found',
    'comment_not_found',
    'not_allowed',
  ],
})

/** The comment keeps its place and loses its text (CMT-10). */
export const deleteComment = endpoint({
  method: 'POST',
  path: '/admin/comment/delete',
  access: { permission: 'canDeleteComments' },
  once: true,
  summary: 'Deletes a comment.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['comment_not_found'],
})
