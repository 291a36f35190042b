import { Fragment, type ReactNode } from 'react'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { OthersNote } from './OthersNote.tsx'
import { textIn, withLanguage, withText, type WithTexts, type WrittenText } from './texts.ts'
import { UnsavedNote } from './UnsavedNote.tsx'
import type { Saved } from './editing-state.ts'
import type { Editing } from './use-editing.ts'
import css from './Editor.module.css'

type Props<Edited extends Saved, Form extends WithTexts, Wish extends string> = {
  title: string
  editing: Pick<
    Editing<Edited, Form, Wish>,
    'form' | 'change' | 'edition' | 'isUnsaved' | 'offered' | 'theirs'
  >
  /** What can be done with all of it. */
  head: ReactNode
  shown: LanguageId
  onShow: (languageId: LanguageId) => void
  emptyText: Form['texts'][number]['text']
  onPreview: (of: Form) => void
  /** Beside the texts. */
  settings: ReactNode
  /** The fields of one language. */
  children: (
    languageId: LanguageId,
    text: WrittenText,
    onChange: (part: Partial<WrittenText>) => void,
  ) => ReactNode
}

/**
 * The texts in their languages, the settings beside them, and what can be done with all of it
 * above.
 */
export function EditorFrame<Edited extends Saved, Form extends WithTexts, Wish extends string>({
  title,
  editing,
  head,
  shown,
  onShow,
  emptyText,
  onPreview,
  settings,
  children,
}: Props<Edited, Form, Wish>) {
  const { form, change, edition, isUnsaved, offered, theirs } = editing
  return (
    <div className={css.root}>
      <h1 className="vh">{title}</h1>
      {head}
      {offered && <UnsavedNote offered={offered} isUnsaved={isUnsaved} />}
      {theirs && <OthersNote theirs={theirs} onRead={() => onPreview(theirs.form)} />}
      <div className={css.columns}>
        <LanguageTabs
          written={form.texts.map(({ languageId }) => languageId)}
          shown={shown}
          onShow={onShow}
          onAdd={(languageId) => {
            change(withLanguage(form, languageId, emptyText))
            onShow(languageId)
          }}
        >
          {(languageId) => (
            <Fragment key={edition}>
              {children(languageId, textIn(form, languageId) ?? emptyText, (part) =>
                change((now) => withText(now, languageId, part)),
              )}
            </Fragment>
          )}
        </LanguageTabs>
        {settings}
      </div>
    </div>
  )
}
