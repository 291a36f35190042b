import {
  finishRules,
  signupRules,
  type SignupValues,
} from '@loadout/contract/accounts/account-rules.ts'
import { useText } from '../platform/language/language.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { AccountForm } from './AccountForm.tsx'
import { CountryField } from './CountryField.tsx'
import type { FinishSignup } from './finish-signup.ts'
import { NewAccountFields } from './NewAccountFields.tsx'
import { useJoin } from './use-join.ts'
import { useLiveChecks } from './use-live-checks.ts'

export function SignupForm({ finish }: { finish: FinishSignup | undefined }) {
  const text = useText()
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
      <NewAccountFields
        field={watched}
        ok={checks.free && text('signup.free', { username: checks.free })}
        passwordHint={text(finish ? 'providers.password_hint' : 'signup.password_hint')}
      />
      <CountryField {...watched('country_id')} />
    </AccountForm>
  )
}
