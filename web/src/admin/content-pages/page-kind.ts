import { getPageForStaff, type StaffPage } from '@loadout/contract/content-pages/staff-pages.ts'
import { call } from '../../platform/call/call.ts'
import { asEdited } from '../../editor/article-html.ts'
import { textIn } from '../editing/texts.ts'
import type { Editing, Kind } from '../editing/use-editing.ts'
import { emptyForm, formOf, isChanged, type PageForm } from './page-form.ts'
import { refreshPages } from './refresh-pages.ts'
import { savePage } from './save-page.ts'

export type PageEditing = Editing<StaffPage, PageForm, 'keep'>

/** Content pages as they are edited. Readers see each save. */
export const pageKind: Kind<StaffPage, PageForm, 'keep'> = {
  name: 'page',
  emptyForm,
  formOf: (page) => formOf(page, asEdited),
  isUnsaved: isChanged,
  read: (id) => call(getPageForStaff, { id }, { quiet: true }),
  save: savePage,
  settle: (written, sent) => {
    // In the order of their tabs.
    const texts = sent.texts.map(({ languageId, text }) => ({
      languageId,
      text: { ...text, title: textIn(written, languageId)?.title ?? text.title },
    }))
    const form = { ...written, texts }
    return { base: form, form }
  },
  refresh: refreshPages,
}
