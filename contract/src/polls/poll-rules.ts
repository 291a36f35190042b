import type { FormRules } from '../forms/form-rules.ts'

export const POLL_QUESTION_MAX = 200
export const POLL_OPTION_MAX = 100
const MIN_POLL_OPTIONS = 2
export const MAX_POLL_OPTIONS = 10

/** A poll as it is written in one language. */
type PollText = { question: string; options: readonly string[] }

/** People choose between answers that differ. */
export const pollTextRules: FormRules<PollText> = {
  question: (question) => (question === '' ? 'question_missing' : undefined),
  options: (options) =>
    options.length < MIN_POLL_OPTIONS ||
    options.includes('') ||
    new Set(options.map((option) => option.toLowerCase())).size < options.length
      ? 'options_missing'
      : undefined,
}
