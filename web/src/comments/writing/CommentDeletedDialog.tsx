import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'

/**
 * The button that had the focus is gone with the text; the focus goes to where the comment was
 * (CMT-14).
 */
export function CommentDeletedDialog({ id, onClosed, ...modal }: ModalProps & { id: number }) {
  const text = useText()
  const closed = () => {
    onClosed()
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#comment-${id} a`)?.focus())
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
