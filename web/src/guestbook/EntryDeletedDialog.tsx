import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'

/** In the words of the documents (AMB-20). What had the focus is gone, so it goes to the guestbook. */
export function EntryDeletedDialog({ onClosed, ...modal }: ModalProps) {
  const text = useText()
  const closed = () => {
    onClosed()
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#guestbook textarea, #guestbook a')?.focus(),
    )
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
