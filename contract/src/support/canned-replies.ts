import { z } from 'zod'
import { languageId, oneOfEach } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, success, wireId, wireJson, wireLine } from '../platform/wire.ts'

const access = { permission: 'canReviewSupportTickets' } as const

export const CANNED_TITLE_MAX = 60
/** So many are kept: a list for people, shown whole. */
export const MAX_CANNED = 100

const textSchema = z.object({ language_id: z.int(), message: z.string() })

/** An answer that staff give often, in the languages it is written in, the primary one first. */
const cannedReplySchema = z.object({
  id: z.int(),
  title: z.string(),
  texts: z.array(textSchema),
})
export type CannedReply = z.infer<typeof cannedReplySchema>

export const listCannedReplies = endpoint({
  method: 'GET',
  path: '/admin/support_ticket/canned_reply/list',
  access,
  summary: 'Answers that staff give often, by their titles.',
  input: z.object({}),
  output: entries(cannedReplySchema),
})

/**
 * Of one that is there, what is left out stays as it is. The languages named are those it has from
 * now on, the primary one first.
 */
export const saveCannedReply = endpoint({
  method: 'POST',
  path: '/admin/support_ticket/canned_reply/save',
  access,
  once: true,
  summary: 'Adds a canned reply, or changes one.',
  input: z.object({
    id: wireId.optional(),
    title: wireLine({ min: 0, max: CANNED_TITLE_MAX }).optional(),
    texts: wireJson(
      oneOfEach(z.object({ language_id: languageId, message: z.string().max(5_000) })),
    ).optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: [
    'title_missing',
    'message_missing',
    'message_too_long',
    'canned_reply_not_found',
    'too_many_canned_replies',
  ],
})

export const deleteCannedReply = endpoint({
  method: 'POST',
  path: '/admin/support_ticket/canned_reply/delete',
  access,
  once: true,
  summary: 'Deletes a canned reply.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['canned_reply_not_found'],
})
