import { login } from '@loadout/contract/accounts/accounts.ts'
import { RESET_PASSWORD_MAX } from '@loadout/contract/accounts/password.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { signIn } from '../member/sign-in.ts'
import { offeredProvidersQuery } from '../providers/provider-queries.ts'
import { ProviderButtons } from '../providers/ProviderButtons.tsx'
import { completeSignIn } from '../second-steps/complete-sign-in.ts'
import { PasskeySignIn } from '../second-steps/PasskeySignIn.tsx'
import { Check } from '../ui/forms/Check.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { LinkedWords } from './LinkedWords.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { useMembersLeave } from './use-members-leave.ts'
import { useReturn } from './use-return.ts'
import { UsernameField } from './UsernameField.tsx'

export const loader = pageLoader(({ queries }) => queries.prefetchQuery(offeredProvidersQuery))

export function LoginPage() {
  const text = useText()
  const goBack = useReturn()
  const form = useCallForm<{ username: string; password: string; remember: boolean }>({
    otherwise: 'password',
    async send({ username, password, remember }) {
      const answer = await call(login, { username: username.trim(), password }, { quiet: true })
      const user = await completeSignIn(answer)
      if (!user) return
      signIn(user, { remember })
      await goBack()
    },
  })
  useMembersLeave()
  useHead({ title: text('shell.sign_in'), path: '/login', hidden: true })

  return (
    <AccountScreen title={text('shell.sign_in')}>
      <AccountForm form={form} submit={text('shell.sign_in')}>
        <UsernameField {...form.field('username')} />
        <PasswordField
          {...form.field('password')}
          label={text('login.password')}
          aside={<a href="/forgot_password">{text('login.forgot')}</a>}
          autoComplete="current-password"
          maxLength={RESET_PASSWORD_MAX}
        />
        <Check {...form.field('remember')} label={text('login.remember')} defaultChecked />
      </AccountForm>
      <PasskeySignIn isRemembered={() => form.valuesNow().remember} />
      <ProviderButtons
        label={text('providers.continue_with')}
        isRemembered={() => form.valuesNow().remember}
      />
      <LinkedWords words={text('login.more')} to={['/signup', '/resend_email_verification']} />
    </AccountScreen>
  )
}
