import { useState } from 'react'
import { call } from '../../platform/call/call.ts'
import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { deleteNews, type StaffNews } from '@loadout/contract/news/newsroom.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { EditorHead } from './EditorHead.tsx'
import { editPath } from './newsroom-queries.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { missingIn, primaryOf, textIn, withLanguage, withoutLanguage, withText, type Wish } from './news-form.ts'
import { NewsSettings } from './NewsSettings.tsx'
import { NewsTextFields } from './NewsTextFields.tsx'
import { OthersNote } from './OthersNote.tsx'
import { UnsavedNote } from './UnsavedNote.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useNewsEditing } from './use-news-editing.ts'
import { useSaveKey } from './use-save-key.ts'
import css from './NewsEditor.module.css'

const loadPreview = () => import('./PreviewDialog.tsx').then(({ PreviewDialog }) => PreviewDialog)
const loadConfirm = () => import('../../ui/layer/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

type Props = { news: StaffNews | undefined; memberId: number; onMade: (id: number) => void }

/** ADMIN-04: the texts in their languages, the settings beside them, and what can be done with all of it above. */
export function NewsEditor({ news, memberId, onMade }: Props) {
  const { text, language } = useLanguage()
  const editing = useNewsEditing({ news, memberId, languageId: language.id })
  const { form, base, change, theirs } = editing
  const primary = primaryOf(form)
  const [chosen, setChosen] = useState<LanguageId>(primary)
  const shown = textIn(form, chosen) ? chosen : primary
  const go = useLeaveWarning(editing.isUnsaved)
  const isForReaders = (wish: Wish) => wish === 'publish' || (wish === 'keep' && base.state !== 'draft')

  async function save(wish: Wish) {
    if (missingIn(form, isForReaders(wish)).length > 0) return
    const isNew = base.saved === undefined
    const id = await editing.save(wish)
    if (id === undefined) return
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    if (!isNew) return
    onMade(id)
    await go(editPath(id), { replace: true })
  }
  useSaveKey(() => void save(base.state === 'draft' ? 'draft' : 'keep'))

  const preview = (of = form) => openModal(loadPreview, { text: textIn(of, shown) ?? textIn(of, primaryOf(of)), locale: languageById(shown)?.locale })
  const remove = (languageId?: LanguageId) =>
    openModal(loadConfirm, {
      title: text(languageId === undefined ? 'newsroom.delete' : 'newsroom.remove_language'),
      question: languageId === undefined ? text('newsroom.delete_question') : text('newsroom.remove_language_question', { name: languageById(languageId)?.name ?? '' }),
      keep: text('newsroom.keep'), confirm: text('newsroom.delete_confirm'), danger: true,
      onConfirm: () => void (languageId === undefined ? removeAll() : change(withoutLanguage(form, languageId))),
    })
  async function removeAll() {
    if (!base.saved) return
    await call(deleteNews, { id: base.saved.id })
    await go('/admin/news')
  }

  return (
    <div className={css.root}>
      <h1 className="vh">{text(base.saved ? 'newsroom.edit' : 'newsroom.write')}</h1>
      <EditorHead editing={editing} onSave={(wish) => void save(wish)} onPreview={() => preview()} />
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
            <NewsTextFields
              key={editing.edition}
              languageId={languageId}
              text={textIn(form, languageId)}
              onChange={(part) => change((now) => withText(now, languageId, part))}
            />
          )}
        </LanguageTabs>
        <NewsSettings editing={editing} shown={shown} onRemoveLanguage={remove} onRemove={base.saved && (() => remove())} />
      </div>
    </div>
  )
}
