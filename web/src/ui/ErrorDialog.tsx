import { useId } from 'react'
import { useText } from '../platform/language/language.tsx'
import { Button } from './Button.tsx'
import { useModal } from './use-modal.ts'
import css from './ErrorDialog.module.css'

/**
 * What a call that failed has to say (API-15). Mount it to show it. The browser's own modal keeps focus inside, closes on
 * Esc and gives focus back to where it was.
 */
export function ErrorDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const text = useText()
  const dialog = useModal()
  const id = useId()

  return (
    <dialog
      ref={dialog}
      className={css.root}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={css.body}>
        <h2 id={`${id}-title`}>{text('dialog.error')}</h2>
        <p id={`${id}-message`}>{message}</p>
      </div>
      <div className={css.foot}>
        <Button variant="inverse" onClick={onClose}>{text('dialog.close')}</Button>
      </div>
    </dialog>
  )
}
