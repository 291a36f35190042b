import type { ReactNode } from 'react'
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
  children,
  ...modal
}: Question & ModalProps) {
  return (
    <Dialog
      {...modal}
      title={title}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {keep}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => {
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
