import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { resetPassword } from '@loadout/contract/accounts/accounts.ts'
import { PASSWORD_LEAST, RESET_PASSWORD_MOST } from '@loadout/contract/accounts/password.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { failureText } from '../platform/layer/failure-text.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { useHead } from '../platform/page/head.tsx'
import { signIn } from '../member/sign-in.ts'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { LinkedWords } from './LinkedWords.tsx'
import { useSecretLink, type SecretLink } from './use-secret-link.ts'

const ABOUT_PASSWORD = new Set([
  'new_password_too_short',
  'password_too_long',
  'password_only_numbers',
])

/**
 * The link of a mail that sets a new password (ACC-49). It is used up by sending the form, not by
 * opening it.
 */
export function ResetPasswordPage() {
  const text = useText()
  const navigate = useNavigate()
  const link = useRef<SecretLink>(undefined)
  const password = useRef<HTMLInputElement>(null)
  const repeat = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<CallError>()
  const { busy, send } = useSubmission((refused) => {
    setRefusal(refused)
    const field = refused.code === 'new_passwords_mismatch' ? repeat : password
    field.current?.focus()
  })
  useHead({ title: text('login.new_password'), path: '/', hidden: true })
  useSecretLink('/reset_password', (steps) => {
    link.current = steps
  })

  const submit = () =>
    send(async () => {
      setRefusal(undefined)
      const chosen = password.current?.value ?? ''
      if (chosen.length < PASSWORD_LEAST) throw new CallError(400, 'new_password_too_short', '')
      if (chosen !== repeat.current?.value) throw new CallError(400, 'new_passwords_mismatch', '')
      const { id = 0, uid = 0, token = '' } = link.current ?? {}
      const { user } = await call(
        resetPassword,
        { id, uid, token, password: chosen },
        { quiet: true },
      )
      signIn(user, { remember: true })
      showSnack({ message: text('reset.done'), kind: 'ok', automaticClose: true })
      await navigate('/', { replace: true })
    })

  const shown = (belongs: boolean) => (belongs && refusal ? failureText(refusal, text) : undefined)
  const forget = () => setRefusal(undefined)

  return (
    <AccountScreen title={text('login.new_password')} lead={text('reset.lead')}>
      <AccountForm submit={text('reset.submit')} busy={busy} onSubmit={submit}>
        <PasswordField
          ref={password}
          label={text('login.new_password')}
          hint={text('signup.password_hint')}
          error={shown(ABOUT_PASSWORD.has(refusal?.code ?? ''))}
          autoComplete="new-password"
          maxLength={RESET_PASSWORD_MOST}
          onChange={forget}
        />
        <PasswordField
          ref={repeat}
          label={text('reset.repeat')}
          error={shown(refusal?.code === 'new_passwords_mismatch')}
          autoComplete="new-password"
          maxLength={RESET_PASSWORD_MOST}
          onChange={forget}
        />
      </AccountForm>
      <LinkedWords words={text('reset.more')} to={['/forgot_password']} />
    </AccountScreen>
  )
}
