import {
  beginPasskeyConfirmation,
  confirmByPasskey,
  confirmByPassword,
  type Confirmation,
} from '@loadout/contract/confirmation/confirmation.ts'
import { RESET_PASSWORD_MAX } from '@loadout/contract/accounts/password.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { askPasskey } from '../second-steps/passkeys.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import css from './ConfirmationDialog.module.css'

type Props = ModalProps & {
  ways: Confirmation
  /** Only the first answer counts: none is left when the dialog goes. */
  onAnswer: (isConfirmed: boolean) => void
}

/** By their password, as the form sends it, or by a passkey of theirs. */
function useProof(goOn: () => void) {
  const form = useCallForm<{ password: string }>({
    otherwise: 'password',
    async send({ password }) {
      await call(confirmByPassword, { password }, { quiet: true })
      goOn()
    },
  })
  const byPasskey = () =>
    form.send(async () => {
      const options = await call(beginPasskeyConfirmation, {}, { quiet: true })
      await call(confirmByPasskey, { response: await askPasskey(options) }, { quiet: true })
      goOn()
    })
  return { form, byPasskey }
}

/** Asks a member to prove that it is them, for ten minutes of this session. */
export function ConfirmationDialog({ ways, onAnswer, ...modal }: Props) {
  const text = useText()
  const goOn = () => {
    modal.onClose()
    onAnswer(true)
  }
  const { form, byPasskey } = useProof(goOn)
  const onClosed = () => {
    modal.onClosed()
    onAnswer(false)
  }

  return (
    <Dialog
      {...modal}
      onClosed={onClosed}
      title={text('confirmation.title')}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('confirmation.cancel')}
          </Button>
          {ways.password && (
            <Button variant="primary" type="submit" form={form.attributes.id} busy={form.busy}>
              {text('confirmation.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.ways}>
        {!ways.password && !ways.passkey && <p>{text('confirmation.no_password')}</p>}
        {ways.passkey && (
          <Button block onClick={byPasskey}>
            {text('second_step.use_passkey')}
          </Button>
        )}
        {ways.password && (
          <form {...form.attributes} className={css.ways} noValidate>
            <p>{text('confirmation.text')}</p>
            <PasswordField
              {...form.field('password')}
              label={text('settings.current_password')}
              autoComplete="current-password"
              maxLength={RESET_PASSWORD_MAX}
            />
          </form>
        )}
      </div>
    </Dialog>
  )
}
