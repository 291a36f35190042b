import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
import { useLeaveQuestion } from './use-leave-warning.ts'

type Props<Values extends FieldValues> = Omit<
  ComponentProps<typeof FormDialog<Values>>,
  'cancel' | 'submit' | 'ask'
> & {
  /** What else than "Cancel" and "Save" its buttons say. */
  cancel?: string
  submit?: string
}

/** A form of staff in a dialog: once something is written, it does not close without a question. */
export function SaveDialog<Values extends FieldValues>({
  cancel,
  submit,
  ...dialog
}: Props<Values>) {
  const text = useText()
  const ask = useLeaveQuestion()
  return (
    <FormDialog
      {...dialog}
      ask={ask}
      cancel={cancel ?? text('admin.cancel')}
      submit={submit ?? text('admin.save')}
    />
  )
}

/** What follows when such a form has been sent. */
export function useSaved({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const text = useText()
  return () => {
    onSaved()
    onClose()
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
  }
}
