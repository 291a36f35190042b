import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'

/** What is written in one language; not everything that is written has an excerpt. */
export type WrittenText = { title: string; excerpt?: string; content: string }

/** A form with a text in each of its languages, the primary one first. */
export type WithTexts<Text = WrittenText> = { texts: { languageId: LanguageId; text: Text }[] }
type TextOf<Form extends WithTexts<object>> = Form['texts'][number]['text']

export const firstOf = ({ texts: [first] }: WithTexts<object>): LanguageId => first?.languageId ?? 0

export const textIn = <Form extends WithTexts<object>>(
  { texts }: Form,
  languageId: LanguageId,
): TextOf<Form> | undefined => texts.find((each) => each.languageId === languageId)?.text

export const withText = <Form extends WithTexts<object>>(
  form: Form,
  languageId: LanguageId,
  change: Partial<TextOf<Form>>,
): Form => ({
  ...form,
  texts: form.texts.map((each) =>
    each.languageId === languageId ? { ...each, text: { ...each.text, ...change } } : each,
  ),
})
export const withLanguage = <Form extends WithTexts<object>>(
  form: Form,
  languageId: LanguageId,
  text: TextOf<Form>,
): Form => ({ ...form, texts: [...form.texts, { languageId, text }] })
export const withoutLanguage = <Form extends WithTexts<object>>(
  form: Form,
  languageId: LanguageId,
): Form => ({ ...form, texts: form.texts.filter((each) => each.languageId !== languageId) })

/** Of something that is missing, in which of several languages: "title (Deutsch)". */
export function inLanguages(
  word: string,
  { texts }: WithTexts,
  isMissing: (text: WrittenText) => boolean,
): string {
  if (texts.length < 2) return word
  const names = texts
    .filter(({ text }) => isMissing(text))
    .map(({ languageId }) => languageById(languageId)?.name)
  return `${word} (${names.join(', ')})`
}
export const hasNoTitle = ({ title }: WrittenText) => title.trim() === ''
export const hasNoText = ({ content }: WrittenText) => content === ''
