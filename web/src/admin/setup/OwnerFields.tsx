import { EMAIL_MOST } from '@loadout/contract/accounts/email.ts'
import { PASSWORD_MOST } from '@loadout/contract/accounts/password.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import type { SetupValues } from '@loadout/contract/owners/setup-rules.ts'
import { useText } from '../../platform/language/language.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import type { CallForm } from '../../ui/forms/use-call-form.ts'

/** The account of whoever owns the site. */
export function OwnerFields({ form }: { form: CallForm<SetupValues> }) {
  const text = useText()
  return (
    <>
      <TextField
        {...form.field('username')}
        label={text('login.username')}
        autoComplete="username"
        maxLength={USERNAME_INPUT_MOST}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...form.field('email')}
        label={text('signup.email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MOST}
      />
      <PasswordField
        {...form.field('password')}
        label={text('login.password')}
        hint={text('signup.password_hint')}
        autoComplete="new-password"
        maxLength={PASSWORD_MOST}
      />
    </>
  )
}
