import type { ComponentProps } from 'react'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'

type Props = Omit<ComponentProps<typeof FormDialog>, 'cancel' | 'submit'>

/** A form of staff in a dialog. */
export function SaveDialog(props: Props) {
  const text = useText()
  return <FormDialog {...props} cancel={text('admin.cancel')} submit={text('admin.save')} />
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
