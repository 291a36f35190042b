import type { ContentPage } from '@loadout/contract/content-pages/content-pages.ts'
import type { editPage, StaffPage } from '@loadout/contract/content-pages/staff-pages.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { textIn, type WithTexts } from '../editing/texts.ts'

export type PageText = { title: string; content: string }

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

export type Edit = Omit<InputOf<typeof editPage>, 'id' | 'revision'>

function settingsOf(base: PageForm, form: PageForm): Pick<Edit, 'url' | 'footer_category'> {
  return {
    ...(base.url !== form.url && { url: form.url }),
    ...(base.group !== form.group && { footer_category: form.group }),
  }
}

/**
 * The edits that make the page what the form says: its settings with the first of them, and
 * languages go last, because one always stays.
 */
export function editsOf(base: PageForm, form: PageForm): Edit[] {
  const written = form.texts.flatMap(({ languageId, text }): Edit[] => {
    const before = textIn(base, languageId)
    if (before?.title === text.title && before.content === text.content) return []
    return [{ language_id: languageId, ...text }]
  })
  const removed = base.texts
    .filter(({ languageId }) => !textIn(form, languageId))
    .map(({ languageId }): Edit => ({ language_id: languageId, ...emptyText }))
  const settings = settingsOf(base, form)
  const [first, ...others] = [...written, ...removed]
  if (Object.keys(settings).length === 0) return first ? [first, ...others] : []
  return [{ ...first, ...settings }, ...others]
}

/** Whether anything of the form is not saved. */
export const isChanged = (base: PageForm, form: PageForm): boolean => editsOf(base, form).length > 0
