import {
  finishRules,
  signupRules,
  type SignupValues,
} from '@loadout/contract/accounts/account-rules.ts'
import { EMAIL_MOST } from '@loadout/contract/accounts/email.ts'
import { PASSWORD_MOST } from '@loadout/contract/accounts/password.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { useText } from '../platform/language/language.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { AccountForm } from './AccountForm.tsx'
import type { FinishSignup } from './finish-signup.ts'
import { useCountries } from './use-countries.ts'
import { useJoin } from './use-join.ts'
import { useLiveChecks } from './use-live-checks.ts'

export function SignupForm({ finish }: { finish: FinishSignup | undefined }) {
  const text = useText()
  const countries = useCountries()
  const rules = finish ? finishRules : signupRules
  const form = useCallForm<SignupValues>({
    ...(finish && {
      values: { username: finish.username, password: '', email: '', country_id: '' },
    }),
    rules,
    send: useJoin(finish),
  })
  const checks = useLiveChecks(form, rules)
  const watched = (field: keyof SignupValues) =>
    form.field(field, (value) => checks.typed(field, value))

  return (
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
        hint={text(finish ? 'providers.password_hint' : 'signup.password_hint')}
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
  )
}
