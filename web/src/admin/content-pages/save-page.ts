import { savePage as saveCall } from '@loadout/contract/content-pages/staff-pages.ts'
import { call } from '../../platform/call/call.ts'
import { firstOf } from '../editing/texts.ts'
import type { Saved } from '../editing/editing-state.ts'
import type { SaveOrder } from '../editing/use-editing.ts'
import { emptyForm, savingOf, type PageForm } from './page-form.ts'

/** Makes the page what the form says, in all languages and with one call. */
export function savePage({
  saved,
  base,
  form,
}: Pick<SaveOrder<unknown, PageForm, unknown>, 'saved' | 'base' | 'form'>): Promise<Saved> {
  const { versions, settings } = saved
    ? savingOf(base, form)
    : { ...savingOf(emptyForm(firstOf(form)), form), settings: settingsIn(form) }
  return call(
    saveCall,
    { ...saved, versions: JSON.stringify(versions), ...settings },
    { quiet: true },
  )
}

const settingsIn = ({ url, group }: PageForm) => ({ url, footer_category: group })
