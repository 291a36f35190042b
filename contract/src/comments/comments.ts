import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { unixSeconds, wireId, wireInt } from '../platform/wire.ts'

/** A deleted comment keeps its place and loses its text (CMT-13). */
export const DELETED_COMMENT_TEXT = 'This comment has been deleted.'

/** CMT-01. `mentions` are the people named with @ in the message who exist. */
export const commentSchema = z.object({
  id: z.int(),
  message: z.string(),
  author: authorSchema,
  inserted: unixSeconds,
  upvotes: z.int(),
  upvoted: z.boolean(),
  deleted: z.boolean(),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Comment = z.infer<typeof commentSchema>

export const commentOrders = ['oldest', 'newest', 'top'] as const
export type CommentOrder = (typeof commentOrders)[number]

/** The kinds of thing people comment on, and their numbers (AMB-25: both spellings are accepted). */
export const articleTypes = ['news', 'blog', 'video'] as const
const articleType = z.preprocess(
  (value: unknown) => (value === '0' ? 'news' : value === '1' ? 'blog' : value === '2' ? 'video' : value),
  z.enum(articleTypes),
) as z.ZodType<(typeof articleTypes)[number], (typeof articleTypes)[number]>

/**
 * CMT-02, AMB-96. Without `before` and `around` the newest `limit` comments, listed oldest first. `before` goes on past a
 * comment: to older ones, or in the order `top` to those with fewer upvotes. `around` answers the page that holds a comment.
 */
export const listComments = endpoint({
  method: 'GET',
  path: '/comment/list',
  access: 'anyone',
  summary: 'Comments of an article: the newest hundred, oldest first, and from there on page by page.',
  input: z.object({
    id: wireId,
    article_type: articleType,
    limit: wireInt(1, 101).default(100),
    before: wireId.optional(),
    around: wireId.optional(),
    order: z.enum(commentOrders).default('oldest'),
  }),
  output: z.object({ entries: z.array(commentSchema), count: z.int() }),
  errors: ['article_not_found'],
})
