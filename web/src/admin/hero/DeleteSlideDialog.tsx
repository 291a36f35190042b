import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { ConfirmDialog } from '../../ui/layer/ConfirmDialog.tsx'

export function DeleteSlideDialog(modal: ModalProps & { onConfirm: () => void }) {
  const text = useText()
  return (
    <ConfirmDialog
      {...modal}
      danger
      title={text('staff_hero.delete_title')}
      question={text('staff_hero.delete_question')}
      keep={text('staff_hero.keep')}
      confirm={text('staff_hero.delete')}
    />
  )
}
