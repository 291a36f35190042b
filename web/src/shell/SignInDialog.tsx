import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'

/** A visitor wanted to upvote a comment, which members do (VOTE-04). */
export function SignInDialog(modal: ModalProps) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      title={text('upvotes.sign_in')}
      foot={
        <>
          <Button variant="quiet" href="/signup" onClick={modal.onClose}>
            {text('shell.join')}
          </Button>
          <Button variant="primary" href="/login" onClick={modal.onClose}>
            {text('shell.sign_in')}
          </Button>
        </>
      }
    >
      <p>{text('upvotes.sign_in_hint')}</p>
    </Dialog>
  )
}
