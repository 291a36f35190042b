import { saveNews as saveCall } from '@loadout/contract/news/newsroom.ts'
import { call } from '../../platform/call/call.ts'
import { firstOf } from '../editing/texts.ts'
import type { Saved } from '../editing/editing-state.ts'
import type { SaveOrder } from '../editing/use-editing.ts'
import { emptyForm, savingOf, type NewsForm, type Wish } from './news-form.ts'

/** Makes the news what the form says, in all languages and with one call. */
export function saveNews({
  saved,
  base,
  form,
  wish,
}: Omit<SaveOrder<unknown, NewsForm, Wish>, 'edited'>): Promise<Saved> {
  const { versions, settings } = savingOf(saved ? base : emptyForm(firstOf(form)), form, wish)
  return call(
    saveCall,
    { ...saved, versions: JSON.stringify(versions), ...settings },
    { quiet: true },
  )
}
