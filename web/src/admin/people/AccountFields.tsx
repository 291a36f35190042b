import { EMAIL_MAX } from '@loadout/contract/accounts/email.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { USERNAME_INPUT_MAX } from '@loadout/contract/accounts/username.ts'
import type { Person } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useStaff } from './staff-acts.ts'
import type { PersonFields } from './use-person-form.ts'

/** What somebody is called, and where mails reach them. */
export function AccountFields({ person, form }: { person: Person; form: PersonFields }) {
  const text = useText()
  const { may, mayTouchPerson } = useStaff()
  const isReachable = mayTouchPerson(person)
  return (
    <section>
      <h3>{text('person.account')}</h3>
      <TextField
        {...form.field('username')}
        label={text('person.username')}
        readOnly={!isReachable || !may('canForceNameChange')}
        maxLength={USERNAME_INPUT_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('email')}
        label={text('person.email')}
        type="email"
        readOnly={!isReachable || !may('canForceEmailChange')}
        maxLength={EMAIL_MAX}
        autoComplete="off"
        hint={text(
          hasFlag(person, Flag.HasVerifiedEmail)
            ? 'person.email_verified'
            : 'person.email_unverified',
        )}
      />
    </section>
  )
}
