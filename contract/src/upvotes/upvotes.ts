import { z } from 'zod'
import { articleTypeInput } from '../comments/comments.ts'
import { endpoint, type Endpoint } from '../platform/endpoint.ts'
import { wireId } from '../platform/wire.ts'

/**
 * What the shown count changes by: 1 the first time, 0 afterwards and for one's own (VOTE-02,
 * AMB-95).
 */
export const upvoteDelta = z.object({ delta: z.union([z.literal(0), z.literal(1)]) })

/** Visitors may, too; they are told apart by a signed cookie (NEWS-12, VOTE-03, AMB-94). */
export const upvoteNews = endpoint({
  method: 'POST',
  path: '/news/upvote',
  access: 'reader',
  summary: 'Upvotes an article, once.',
  input: z.object({ id: wireId }),
  output: upvoteDelta,
  errors: ['article_not_found'],
})

/** How an article of any kind is upvoted: by members alone, or by visitors, too. */
export type UpvoteArticle = Endpoint<
  (typeof upvoteNews)['input'],
  (typeof upvoteNews)['output'],
  'reader' | 'member'
>

/** Members only, once each, and never taken back (CMT-07, CMT-08, VOTE-04). */
export const upvoteComment = endpoint({
  method: 'POST',
  path: '/comment/upvote',
  access: 'member',
  summary: 'Upvotes a comment of somebody else, once.',
  input: z.object({ id: wireId, article_type: articleTypeInput }),
  output: upvoteDelta,
  errors: ['comment_not_found'],
})
