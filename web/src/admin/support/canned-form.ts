import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import { languages, type LanguageId } from '@loadout/contract/languages/languages.ts'
import type { CannedReply } from '@loadout/contract/support/canned-replies.ts'
import { lengthOf, REPLY_MAX } from '@loadout/contract/support/ticket-rules.ts'

/** The field of a language. */
export const textField = (id: LanguageId) => `text${id}` as const
type TextField = ReturnType<typeof textField>

/** A canned reply as it stands in its fields: a text for each language, some of them empty. */
export type CannedForm = Record<TextField, string> & {
  title: string
  /** The language that is read by whoever has none of the others. */
  primary: string
}

export const formOf = (reply: CannedReply | undefined, ownLanguage: LanguageId): CannedForm => ({
  title: reply?.title ?? '',
  primary: String(reply?.texts[0]?.language_id ?? ownLanguage),
  ...(Object.fromEntries(
    languages.map(({ id }) => [
      textField(id),
      reply?.texts.find(({ language_id: language }) => language === id)?.message ?? '',
    ]),
  ) as Record<TextField, string>),
})

/** What is typed as the call takes it: languages that have a text, the primary one first. */
export const replyOf = (form: CannedForm) => ({
  title: form.title.trim(),
  texts: languages
    .map(({ id }) => ({ language_id: id, message: form[textField(id)].trim() }))
    .filter(({ message }) => message !== '')
    .toSorted((one, other) => rankOf(one.language_id, form) - rankOf(other.language_id, form)),
})

const rankOf = (id: LanguageId, { primary }: CannedForm) => (String(id) === primary ? -1 : id)

/** The primary language has a text, and none is longer than a reply may be. */
export const cannedRules: FormRules<CannedForm> = {
  title: (title) => (title.trim() === '' ? 'title_missing' : undefined),
  ...Object.fromEntries(
    languages.map(({ id }) => [
      textField(id),
      (message: string, { primary }: CannedForm) => {
        if (lengthOf(message) > REPLY_MAX) return 'message_too_long'
        return String(id) === primary && message.trim() === '' ? 'message_missing' : undefined
      },
    ]),
  ),
}
