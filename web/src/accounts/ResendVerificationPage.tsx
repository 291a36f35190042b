import { useState } from 'react'
import { resendRules } from '@loadout/contract/accounts/account-rules.ts'
import { sendVerificationMail } from '@loadout/contract/accounts/accounts.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSite } from '../platform/page/site.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { UsernameField } from './UsernameField.tsx'

/** What it says afterwards is the same whether there is such a name or not (ACC-67, AMB-154). */
export function ResendVerificationPage() {
  const text = useText()
  const { mails_arrive } = useSite()
  const [sent, setSent] = useState(false)
  const form = useCallForm<{ username: string }>({
    rules: resendRules,
    otherwise: 'username',
    async send({ username }) {
      await call(sendVerificationMail, { username: username.trim() }, { quiet: true })
      setSent(true)
    },
  })
  useHead({ title: text('resend.title'), path: '/resend_email_verification', hidden: true })

  if (!mails_arrive)
    return <AccountScreen title={text('resend.title')} lead={text('resend.no_mails')} />
  return (
    <AccountScreen title={text('resend.title')} lead={text('resend.lead')}>
      <AccountForm form={form} submit={text('resend.submit')}>
        <UsernameField
          {...form.field('username', () => setSent(false))}
          ok={sent ? text('resend.sent') : undefined}
        />
      </AccountForm>
    </AccountScreen>
  )
}
