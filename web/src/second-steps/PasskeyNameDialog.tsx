import { PASSKEY_NAME_MAX } from '@loadout/contract/second-steps/passkeys.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'

type Props = ModalProps & {
  name: string
  title: string
  /** What is done with the name; the dialog stays while it is refused. */
  send: (name: string) => Promise<void>
}

/** Asks what a passkey is called, a new one or one that there is. */
export function PasskeyNameDialog({ name, title, send, ...modal }: Props) {
  const text = useText()
  const form = useCallForm<{ name: string }>({
    values: { name },
    otherwise: 'name',
    async send(values) {
      await send(values.name.trim() || text('second_step.passkey'))
      modal.onClose()
    },
  })
  return (
    <FormDialog
      {...modal}
      form={form}
      title={title}
      cancel={text('second_step.cancel')}
      submit={text('second_step.save')}
    >
      <TextField
        {...form.field('name')}
        label={text('second_step.passkey_name')}
        hint={text('second_step.passkey_name_hint')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
      />
    </FormDialog>
  )
}
