import { z } from 'zod'
import { languageId, oneOfEach } from '../languages/language-id.ts'
import { wireLine } from '../platform/wire.ts'
import { POLL_OPTION_MOST, POLL_OPTIONS_MOST, POLL_QUESTION_MOST } from './poll-rules.ts'

/** What is missing gets a text of its own (`pollTextRules`). */
export const pollQuestion = wireLine({ least: 0, most: POLL_QUESTION_MOST })
export const pollOptions = z
  .array(wireLine({ least: 0, most: POLL_OPTION_MOST }))
  .max(POLL_OPTIONS_MOST)

export const pollTextSchema = z.object({
  language_id: languageId,
  question: pollQuestion,
  options: pollOptions,
})
export type PollTextInput = z.infer<typeof pollTextSchema>

/** The primary text first; those in other languages have as many options, in the same order. */
export const pollTexts = oneOfEach(pollTextSchema)
