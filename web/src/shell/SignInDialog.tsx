import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'

type Props = ModalProps & { title: PlainMessageId; hint: PlainMessageId }

/** A visitor wanted what members do (VOTE-04, POLL-14). Whoever asks has loaded its words. */
export function SignInDialog({ title, hint, ...modal }: Props) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      title={text(title)}
      readOut
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
      <p>{text(hint)}</p>
    </Dialog>
  )
}
