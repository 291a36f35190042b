import { useNavigate } from 'react-router'
import { signupRules, type SignupValues } from '@loadout/contract/accounts/account-rules.ts'
import { login, signup } from '@loadout/contract/accounts/accounts.ts'
import { EMAIL_MOST } from '@loadout/contract/accounts/email.ts'
import { PASSWORD_MOST } from '@loadout/contract/accounts/password.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { useHead } from '../platform/page/head.tsx'
import { signIn } from '../member/sign-in.ts'
import { useReturnPath } from '../shell/return-path.ts'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { LinkedWords } from './LinkedWords.tsx'
import { forgetReferrer, keptReferrer } from './referrer.ts'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { useCountries } from './use-countries.ts'
import { useLiveChecks } from './use-live-checks.ts'
import { useMembersLeave } from './use-members-leave.ts'

export function SignupPage() {
  const { language, text } = useLanguage()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const countries = useCountries()
  const form = useCallForm<SignupValues>({
    rules: signupRules,
    async send({ username, password, email, country_id }) {
      const credentials = { username: username.trim(), password }
      const referrer = keptReferrer()
      await call(
        signup,
        {
          ...credentials,
          email: email.trim(),
          country_id,
          language_id: language.id,
          ...(referrer === undefined ? {} : { referrer }),
        },
        { quiet: true },
      )
      forgetReferrer()
      await signInIfAllowed(credentials)
      await navigate(returnPath, { replace: true })
      showSnack({ message: text('signup.thanks'), kind: 'ok' })
    },
  })
  const checks = useLiveChecks(form)
  useMembersLeave()
  useHead({ title: text('signup.submit'), description: text('signup.lead'), path: '/signup' })

  const watched = (field: keyof SignupValues) =>
    form.field(field, (value) => checks.typed(field, value))

  return (
    <AccountScreen title={text('signup.title')} lead={text('signup.lead')}>
      <AccountForm form={form} submit={text('signup.submit')}>
        <TextField
          {...watched('username')}
          ok={checks.free && text('signup.free', { username: checks.free })}
          label={text('login.username')}
          autoComplete="username"
          maxLength={USERNAME_INPUT_MOST}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <TextField
          {...watched('email')}
          label={text('signup.email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MOST}
        />
        <PasswordField
          {...watched('password')}
          label={text('login.password')}
          hint={text('signup.password_hint')}
          autoComplete="new-password"
          maxLength={PASSWORD_MOST}
        />
        <SelectField
          {...watched('country_id')}
          label={text('signup.country')}
          options={[
            { value: '', label: text('signup.choose_country') },
            ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </AccountForm>
      <LinkedWords words={text('signup.accept')} to={['/terms', '/privacy', '/login']} />
    </AccountScreen>
  )
}

/**
 * Where the address has to be verified first, nobody is signed in yet (AMB-17). The account is
 * there either way.
 */
async function signInIfAllowed(credentials: { username: string; password: string }): Promise<void> {
  try {
    const { user } = await call(login, credentials, { quiet: true })
    signIn(user, { remember: true })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
