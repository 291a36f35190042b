import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { RichText } from '../../platform/rich-text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { Prose } from '../../ui/Prose.tsx'
import type { WrittenText } from './texts.ts'
import css from './PreviewDialog.module.css'

const nothing: WrittenText = { title: '', content: '' }

type Props = ModalProps & { text: WrittenText | undefined; locale: string | undefined }

/**
 * The article as it will be read. It is the editor's own text, which can hold nothing that an
 * article cannot.
 */
export function PreviewDialog({
  text: { title, excerpt = '', content } = nothing,
  locale,
  ...modal
}: Props) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      look="wide"
      title={text('editor.preview')}
      foot={<Button onClick={modal.onClose}>{text('dialog.close')}</Button>}
    >
      <article className={css.root} lang={locale}>
        <h3>{title === '' ? text('editor.untitled') : title}</h3>
        {excerpt !== '' && <p>{excerpt}</p>}
        <Prose lang={locale}>
          <RichText html={content} name="preview" />
        </Prose>
      </article>
    </Dialog>
  )
}
