import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { login, signup } from '@loadout/contract/accounts/accounts.ts'
import { EMAIL_MOST } from '@loadout/contract/accounts/email.ts'
import { PASSWORD_MOST } from '@loadout/contract/accounts/password.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { failureText } from '../platform/layer/failure-text.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { useHead } from '../platform/page/head.tsx'
import { signIn } from '../member/sign-in.ts'
import { useReturnPath } from '../shell/return-path.ts'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { countryNames } from './country-names.ts'
import { LinkedWords } from './LinkedWords.tsx'
import { forgetReferrer, keptReferrer } from './referrer.ts'
import { faultsOf, fieldOfCode, type SignupField, type SignupValues } from './signup-form.ts'
import { useSubmission } from '../ui/forms/submission.ts'
import { useLiveChecks } from './use-live-checks.ts'

export function SignupPage() {
  const { language, text } = useLanguage()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const countries = useCountries()
  const username = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const country = useRef<HTMLSelectElement>(null)
  const controls = { username, password, email, country }
  const { findings, find, typed, stopAll } = useLiveChecks()
  const { busy, send } = useSubmission((refused) => {
    const field = fieldOfCode(refused.code)
    if (!field) return
    find({ [field]: { fault: refused } })
    controls[field].current?.focus()
  })
  useHead({ title: text('signup.submit'), description: text('signup.lead'), path: '/signup' })

  const submit = () =>
    send(async () => {
      stopAll()
      const valueOf = (field: SignupField) => controls[field].current?.value ?? ''
      const values: SignupValues = {
        username: valueOf('username').trim(),
        password: valueOf('password'),
        email: valueOf('email').trim(),
        country: valueOf('country'),
      }
      const faults = faultsOf(values)
      find(
        Object.fromEntries(
          faults.map(({ field, fault }) => [field, { fault: new CallError(400, fault, '') }]),
        ),
      )
      if (faults[0]) throw new CallError(400, faults[0].fault, '')

      const { country: country_id, ...credentials } = values
      const referrer = keptReferrer()
      await call(
        signup,
        {
          ...credentials,
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
    })

  const noteOf = (field: SignupField) => {
    const finding = findings[field]
    if (!finding) return {}
    return 'free' in finding
      ? { ok: text('signup.free', { username: finding.free }) }
      : { error: failureText(finding.fault, text) }
  }
  const watched = (field: SignupField) => ({
    ...noteOf(field),
    onChange: ({ target }: { target: { value: string } }) => typed(field, target.value),
  })

  return (
    <AccountScreen title={text('signup.title')} lead={text('signup.lead')}>
      <AccountForm submit={text('signup.submit')} busy={busy} onSubmit={submit}>
        <TextField
          {...watched('username')}
          ref={username}
          label={text('login.username')}
          autoComplete="username"
          maxLength={USERNAME_INPUT_MOST}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <TextField
          {...watched('email')}
          ref={email}
          label={text('signup.email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MOST}
        />
        <PasswordField
          {...watched('password')}
          ref={password}
          label={text('login.password')}
          hint={text('signup.password_hint')}
          autoComplete="new-password"
          maxLength={PASSWORD_MOST}
        />
        <SelectField
          {...watched('country')}
          ref={country}
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

const never = () => () => undefined

/** None until the page is alive: the server's names of countries may not be the browser's. */
function useCountries() {
  const {
    language: { locale },
  } = useLanguage()
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => (isAlive ? countryNames(locale) : []), [isAlive, locale])
}
