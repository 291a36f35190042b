import { setCodes, type StaffItem } from '@loadout/contract/store/staff-store.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'

type Props = ModalProps & { item: StaffItem; onSaved: () => void }

/** What an item delivers by itself. It is written here and read by its buyer alone. */
export function CodesDialog({ item, onSaved, ...modal }: Props) {
  const text = useText()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const form = useCallForm<{ codes: string }>({
    values: { codes: '' },
    // The call would take away those that the item has.
    rules: { codes: (codes) => (codes.trim() === '' ? 'codes_unusable' : undefined) },
    otherwise: 'codes',
    async send({ codes }) {
      await call(setCodes, { id: item.id, codes }, { quiet: true })
      saved()
    },
  })
  return (
    <SaveDialog {...modal} form={form} title={text('staff_store.codes_title', { name: item.name })}>
      <TextArea
        {...form.field('codes')}
        label={text('staff_store.codes_field')}
        hint={
          item.codes_readable
            ? text('staff_store.codes_hint')
            : text('staff_store.codes_rewrite', { setting: 'SECRET' })
        }
        rows={6}
        autoComplete="off"
        spellCheck={false}
      />
    </SaveDialog>
  )
}
