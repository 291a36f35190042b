import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { login } from '@loadout/contract/accounts/accounts.ts'
import { RESET_PASSWORD_MOST } from '@loadout/contract/accounts/password.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { failureText } from '../platform/layer/failure-text.ts'
import { useHead } from '../platform/page/head.tsx'
import { signIn } from '../member/sign-in.ts'
import { useReturnPath } from '../shell/return-path.ts'
import { Check } from '../ui/forms/Check.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { LinkedWords } from './LinkedWords.tsx'
import { useSubmission } from '../ui/forms/submission.ts'

export function LoginPage() {
  const text = useText()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const remember = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const { busy, send } = useSubmission((refused) => {
    // Only of the right password is anything else said.
    if (refused.code === 'wrong_password') setRefusal(failureText(refused, text))
    password.current?.focus()
  })
  useHead({ title: text('shell.sign_in'), path: '/login' })

  const submit = () =>
    send(async () => {
      setRefusal(undefined)
      const { user } = await call(
        login,
        { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' },
        { quiet: true },
      )
      signIn(user, { remember: remember.current?.checked ?? true })
      await navigate(returnPath, { replace: true })
    })

  return (
    <AccountScreen title={text('shell.sign_in')}>
      <AccountForm submit={text('shell.sign_in')} busy={busy} onSubmit={submit}>
        <TextField
          ref={username}
          label={text('login.username')}
          autoComplete="username"
          maxLength={USERNAME_INPUT_MOST}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordField
          ref={password}
          label={text('login.password')}
          error={refusal}
          aside={<a href="/forgot_password">{text('login.forgot')}</a>}
          autoComplete="current-password"
          maxLength={RESET_PASSWORD_MOST}
          onChange={() => setRefusal(undefined)}
        />
        <Check ref={remember} label={text('login.remember')} defaultChecked />
      </AccountForm>
      <LinkedWords words={text('login.more')} to={['/signup', '/resend_email_verification']} />
    </AccountScreen>
  )
}
