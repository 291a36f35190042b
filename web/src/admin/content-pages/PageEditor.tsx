import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deletePage, type StaffPage } from '@loadout/contract/content-pages/staff-pages.ts'
import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { LanguageTabs } from '../news/LanguageTabs.tsx'
import css from '../news/NewsEditor.module.css'
import { OthersNote } from '../news/OthersNote.tsx'
import { UnsavedNote } from '../news/UnsavedNote.tsx'
import { useLeaveWarning } from '../news/use-leave-warning.ts'
import { useSaveKey } from '../news/use-save-key.ts'
import { emptyText, firstOf, missingIn, textIn, withLanguage, withoutLanguage, withText, type PageForm } from './page-form.ts'
import { editPagePath } from './page-queries.ts'
import { PageEditorHead } from './PageEditorHead.tsx'
import { PageSettings } from './PageSettings.tsx'
import { PageTextFields } from './PageTextFields.tsx'
import { refreshPages } from './refresh-pages.ts'
import { usePageEditing } from './use-page-editing.ts'

const loadPreview = () => import('../news/PreviewDialog.tsx').then(({ PreviewDialog }) => PreviewDialog)
const loadConfirm = () => import('../../ui/layer/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

type Props = { page: StaffPage | undefined; memberId: number; onMade: (id: number) => void }

/** ADMIN-12: the texts in their languages, the address and the place in the footer beside them, and what can be done with all of it above. */
export function PageEditor({ page, memberId, onMade }: Props) {
  const { text, language } = useLanguage()
  const queries = useQueryClient()
  const editing = usePageEditing({ page, memberId, languageId: language.id })
  const { form, base, change, theirs } = editing
  const { send } = useSubmission(() => undefined)
  const [chosen, setChosen] = useState<LanguageId>(language.id)
  const shown = textIn(form, chosen) ? chosen : firstOf(form)
  const go = useLeaveWarning(editing.isUnsaved)

  async function save() {
    if (missingIn(form).length > 0) return
    const isNew = base.saved === undefined
    const id = await editing.save()
    if (id === undefined) return
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    if (!isNew) return
    onMade(id)
    await go(editPagePath(id), { replace: true })
  }
  useSaveKey(() => void save())

  const preview = (of: PageForm) =>
    openModal(loadPreview, { text: { ...(textIn(of, shown) ?? textIn(of, firstOf(of)) ?? emptyText), excerpt: '' }, locale: languageById(shown)?.locale })
  const removeLanguage = () =>
    openModal(loadConfirm, {
      title: text('newsroom.remove_language'), question: text('newsroom.remove_language_question', { name: languageById(shown)?.name ?? '' }),
      keep: text('newsroom.keep'), confirm: text('newsroom.delete_confirm'), danger: true,
      onConfirm: () => change(withoutLanguage(form, shown)),
    })
  const remove = (id: number) =>
    openModal(loadConfirm, {
      title: text('staff_pages.delete'), question: text('staff_pages.delete_question'), keep: text('newsroom.keep'), confirm: text('newsroom.delete_confirm'), danger: true,
      onConfirm: () => send(async () => {
        await call(deletePage, { id }, { quiet: true })
        void refreshPages(queries)
        showSnack({ message: text('staff_pages.deleted'), kind: 'ok', automaticClose: true })
        await go('/admin/content-pages')
      }),
    })

  return (
    <div className={css.root}>
      <h1 className="vh">{text(base.saved ? 'staff_pages.edit' : 'staff_pages.add')}</h1>
      <PageEditorHead editing={editing} onSave={() => void save()} onPreview={() => preview(form)} />
      {editing.offered && <UnsavedNote offered={editing.offered} />}
      {theirs && <OthersNote theirs={theirs} onRead={() => preview(theirs.form)} />}
      <div className={css.columns}>
        <LanguageTabs
          written={form.texts.map(({ languageId }) => languageId)}
          shown={shown}
          onShow={setChosen}
          onAdd={(languageId) => {
            change(withLanguage(form, languageId))
            setChosen(languageId)
          }}
        >
          {(languageId) => (
            <PageTextFields
              key={editing.edition}
              languageId={languageId}
              text={textIn(form, languageId)}
              onChange={(part) => change((now) => withText(now, languageId, part))}
            />
          )}
        </LanguageTabs>
        <PageSettings editing={editing} onRemoveLanguage={removeLanguage} onRemove={base.saved && (() => remove(base.saved?.id ?? 0))} />
      </div>
    </div>
  )
}
