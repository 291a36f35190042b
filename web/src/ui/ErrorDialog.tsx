import { useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../platform/language/language.tsx'
import { Button } from './Button.tsx'
import css from './ErrorDialog.module.css'

/**
 * What a call that failed has to say (API-15). Mount it to show it. The browser's own modal keeps focus inside, closes on
 * Esc and gives focus back to where it was.
 */
export function ErrorDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // In a layout effect, because focus returns only while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

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
