import { useState } from 'react'
import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import type { ArticleFrame } from './ArticlePreview.tsx'
import { firstOf, textIn, withoutLanguage, type WithTexts } from './texts.ts'
import type { Saved } from './editing-state.ts'
import type { Editing } from './use-editing.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'

const loadPreview = () => import('./PreviewDialog.tsx').then(({ PreviewDialog }) => PreviewDialog)

type Places<Form, Wish> = {
  /** Shown first, if it is written. */
  languageId: LanguageId
  list: string
  edit: (id: number) => string
  /** A new one has been saved for the first time. */
  onMade: (id: number) => void
  /** Says what has become of it with a save, where that is more than that it is saved. */
  showSaved?: (wish: Wish, id: number) => boolean
  /** What a preview shows around the text; nothing for a content page. */
  articleOf?: (form: Form) => ArticleFrame | undefined
}

type Deletion = { title: string; question: string; deleted: string; remove: () => Promise<unknown> }

/**
 * What can be done in every editor: show one of the languages, save, preview, take a language out
 * and delete all of it.
 */
export function useEditor<Edited extends Saved, Form extends WithTexts, Wish extends string>(
  { form, base, change, save, refresh, isUnsaved }: Editing<Edited, Form, Wish>,
  { languageId, list, edit, onMade, showSaved, articleOf }: Places<Form, Wish>,
) {
  const text = useText()
  const { send } = useSubmission(() => undefined)
  const [chosen, setChosen] = useState(languageId)
  const shown = textIn(form, chosen) ? chosen : firstOf(form)
  const go = useLeaveWarning(isUnsaved, 'newsroom.leave_question')
  const confirm = (title: string, question: string, onConfirm: () => void) =>
    askBefore({
      title,
      question,
      keep: text('admin.keep'),
      confirm: text('admin.delete'),
      danger: true,
      onConfirm,
    })

  return {
    shown,
    show: setChosen,
    async save(wish: Wish) {
      const isNew = base.saved === undefined
      const id = await save(wish)
      if (id === undefined) return
      if (!showSaved?.(wish, id))
        showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
      if (!isNew) return
      onMade(id)
      await go(edit(id), { replace: true })
    },
    preview: (of: Form) => {
      // Theirs may not have the language that is shown.
      const previewed = textIn(of, shown) ? shown : firstOf(of)
      openModal(loadPreview, {
        text: textIn(of, previewed),
        languageId: previewed,
        article: articleOf?.(of),
      })
    },
    removeLanguage: () =>
      confirm(
        text('newsroom.remove_language'),
        text('newsroom.remove_language_question', { name: languageById(shown)?.name ?? '' }),
        () => change((now) => withoutLanguage(now, shown)),
      ),
    remove: ({ title, question, deleted, remove }: Deletion) =>
      confirm(title, question, () =>
        send(async () => {
          await remove()
          refresh()
          showSnack({ message: deleted, kind: 'ok', automaticClose: true })
          await go(list)
        }),
      ),
  }
}
