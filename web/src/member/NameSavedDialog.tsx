import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'

/** Says what was done, because the request had closed everything else (ACC-74). */
export function NameSavedDialog(modal: ModalProps) {
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
      <p>{text('forced_name.saved')}</p>
    </Dialog>
  )
}
