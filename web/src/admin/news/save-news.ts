import { createNews, deleteNews, editNews } from '@loadout/contract/news/newsroom.ts'
import { call } from '../../platform/call/call.ts'
import { firstOf, textIn } from '../editing/texts.ts'
import type { Saved, SaveOrder } from '../editing/use-editing.ts'
import { emptyForm, savingOf, type NewsForm, type Wish } from './news-form.ts'

/**
 * Makes the news what the form says, one language after the other. Readers see nothing before all
 * of it is there: publishing is the last step, and news in one language are made in a single one.
 */
export async function saveNews({
  saved,
  base,
  form,
  wish,
  onStep,
}: Omit<SaveOrder<unknown, NewsForm, Wish>, 'edited'>): Promise<Saved> {
  let at = saved
  const step = async (next: Promise<Saved>) => {
    at = await next
    onStep(at)
    return at
  }
  if (!at) {
    const primary = firstOf(form)
    const isOne = form.texts.length === 1
    const whole = savingOf(emptyForm(primary), form, isOne ? wish : 'draft').primary
    const made = await step(
      call(
        createNews,
        { ...textIn(form, primary), ...whole, language_id: primary },
        { quiet: true },
      ),
    )
    if (isOne) return made
    form = { ...form, picture: undefined }
    base = { ...form, texts: form.texts.slice(0, 1), time: '' }
  }
  const { others, removed, primary } = savingOf(base, form, wish)
  for (const edit of others)
    await step(call(editNews, { ...edit, ...current(at) }, { quiet: true }))
  for (const language_id of removed) {
    await call(deleteNews, { id: current(at).id, language_id }, { quiet: true })
    await step(Promise.resolve({ id: current(at).id, revision: current(at).revision + 1 }))
  }
  return primary
    ? step(call(editNews, { ...primary, ...current(at) }, { quiet: true }))
    : current(at)
}

function current(saved: Saved | undefined): Saved {
  if (!saved) throw new Error('nothing is saved yet')
  return saved
}
