import { useState } from 'react'
import { forgotPassword } from '@loadout/contract/accounts/accounts.ts'
import { forgotRules, type ForgotValues } from '@loadout/contract/accounts/account-rules.ts'
import { EMAIL_MAX } from '@loadout/contract/accounts/email.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSite } from '../platform/page/site.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { LinkedWords } from './LinkedWords.tsx'
import { UsernameField } from './UsernameField.tsx'

/** What it says afterwards is the same whoever's name and address that was (ACC-43, AMB-154). */
export function ForgotPasswordPage() {
  const text = useText()
  const { mails_arrive } = useSite()
  const [sent, setSent] = useState(false)
  const form = useCallForm<ForgotValues>({
    rules: forgotRules,
    otherwise: 'username',
    async send({ username, email }) {
      await call(
        forgotPassword,
        { username: username.trim(), email: email.trim() },
        { quiet: true },
      )
      setSent(true)
    },
  })
  useHead({ title: text('login.new_password'), path: '/forgot_password', hidden: true })
  const forget = () => {
    form.forget()
    setSent(false)
  }

  const back = <LinkedWords words={text('forgot.back')} to={['/login']} />
  if (!mails_arrive)
    return (
      <AccountScreen title={text('login.new_password')} lead={text('resend.no_mails')}>
        {back}
      </AccountScreen>
    )
  return (
    <AccountScreen title={text('login.new_password')} lead={text('forgot.lead')}>
      <AccountForm form={form} submit={text('resend.submit')}>
        <UsernameField {...form.field('username', forget)} />
        <TextField
          {...form.field('email', forget)}
          label={text('signup.email')}
          type="email"
          ok={sent ? text('forgot.sent') : undefined}
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
      </AccountForm>
      {back}
    </AccountScreen>
  )
}
