import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { ConfirmDialog } from '../ui/layer/ConfirmDialog.tsx'
import css from './Guestbook.module.css'

type Props = ModalProps & { message: string; onConfirm: () => void }

export function DeleteEntryDialog({ message, ...modal }: Props) {
  const text = useText()
  return (
    <ConfirmDialog
      {...modal}
      title={text('guestbook.delete_title')}
      question={text('guestbook.delete_question')}
      keep={text('guestbook.keep')}
      confirm={text('guestbook.delete')}
      danger
    >
      <blockquote className={css.excerpt}>{message}</blockquote>
    </ConfirmDialog>
  )
}
