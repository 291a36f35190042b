import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'

/** Says what was done, in a dialog where the documents ask for one (ACC-58, ACC-74, SET-04). */
export function SuccessDialog({ message, ...modal }: ModalProps & { message: string }) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      title={text('comments.success')}
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
