import { createPage, editPage } from '@loadout/contract/content-pages/staff-pages.ts'
import { call } from '../../platform/call/call.ts'
import { editsOf, emptyText, firstOf, textIn, type PageForm } from './page-form.ts'

/** The page as it is saved so far. */
export type Saved = { id: number; revision: number }

type Order = {
  /** Undefined as long as it is nowhere but in the form. */
  saved: Saved | undefined
  base: PageForm
  form: PageForm
  /** Told after every step: what is saved then stays saved, whatever comes of the next. */
  onStep: (saved: Saved) => void
}

/** Makes the page what the form says, one language after the other. */
export async function savePage({ saved, base, form, onStep }: Order): Promise<Saved> {
  const first = firstOf(form)
  let at = saved
  if (!at) {
    at = await call(createPage, { language_id: first, ...(textIn(form, first) ?? emptyText), url: form.url, footer_category: form.group }, { quiet: true })
    onStep(at)
  }
  const known = saved ? base : { ...form, texts: form.texts.slice(0, 1) }
  for (const edit of editsOf(known, form)) {
    at = await call(editPage, { ...edit, ...at }, { quiet: true })
    onStep(at)
  }
  return at
}
