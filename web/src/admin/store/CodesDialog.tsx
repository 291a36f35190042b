import { setCodes, type StaffItem } from '@loadout/contract/store/staff-store.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'

type Props = ModalProps & { item: StaffItem; onSaved: () => void }

/** What an item delivers by itself. It is written here and read by its buyer alone. */
export function CodesDialog({ item, onSaved, ...modal }: Props) {
  const text = useText()
  const form = useCallForm<{ codes: string }>({
    values: { codes: '' },
    otherwise: 'codes',
    async send({ codes }) {
      await call(setCodes, { id: item.id, codes }, { quiet: true })
      onSaved()
      modal.onClose()
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    },
  })
  return (
    <Dialog
      {...modal}
      title={text('staff_store.codes_title', { name: item.name })}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('staff_store.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form.attributes.id} busy={form.busy}>
            {text('staff_store.save')}
          </Button>
        </>
      }
    >
      <form {...form.attributes}>
        <TextArea
          {...form.field('codes')}
          label={text('staff_store.codes_field')}
          hint={text('staff_store.codes_hint')}
          rows={6}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  )
}
