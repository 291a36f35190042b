import { useState } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { PendingSignIn } from '@loadout/contract/second-steps/second-step.ts'
import { CODE_INPUT_MAX } from '@loadout/contract/second-steps/second-steps.ts'
import {
  beginPasskeySignIn,
  signInByCode,
  signInByPasskey,
} from '@loadout/contract/second-steps/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { askPasskey } from './passkeys.ts'
import css from './SecondSteps.module.css'

type Props = ModalProps & {
  pending: PendingSignIn
  /** Only the first answer counts: none is left when the dialog goes. */
  onAnswer: (user: OwnUser | undefined) => void
}

/** By a code, as the form sends it, or by a passkey. */
function useSecondStep(token: string, enter: (answer: { user: OwnUser }) => void) {
  const form = useCallForm<{ code: string }>({
    values: { code: '' },
    otherwise: 'code',
    send: async ({ code }) => enter(await call(signInByCode, { token, code }, { quiet: true })),
  })
  const byPasskey = () =>
    form.send(async () => {
      const options = await call(beginPasskeySignIn, { token }, { quiet: true })
      const response = await askPasskey(options)
      enter(await call(signInByPasskey, { token, response }, { quiet: true }))
    })
  return { form, byPasskey }
}

/** Asks whoever has given their password for what else their account wants. */
export function SecondStepDialog({ pending, onAnswer, ...modal }: Props) {
  const text = useText()
  const { token, app, passkey } = pending
  const [isRecovery, setRecovery] = useState(!app && !passkey)
  const enter = ({ user }: { user: OwnUser }) => {
    modal.onClose()
    onAnswer(user)
  }
  const { form, byPasskey } = useSecondStep(token, enter)
  const onClosed = () => {
    modal.onClosed()
    onAnswer(undefined)
  }
  const asksForCode = app || isRecovery

  return (
    <Dialog
      {...modal}
      onClosed={onClosed}
      title={text('second_step.title')}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('second_step.cancel')}
          </Button>
          {asksForCode && (
            <Button variant="primary" type="submit" form={form.attributes.id} busy={form.busy}>
              {text('shell.sign_in')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        {passkey && (
          <Button block variant={asksForCode ? 'outline' : 'primary'} onClick={byPasskey}>
            {text('second_step.use_passkey')}
          </Button>
        )}
        {asksForCode && (
          <form {...form.attributes} noValidate>
            <CodeField form={form} isRecovery={isRecovery} />
          </form>
        )}
        {!isRecovery && (
          <Button variant="quiet" size="sm" onClick={() => setRecovery(true)}>
            {text('second_step.use_recovery')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type CodeProps = { form: ReturnType<typeof useCallForm<{ code: string }>>; isRecovery: boolean }

/** Of the app, or one of the recovery codes. */
function CodeField({ form, isRecovery }: CodeProps) {
  const text = useText()
  return (
    <TextField
      {...form.field('code')}
      label={text(isRecovery ? 'second_step.recovery_code' : 'second_step.code')}
      hint={text(isRecovery ? 'second_step.recovery_hint' : 'second_step.code_hint')}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      maxLength={CODE_INPUT_MAX}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
