import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { ConfirmDialog } from '../ui/layer/ConfirmDialog.tsx'

export function EndSessionsDialog(modal: ModalProps & { onConfirm: () => void }) {
  const text = useText()
  return (
    <ConfirmDialog
      {...modal}
      title={text('settings.end_others')}
      question={text('settings.end_others_question')}
      keep={text('profiles.cancel')}
      confirm={text('settings.end_others_confirm')}
    />
  )
}
