import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { OFFSET_MAX, unixSeconds, wireInt } from '../platform/wire.ts'
import { authorSchema } from '../accounts/author.ts'
import { articleTypes } from './comments.ts'

export const staffCommentSchema = z.object({
  id: z.int(),
  message: z.string(),
  author: authorSchema,
  inserted: unixSeconds,
  upvotes: z.int(),
  /** What it stands below. */
  article: z.object({ type: z.enum(articleTypes), id: z.int(), title: z.string(), slug: z.string() }),
})
export type StaffComment = z.infer<typeof staffCommentSchema>

/** Deleted comments are not among them: their text is in no answer (CMT-13). */
export const listCommentsForStaff = endpoint({
  method: 'GET',
  path: '/admin/comment/list',
  access: { permission: 'canDeleteComments' },
  rate: 'search',
  summary: 'Comments of the whole site, newest first: all, or those that hold some words or are by a member of that name.',
  input: z.object({
    query: z.string().max(100).trim().default(''),
    limit: wireInt(1, 100).default(20),
    offset: wireInt(0, OFFSET_MAX).default(0),
  }),
  /** Counted as far as the list goes. */
  output: z.object({ count: z.int().max(OFFSET_MAX), entries: z.array(staffCommentSchema) }),
})
