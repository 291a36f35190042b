import { createPage, editPage } from '@loadout/contract/content-pages/staff-pages.ts'
import { call } from '../../platform/call/call.ts'
import { firstOf, textIn } from '../editing/texts.ts'
import type { Saved, SaveOrder } from '../editing/use-editing.ts'
import { editsOf, emptyText, type PageForm } from './page-form.ts'

/** Makes the page what the form says, one language after the other. */
export async function savePage({
  saved,
  base,
  form,
  onStep,
}: Pick<
  SaveOrder<unknown, PageForm, unknown>,
  'saved' | 'base' | 'form' | 'onStep'
>): Promise<Saved> {
  const first = firstOf(form)
  let at = saved
  if (!at) {
    at = await call(
      createPage,
      {
        language_id: first,
        ...(textIn(form, first) ?? emptyText),
        url: form.url,
        footer_category: form.group,
      },
      { quiet: true },
    )
    onStep(at)
  }
  const known = saved ? base : { ...form, texts: form.texts.slice(0, 1) }
  for (const edit of editsOf(known, form)) {
    at = await call(editPage, { ...edit, ...at }, { quiet: true })
    onStep(at)
  }
  return at
}
