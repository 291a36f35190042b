import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, wireId } from '../platform/wire.ts'
import { commentSchema } from './comments.ts'

/** So long after it was written a comment is changed without a mark. */
export const FREE_EDIT_SECONDS = 600
/** After a day others have gone on from what it says; it can still be deleted. */
export const EDIT_SECONDS = 86_400
/** Changes with a mark: staff read what each of them replaced. */
export const MAX_EDITS = 20

/** The same checks as for writing it; whoever is newly named is told. */
export const editComment = endpoint({
  method: 'POST',
  path: '/comment/edit',
  access: 'member',
  summary:
    'Changes a comment of the caller: for a day, and after ten minutes with a mark that says so.',
  input: z.object({
    id: wireId,
    message: z.string().default(''),
  }),
  output: z.object({ comment: commentSchema }),
  errors: [
    'message_missing',
    'message_too_long',
    'comment_not_found',
    'not_allowed',
    'banned',
    'edit_time_over',
    'too_many_edits',
  ],
})

/** It keeps its place and loses its text, as if staff had deleted it (CMT-10, CMT-13). */
export const deleteOwnComment = endpoint({
  method: 'POST',
  path: '/comment/delete',
  access: 'member',
  once: true,
  summary: 'Deletes a comment of the caller.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['comment_not_found', 'not_allowed'],
})
