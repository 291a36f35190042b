import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'

type Props = ModalProps & {
  message: string
  /** Where what had the focus is gone with what was done. */
  takeFocus?: () => void
}

/**
 * Says what was done, in a dialog where the documents ask for one (ACC-58, ACC-74, SET-04, CMT-14).
 */
export function SuccessDialog({ message, takeFocus, onClosed, ...modal }: Props) {
  const text = useText()
  const closed = () => {
    onClosed()
    takeFocus?.()
  }
  return (
    <Dialog
      {...modal}
      onClosed={closed}
      title={text('comments.success')}
      readOut
      foot={
        <Button variant="primary" onClick={modal.onClose}>
          {text('dialog.close')}
        </Button>
      }
    >
      <p>{message}</p>
    </Dialog>
  )
}
