import { useRef, useState } from 'react'
import { sendVerificationMail } from '@loadout/contract/accounts/accounts.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { failureText } from '../platform/layer/failure-text.ts'
import { useHead } from '../platform/page/head.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { useSubmission } from '../ui/forms/submission.ts'

/** ACC-67. What it says afterwards is the same whether there is such a name or not (AMB-154). */
export function ResendVerificationPage() {
  const text = useText()
  const username = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState(false)
  const { busy, send } = useSubmission((refused) => {
    if (refused.code === 'no_such_username') setRefusal(failureText(refused, text))
    username.current?.focus()
  })
  useHead({ title: text('resend.title'), path: '/resend_email_verification', hidden: true })

  const submit = () =>
    send(async () => {
      setSent(false)
      const name = username.current?.value.trim() ?? ''
      if (name === '') throw new CallError(400, 'no_such_username', '')
      await call(sendVerificationMail, { username: name }, { quiet: true })
      setSent(true)
    })

  return (
    <AccountScreen title={text('resend.title')} lead={text('resend.lead')}>
      <AccountForm submit={text('resend.submit')} busy={busy} onSubmit={submit}>
        <TextField
          ref={username}
          label={text('login.username')}
          error={refusal}
          ok={sent ? text('resend.sent') : undefined}
          autoComplete="username"
          maxLength={USERNAME_INPUT_MOST}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={() => {
            setRefusal(undefined)
            setSent(false)
          }}
        />
      </AccountForm>
    </AccountScreen>
  )
}
