import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { focusOnComment } from './comment-field.ts'

/** CMT-14. */
export function CommentDeletedDialog({ id, onClosed, ...modal }: ModalProps & { id: number }) {
  const text = useText()
  const closed = () => {
    onClosed()
    focusOnComment(id)
  }
  return (
    <Dialog
      {...modal}
      onClosed={closed}
      title={text('comments.success')}
      foot={
        <Button variant="primary" onClick={modal.onClose}>
          {text('dialog.close')}
        </Button>
      }
    >
      <p>{text('comments.deleted_now')}</p>
    </Dialog>
  )
}
