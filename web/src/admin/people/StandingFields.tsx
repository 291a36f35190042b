import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { Person } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { useValues } from '../../ui/forms/use-call-form.ts'
import { BitChecks } from './BitChecks.tsx'
import { permissionLabels } from './permission-labels.ts'
import { useStaff } from './staff-acts.ts'
import type { PersonFields } from './use-person-form.ts'
import css from './PersonForm.module.css'

type Props = { person: Person; form: PersonFields }

/** What somebody is, and what they may do as staff. */
export function StandingFields({ person, form }: Props) {
  const text = useText()
  const { staff, may, mayTouchPerson } = useStaff()
  const { permissions } = useValues(form)
  const hint = useHint(person)

  const isReachable = mayTouchPerson(person)
  const isGrantable = isReachable && may('canChangeAdminPermissions')
  const holds = (bits: number) => (bits & ~(staff?.permissions ?? 0)) === 0
  /** With these goes all that somebody holds. */
  const mayPromote = isGrantable && holds(person.permissions | permissions)
  const mayMark = isReachable && may('canManageContent')
  const mayAskForName = isReachable && may('canRequestNameChange')

  return (
    <>
      <section>
        <h3>{text('people.flags')}</h3>
        <BitChecks
          form={form}
          field="flags"
          bits={[
            { bit: Flag.Featured, label: text('flag.featured'), isOpen: mayMark },
            { bit: Flag.Moderator, label: text('flag.moderator'), isOpen: mayPromote },
            { bit: Flag.Admin, label: text('flag.admin'), isOpen: mayPromote },
            { bit: Flag.VerifiedSymbol, label: text('flag.symbol'), isOpen: mayMark },
            { bit: Flag.RequiresVerifiedEmail, label: text('flag.must_verify'), isOpen: mayMark },
            {
              bit: Flag.RequestingNameChange,
              label: text('flag.must_rename'),
              isOpen: mayAskForName,
            },
          ]}
        />
      </section>
      <section>
        <h3>{text('person.permissions')}</h3>
        <BitChecks
          form={form}
          field="permissions"
          bits={permissionLabels.map(({ permission, label }) => ({
            bit: Permission[permission],
            label: text(label),
            isOpen: isGrantable && holds(Permission[permission]),
          }))}
        />
        <p className={css.hint}>{hint}</p>
      </section>
    </>
  )
}

/** Why boxes are closed. */
function useHint(person: Person): string {
  const text = useText()
  const { isSelf, mayTouchPerson } = useStaff()
  if (person.owner) return text('error.owner_untouchable')
  if (isSelf(person)) return text('person.self_hint')
  return text(mayTouchPerson(person) ? 'person.hold_hint' : 'person.rank_hint')
}
