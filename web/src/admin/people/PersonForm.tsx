import { EMAIL_MOST } from '@loadout/contract/accounts/email.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import type { Person } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { changesIn, saveChanges, type PersonDraft } from './person-changes.ts'
import { permissionLabels } from './permission-labels.ts'
import { PersonActs } from './PersonActs.tsx'
import { PersonHead } from './PersonHead.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { useRefetchPeople, useStaff } from './staff-acts.ts'
import css from './PersonForm.module.css'

type Props = { person: Person; countryName: (id: number) => string; onClose: () => void }

/** Somebody's account as staff may change it: what they may not is there to be read (ADMIN-03). */
export function PersonForm({ person, countryName, onClose }: Props) {
  const text = useText()
  const askAgain = useRefetchPeople()
  const { staff, may, isSelf, mayTouchPerson } = useStaff()
  const form = useCallForm<PersonDraft>({
    values: {
      username: person.username,
      email: person.email,
      flags: person.flags,
      permissions: person.permissions,
    },
    async send(wanted) {
      const wantedChanges = changesIn(person, wanted)
      try {
        await saveChanges(person.id, wantedChanges)
        showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
        askAgain()
      } catch (error) {
        // Of several changes the first may have come through; what was typed stays, unless what is
        // so comes in its place.
        if (wantedChanges.length > 1) askAgain()
        throw error
      }
    },
  })
  const draft = useValues(form)

  const isReachable = mayTouchPerson(person)
  const isGrantable = isReachable && may('canChangeAdminPermissions')
  const holds = (bits: number) => (bits & ~(staff?.permissions ?? 0)) === 0
  const bit = (field: 'flags' | 'permissions', value: number, label: string, isOpen: boolean) => (
    <Check
      key={value}
      label={label}
      disabled={!isOpen}
      checked={(draft[field] & value) !== 0}
      onChange={({ target }) =>
        form.set(field, target.checked ? draft[field] | value : draft[field] & ~value)
      }
    />
  )
  /** With these goes all that somebody holds. */
  const mayPromote = isGrantable && holds(person.permissions | draft.permissions)
  const hint = person.owner
    ? text('error.owner_untouchable')
    : isSelf(person)
      ? text('person.self_hint')
      : isReachable
        ? text('person.hold_hint')
        : text('person.rank_hint')
  const changes = changesIn(person, draft)

  return (
    <form {...form.attributes} className={css.root}>
      <PersonHead person={person} country={countryName(person.country_id)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={css.body} tabIndex={0} role="group" aria-label={text('person.account')}>
        <PersonHead.Figures person={person} />
        <section>
          <h3>{text('person.account')}</h3>
          <TextField
            {...form.field('username')}
            label={text('person.username')}
            readOnly={!isReachable || !may('canForceNameChange')}
            maxLength={USERNAME_INPUT_MOST}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.field('email')}
            label={text('person.email')}
            type="email"
            readOnly={!isReachable || !may('canForceEmailChange')}
            maxLength={EMAIL_MOST}
            autoComplete="off"
            hint={text(
              hasFlag(person, Flag.HasVerifiedEmail)
                ? 'person.email_verified'
                : 'person.email_unverified',
            )}
          />
        </section>
        <section>
          <h3>{text('people.flags')}</h3>
          <div className={css.checks}>
            {bit(
              'flags',
              Flag.Featured,
              text('flag.featured'),
              isReachable && may('canManageContent'),
            )}
            {bit('flags', Flag.Moderator, text('flag.moderator'), mayPromote)}
            {bit('flags', Flag.Admin, text('flag.admin'), mayPromote)}
            {bit(
              'flags',
              Flag.VerifiedSymbol,
              text('flag.symbol'),
              isReachable && may('canManageContent'),
            )}
            {bit(
              'flags',
              Flag.RequiresVerifiedEmail,
              text('flag.must_verify'),
              isReachable && may('canManageContent'),
            )}
            {bit(
              'flags',
              Flag.RequestingNameChange,
              text('flag.must_rename'),
              isReachable && may('canRequestNameChange'),
            )}
          </div>
        </section>
        <section>
          <h3>{text('person.permissions')}</h3>
          <div className={css.checks}>
            {permissionLabels.map(({ permission, label }) =>
              bit(
                'permissions',
                Permission[permission],
                text(label),
                isGrantable && holds(Permission[permission]),
              ),
            )}
          </div>
          <p className={css.hint}>{hint}</p>
        </section>
        <PersonHistory person={person} />
      </div>
      <div className={css.foot}>
        <Button variant="primary" type="submit" busy={form.busy} disabled={changes.length === 0}>
          {text('person.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('person.cancel')}
        </Button>
        {isReachable && may('canBanUsers') && <PersonActs person={person} />}
      </div>
    </form>
  )
}
