import type { FormRules } from '../forms/form-rules.ts'

export const POLL_QUESTION_MOST = 200
export const POLL_OPTION_MOST = 100
const POLL_OPTIONS_LEAST = 2
export const POLL_OPTIONS_MOST = 10

/** A poll as it is written in one language. */
type PollText = { question: string; options: readonly string[] }

/** People choose between answers that differ. */
export const pollTextRules: FormRules<PollText> = {
  question: (question) => (question === '' ? 'question_missing' : undefined),
  options: (options) =>
    options.length < POLL_OPTIONS_LEAST ||
    options.includes('') ||
    new Set(options.map((option) => option.toLowerCase())).size < options.length
      ? 'options_missing'
      : undefined,
}
