import { useText } from '../../platform/language/language.tsx'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

/** What a call that failed has to say (API-15), each of several things on a line of its own. */
export function ErrorDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      title={text('dialog.error')}
      role="alertdialog"
      look="error"
      closing={false}
      stays
      onClose={onClose}
      onClosed={onClose}
      foot={
        <Button variant="inverse" onClick={onClose}>
          {text('dialog.close')}
        </Button>
      }
    >
      {message.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  )
}
