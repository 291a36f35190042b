import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { useText } from '../platform/language/language.tsx'
import { TextField } from '../ui/forms/TextField.tsx'

type Props = Omit<Parameters<typeof TextField>[0], 'label'> & { label?: string }

/** The name of an account, typed as it is: no keyboard corrects it or begins it with a capital. */
export function UsernameField({ label, ...field }: Props) {
  const text = useText()
  return (
    <TextField
      {...field}
      label={label ?? text('login.username')}
      autoComplete="username"
      maxLength={USERNAME_INPUT_MOST}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
