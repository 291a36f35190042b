import {
  USERNAME_INPUT_MAX,
  USERNAME_MIN,
  USERNAME_MAX,
} from '@loadout/contract/accounts/username.ts'
import { useText } from '../platform/language/language.tsx'
import { TextField } from '../ui/forms/TextField.tsx'

type Props = Omit<Parameters<typeof TextField>[0], 'label'> & {
  label?: string
  /** For a name that is chosen: what it may be is said before. */
  isNew?: true
}

/** The name of an account, typed as it is: no keyboard corrects it or begins it with a capital. */
export function UsernameField({ label, isNew, ...field }: Props) {
  const text = useText()
  return (
    <TextField
      {...field}
      label={label ?? text('login.username')}
      hint={isNew && text('username.hint', { min: USERNAME_MIN, max: USERNAME_MAX })}
      autoComplete="username"
      maxLength={USERNAME_INPUT_MAX}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
