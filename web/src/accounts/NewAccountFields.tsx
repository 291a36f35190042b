import { EMAIL_MAX } from '@loadout/contract/accounts/email.ts'
import { PASSWORD_MAX } from '@loadout/contract/accounts/password.ts'
import { useText } from '../platform/language/language.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import type { CallForm } from '../ui/forms/use-call-form.ts'
import { UsernameField } from './UsernameField.tsx'

type Account = { username: string; email: string; password: string }

type Props = {
  field: (name: keyof Account) => ReturnType<CallForm<Account>['field']>
  /** Under the name, when it can be had. */
  ok?: string | undefined
  passwordHint: string
}

/** Name, address and password of an account that is made. */
export function NewAccountFields({ field, ok, passwordHint }: Props) {
  const text = useText()
  return (
    <>
      <UsernameField {...field('username')} isNew ok={ok} />
      <TextField
        {...field('email')}
        label={text('signup.email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
      <PasswordField
        {...field('password')}
        label={text('login.password')}
        hint={passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
    </>
  )
}
