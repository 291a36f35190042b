import { useRef, useState } from 'react'
import { forgotPassword } from '@loadout/contract/accounts/accounts.ts'
import { EMAIL_MOST } from '@loadout/contract/accounts/email.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { failureText } from '../platform/layer/failure-text.ts'
import { useHead } from '../platform/page/head.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { LinkedWords } from './LinkedWords.tsx'

/** ACC-43. What it says afterwards is the same whoever's name and address that was (AMB-154). */
export function ForgotPasswordPage() {
  const text = useText()
  const username = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<CallError>()
  const [sent, setSent] = useState(false)
  const { busy, send } = useSubmission((refused) => {
    setRefusal(refused)
    const field = refused.code === 'no_such_email' ? email : username
    field.current?.focus()
  })
  useHead({ title: text('login.new_password'), path: '/forgot_password', hidden: true })

  const submit = () =>
    send(async () => {
      forget()
      const [name, address] = [
        username.current?.value.trim() ?? '',
        email.current?.value.trim() ?? '',
      ]
      if (name === '') throw new CallError(400, 'no_such_username', '')
      if (address === '') throw new CallError(400, 'no_such_email', '')
      await call(forgotPassword, { username: name, email: address }, { quiet: true })
      setSent(true)
    })

  const errorOf = (code: string) =>
    refusal?.code === code ? failureText(refusal, text) : undefined
  const forget = () => {
    setRefusal(undefined)
    setSent(false)
  }

  return (
    <AccountScreen title={text('login.new_password')} lead={text('forgot.lead')}>
      <AccountForm submit={text('resend.submit')} busy={busy} onSubmit={submit}>
        <TextField
          ref={username}
          label={text('login.username')}
          error={errorOf('no_such_username')}
          autoComplete="username"
          maxLength={USERNAME_INPUT_MOST}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={forget}
        />
        <TextField
          ref={email}
          label={text('signup.email')}
          type="email"
          error={errorOf('no_such_email')}
          ok={sent ? text('forgot.sent') : undefined}
          autoComplete="email"
          maxLength={EMAIL_MOST}
          onChange={forget}
        />
      </AccountForm>
      <LinkedWords words={text('forgot.back')} to={['/login']} />
    </AccountScreen>
  )
}
