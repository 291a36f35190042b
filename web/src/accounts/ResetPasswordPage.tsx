import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { resetRules, type ResetValues } from '@loadout/contract/accounts/account-rules.ts'
import { resetPassword } from '@loadout/contract/accounts/accounts.ts'
import { RESET_PASSWORD_MAX } from '@loadout/contract/accounts/password.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { useHead } from '../platform/page/head.tsx'
import { signIn } from '../member/sign-in.ts'
import { completeSignIn } from '../second-steps/complete-sign-in.ts'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { LinkedWords } from './LinkedWords.tsx'
import { useSecretLink, type SecretLink } from './use-secret-link.ts'

/**
 * The link of a mail that sets a new password (ACC-49). It is used up by sending the form, not by
 * opening it.
 */
export function ResetPasswordPage() {
  const text = useText()
  const navigate = useNavigate()
  const link = useRef<SecretLink>(undefined)
  const form = useCallForm<ResetValues>({
    rules: resetRules,
    otherwise: 'password',
    async send({ password }) {
      const { id = 0, uid = 0, token = '' } = link.current ?? {}
      const answer = await call(resetPassword, { id, uid, token, password }, { quiet: true })
      const user = await completeSignIn(answer)
      if (user) signIn(user, { remember: true })
      showSnack({ message: text('reset.done'), kind: 'ok', automaticClose: true })
      await navigate(user ? '/' : '/login', { replace: true })
    },
  })
  useHead({ title: text('login.new_password'), path: '/', hidden: true })
  useSecretLink('/reset_password', (steps) => {
    link.current = steps
  })

  const forget = () => form.forget()

  return (
    <AccountScreen title={text('login.new_password')} lead={text('reset.lead')}>
      <AccountForm form={form} submit={text('reset.submit')}>
        <PasswordField
          {...form.field('password', forget)}
          label={text('login.new_password')}
          hint={text('signup.password_hint')}
          autoComplete="new-password"
          maxLength={RESET_PASSWORD_MAX}
        />
        <PasswordField
          {...form.field('repeat', forget)}
          label={text('reset.repeat')}
          autoComplete="new-password"
          maxLength={RESET_PASSWORD_MAX}
        />
      </AccountForm>
      <LinkedWords words={text('reset.more')} to={['/forgot_password']} />
    </AccountScreen>
  )
}
