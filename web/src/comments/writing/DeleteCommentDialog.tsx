import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { ConfirmDialog } from '../../ui/layer/ConfirmDialog.tsx'
import css from './DeleteCommentDialog.module.css'

/** As much of it as one needs to know it again (CMT-12). */
const EXCERPT_LENGTH = 75

export function DeleteCommentDialog({
  message,
  ...modal
}: ModalProps & { message: string; onConfirm: () => void }) {
  const text = useText()
  return (
    <ConfirmDialog
      {...modal}
      title={text('comments.delete_title')}
      question={text('comments.delete_question')}
      keep={text('comments.keep')}
      confirm={text('comments.delete')}
      danger
    >
      <blockquote className={css.excerpt}>
        {Array.from(message).slice(0, EXCERPT_LENGTH).join('')}
      </blockquote>
    </ConfirmDialog>
  )
}
