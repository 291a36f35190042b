import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { RichText } from '../../platform/rich-text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { ArticlePreview, type ArticleFrame } from './ArticlePreview.tsx'
import type { WrittenText } from './texts.ts'
import css from './PreviewDialog.module.css'

const nothing: WrittenText = { title: '', content: '' }

type Props = ModalProps & {
  text: WrittenText | undefined
  languageId: LanguageId
  /** What else the page of an article shows; a content page is its text alone. */
  article?: ArticleFrame | undefined
}

/**
 * What is written as it will be read. It is the editor's own text, which can hold nothing that an
 * article cannot.
 */
export function PreviewDialog({ text: written = nothing, languageId, article, ...modal }: Props) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      look={article ? 'page' : 'wide'}
      title={text('editor.preview')}
      foot={<Button onClick={modal.onClose}>{text('dialog.close')}</Button>}
    >
      {article ? (
        <ArticlePreview article={article} text={written} languageId={languageId} />
      ) : (
        <PagePreview text={written} languageId={languageId} />
      )}
    </Dialog>
  )
}

function PagePreview({ text: written, languageId }: { text: WrittenText; languageId: LanguageId }) {
  const text = useText()
  const locale = languageById(languageId)?.locale
  return (
    <article className={css.root} lang={locale}>
      <h3>{written.title === '' ? text('editor.untitled') : written.title}</h3>
      <Prose lang={locale}>
        <RichText html={written.content} name="preview" />
      </Prose>
    </article>
  )
}
