import type { ContentPage } from '@loadout/contract/content-pages/content-pages.ts'
import type {
  PageVersionInput,
  savePage,
  StaffPage,
} from '@loadout/contract/content-pages/staff-pages.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { textIn, type WithTexts } from '../editing/texts.ts'

type PageText = { title: string; content: string }

/** What somebody edits: the page as a whole, and its text in every language. */
export type PageForm = WithTexts<PageText> & { url: string; group: ContentPage['footer_category'] }

export const emptyText: PageText = { title: '', content: '' }
export const emptyForm = (languageId: LanguageId): PageForm => ({
  texts: [{ languageId, text: emptyText }],
  url: '',
  group: 1,
})

/** `asEdited` writes a text as the editor does, so that opening it is no change. */
export const formOf = (page: StaffPage, asEdited: (html: string) => string): PageForm => ({
  texts: page.versions.map(({ language_id, title, content }) => ({
    languageId: language_id as LanguageId,
    text: { title, content: asEdited(content) },
  })),
  url: page.url,
  group: page.footer_category,
})

/** What a save is missing, in the order of the form. */
export type Missing = 'title' | 'text' | 'address'

export function missingIn({ texts, url }: PageForm): Missing[] {
  const missing: Missing[] = []
  if (texts.some(({ text }) => text.title.trim() === '')) missing.push('title')
  if (texts.some(({ text }) => text.content === '')) missing.push('text')
  if (url === '') missing.push('address')
  return missing
}

type Saving = {
  /** Every language of the form, with what has changed of its text. */
  versions: PageVersionInput[]
  settings: Pick<InputOf<typeof savePage>, 'url' | 'footer_category'>
}

/** What makes the page what the form says. A language that is new has all of its text. */
export const savingOf = (base: PageForm, form: PageForm): Saving => ({
  versions: form.texts.map(({ languageId, text }) => {
    const before = textIn(base, languageId)
    return {
      language_id: languageId,
      ...(before?.title !== text.title && { title: text.title }),
      ...(before?.content !== text.content && { content: text.content }),
    }
  }),
  settings: {
    ...(base.url !== form.url && { url: form.url }),
    ...(base.group !== form.group && { footer_category: form.group }),
  },
})

/** Whether anything of the form is not saved. */
export function isChanged(base: PageForm, form: PageForm): boolean {
  const { versions, settings } = savingOf(base, form)
  return (
    Object.keys(settings).length > 0 ||
    versions.some((version) => Object.keys(version).length > 1) ||
    base.texts.some(({ languageId }) => !textIn(form, languageId))
  )
}
