import { z } from 'zod'
import { atMostOneOfEach, languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, success, wireFlag, wireId, wireJson, wireSeconds } from '../platform/wire.ts'
import { MAX_POLL_OPTIONS } from './poll-rules.ts'
import { pollOptions, pollQuestion, pollTexts, pollTextSchema } from './poll-texts.ts'
import { pollKinds, pollSchema } from './polls.ts'

const access = { permission: 'canManagePolls' } as const

const kind = z.enum(pollKinds)

/** A poll as staff see it: shown or not, with its texts, the primary one first. */
const staffPollSchema = pollSchema.extend({
  kind,
  active: z.boolean(),
  /** What it belongs to; null for one of the site. */
  target: z.object({ id: z.int(), title: z.string() }).nullable(),
  texts: pollTexts,
})
export type StaffPoll = z.infer<typeof staffPollSchema>

export const listStaffPolls = endpoint({
  method: 'GET',
  path: '/admin/poll/list',
  access,
  summary: 'All polls, the newest first.',
  input: z.object({ ...paging({ size: 20, cap: 100 }), kind: kind.optional() }),
  output: z.object({ count: z.int(), entries: z.array(staffPollSchema) }),
})

/** An option may hold a comma. */
const wireOptions = wireJson(pollOptions)

const settings = {
  /** The texts in further languages; `[]` takes them away. */
  translations: wireJson(atMostOneOfEach(pollTextSchema)).optional(),
  /** Whether readers see it. Of the polls of the site one is: another takes its place. */
  active: wireFlag.optional(),
  /** When it takes no votes any more; 0 for never. */
  ends_at: wireSeconds.optional(),
}

const textErrors = ['question_missing', 'options_missing', 'poll_end_past'] as const

/** `target_id` is the news or post that it belongs to, which has one poll at most (ADMIN-15). */
export const createPoll = endpoint({
  method: 'POST',
  path: '/admin/poll/create',
  access,
  once: true,
  summary: `Adds a poll of 2 to ${MAX_POLL_OPTIONS} options.`,
  input: z.object({
    kind,
    target_id: wireId.optional(),
    language_id: languageId,
    question: pollQuestion.default(''),
    options: wireOptions.default([]),
    ...settings,
  }),
  output: z.object({ id: z.int() }),
  errors: [...textErrors, 'article_not_found', 'poll_exists'],
})

/**
 * What is left out stays as it is (ADMIN-15). Once somebody has voted, options can be worded anew,
 * and none comes or goes.
 */
export const editPoll = endpoint({
  method: 'POST',
  path: '/admin/poll/edit',
  access,
  once: true,
  summary: 'Changes a poll, closes it or opens it again.',
  input: z.object({
    id: wireId,
    language_id: languageId.optional(),
    question: pollQuestion.optional(),
    options: wireOptions.optional(),
    ...settings,
    /** 1 ends it now; 0 takes its end away when that is past. */
    closed: wireFlag.optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: [...textErrors, 'poll_not_found', 'poll_has_votes'],
})

export const deletePoll = endpoint({
  method: 'POST',
  path: '/admin/poll/delete',
  access,
  once: true,
  summary: 'Deletes a poll with its votes.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['poll_not_found'],
})
