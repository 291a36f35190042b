import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { OFFSET_MAX, paging, unixSeconds, wireId } from '../platform/wire.ts'
import { authorSchema } from '../accounts/author.ts'
import { articleTypes } from './comments.ts'

const staffCommentSchema = z.object({
  id: z.int(),
  message: z.string(),
  author: authorSchema,
  inserted: unixSeconds,
  upvotes: z.int(),
  /** When it was last changed, unless that was soon after it was written. */
  edited: unixSeconds.nullable(),
  /** What it stands below. What is not published has a title for those alone who write news. */
  article: z.object({
    type: z.enum(articleTypes),
    id: z.int(),
    title: z.string().nullable(),
    slug: z.string().nullable(),
  }),
})
export type StaffComment = z.infer<typeof staffCommentSchema>

export const COMMENT_QUERY_MAX = 100

/** Deleted comments are not among them: their text is in no answer (CMT-13). */
export const listCommentsForStaff = endpoint({
  method: 'GET',
  path: '/admin/comment/list',
  access: { permission: 'canDeleteComments' },
  rate: 'search',
  summary:
    'Comments of the whole site, newest first: all, or those that hold some words or are by a member of that name.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    query: z.string().max(COMMENT_QUERY_MAX).trim().default(''),
  }),
  /** Counted as far as the list goes. */
  output: z.object({ count: z.int().max(OFFSET_MAX), entries: z.array(staffCommentSchema) }),
})

/** A deleted comment has none: its text is in no answer (CMT-13). */
export const listCommentVersions = endpoint({
  method: 'GET',
  path: '/admin/comment/versions',
  access: { permission: 'canDeleteComments' },
  summary: 'What a comment has said since ten minutes after it was written, the latest first.',
  input: z.object({ id: wireId }),
  output: z.object({ entries: z.array(z.object({ message: z.string(), written: unixSeconds })) }),
  errors: ['comment_not_found'],
})
