import { addApp, CODE_INPUT_MAX } from '@loadout/contract/second-steps/second-steps.ts'
import { confirmed } from '../confirmation/confirmed.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
import { QrCode } from './QrCode.tsx'
import css from './SecondSteps.module.css'

type Props = ModalProps & {
  uri: string
  /** The key in it, for apps without a camera. */
  letters: string
  onAdded: (recoveryCodes: string[]) => void
}

/**
 * Shows the key of an app, as a drawing and in letters, and asks for its first code. It stays while
 * somebody turns to their phone: opened again it would show another key.
 */
export function AppDialog({ uri, letters, onAdded, ...modal }: Props) {
  const text = useText()
  const form = useCallForm<{ code: string }>({
    values: { code: '' },
    otherwise: 'code',
    async send({ code }) {
      const added = await confirmed(() => call(addApp, { code }, { quiet: true }))
      modal.onClose()
      onAdded(added.recovery_codes)
    },
  })
  return (
    <FormDialog
      {...modal}
      forced
      form={form}
      title={text('second_step.set_up_app')}
      cancel={text('second_step.cancel')}
      submit={text('second_step.set_up')}
      className={css.stack}
    >
      <p>{text('second_step.app_text')}</p>
      <QrCode content={uri} label={text('second_step.qr')} />
      <p>
        {text('second_step.key')} <span className={css.key}>{letters}</span>
      </p>
      <TextField
        {...form.field('code')}
        label={text('second_step.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_INPUT_MAX}
      />
    </FormDialog>
  )
}
