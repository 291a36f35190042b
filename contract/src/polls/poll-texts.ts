import { z } from 'zod'
import { languageId, oneOfEach } from '../languages/language-id.ts'
import { wireLine } from '../platform/wire.ts'
import { POLL_OPTION_MAX, MAX_POLL_OPTIONS, POLL_QUESTION_MAX } from './poll-rules.ts'

/** What is missing gets a text of its own (`pollTextRules`). */
export const pollQuestion = wireLine({ min: 0, max: POLL_QUESTION_MAX })
export const pollOptions = z.array(wireLine({ min: 0, max: POLL_OPTION_MAX })).max(MAX_POLL_OPTIONS)

export const pollTextSchema = z.object({
  language_id: languageId,
  question: pollQuestion,
  options: pollOptions,
})
export type PollTextInput = z.infer<typeof pollTextSchema>

/** The primary text first; those in other languages have as many options, in the same order. */
export const pollTexts = oneOfEach(pollTextSchema)
