import { useRef, type ReactNode } from 'react'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

export type Question = {
  title: string
  question: string
  /** The words of both buttons say what happens: "Keep it", "Delete". */
  keep: string
  confirm: string
  danger?: boolean
  onConfirm: () => void
  /** Once it is confirmed and gone, so that what comes then can have the focus. */
  onGone?: (() => void) | undefined
  /** What it is about, such as the comment to be deleted. */
  children?: ReactNode
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  question,
  keep,
  confirm,
  danger,
  onConfirm,
  onGone,
  children,
  ...modal
}: Question & ModalProps) {
  const isConfirmed = useRef(false)
  return (
    <Dialog
      {...modal}
      onClosed={() => {
        modal.onClosed()
        if (isConfirmed.current) onGone?.()
      }}
      title={title}
      readOut
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {keep}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => {
              isConfirmed.current = true
              onConfirm()
              modal.onClose()
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      {children}
    </Dialog>
  )
}
