import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import { pollTextRules } from '@loadout/contract/polls/poll-rules.ts'
import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { momentOf, timeFieldOf } from '../news/time-field.ts'

/** A text as it stands in its fields: an option a line. */
export type TextFields = { language_id: LanguageId; question: string; options: string }

/** A poll as it is edited: its primary text in fields of the call, the others beside. */
export type PollForm = TextFields & { translations: TextFields[]; ends_at: string }

const linesIn = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const textOf = ({ language_id, question, options }: TextFields): PollTextInput => ({
  language_id,
  question: question.trim(),
  options: linesIn(options),
})

const fieldsOf = ({ language_id, question, options }: PollTextInput): TextFields => ({
  language_id,
  question,
  options: options.join('\n'),
})

export const emptyText = (language_id: LanguageId): TextFields => ({
  language_id,
  question: '',
  options: '',
})

export function formOf(poll: ArticlePoll | undefined, languageId: LanguageId): PollForm {
  const [primary, ...translations] = poll?.texts ?? []
  return {
    ...(primary ? fieldsOf(primary) : emptyText(languageId)),
    translations: translations.map(fieldsOf),
    ends_at: poll && poll.ends_at !== null ? timeFieldOf(poll.ends_at) : '',
  }
}

/** The field for date and time knows minutes: one that nobody has touched says what it said. */
export function pollOf(form: PollForm, before: ArticlePoll | undefined): ArticlePoll {
  const isTouched = form.ends_at !== formOf(before, form.language_id).ends_at
  return {
    texts: [textOf(form), ...form.translations.map(textOf)],
    ends_at: isTouched ? (momentOf(form.ends_at) ?? null) : (before?.ends_at ?? null),
  }
}

type StandingPoll = ArticlePoll & { active: boolean }

/** As the calls take it; an end of 0 is never. */
export function inputOf({ texts: [primary, ...translations], ends_at, active }: StandingPoll) {
  if (!primary) throw new Error('a poll without a text')
  return {
    language_id: primary.language_id,
    question: primary.question,
    options: JSON.stringify(primary.options),
    translations: JSON.stringify(translations),
    ends_at: ends_at ?? 0,
    active,
  }
}

/** What the poll becomes in the place of what it was; an end that stays may be past. */
export const changesOf = (before: StandingPoll, edited: StandingPoll) =>
  changedFields(inputOf(before), inputOf(edited))

const noPoll: ArticlePoll = { texts: [], ends_at: null }

/**
 * What becomes of the poll of an article, as the calls take it. What is as it was is not sent:
 * others may have closed or reworded the poll meanwhile.
 */
export const pollChange = (before: ArticlePoll | null, poll: ArticlePoll | null): string =>
  JSON.stringify(poll && changedFields(before ?? noPoll, poll))

export const pollFormRules: FormRules<PollForm> = {
  question: (_, form) => pollTextRules.question?.(textOf(form).question, textOf(form)),
  options: (_, form) => pollTextRules.options?.(textOf(form).options, textOf(form)),
  translations: (translations, form) => {
    const { length } = textOf(form).options
    const texts = translations.map(textOf)
    if (texts.some(({ question }) => question === '')) return 'question_missing'
    return texts.some(
      (text) =>
        text.options.length !== length || pollTextRules.options?.(text.options, text) !== undefined,
    )
      ? 'options_missing'
      : undefined
  },
}
