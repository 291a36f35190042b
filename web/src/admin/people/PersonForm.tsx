import { useLayoutEffect } from 'react'
import type { Person } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useValues } from '../../ui/forms/use-call-form.ts'
import { AccountFields } from './AccountFields.tsx'
import { changesIn } from './person-changes.ts'
import { PersonActs } from './PersonActs.tsx'
import { PersonHead } from './PersonHead.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { StandingFields } from './StandingFields.tsx'
import { useStaff } from './staff-acts.ts'
import { usePersonForm } from './use-person-form.ts'
import css from './PersonForm.module.css'

type Props = {
  person: Person
  countryName: (id: number) => string
  /** Told whether there is something to be saved. */
  onChanged: (isChanged: boolean) => void
  onClose: () => void
}

/** Somebody's account as staff may change it: what they may not is there to be read (ADMIN-03). */
export function PersonForm({ person, countryName, onChanged, onClose }: Props) {
  const text = useText()
  const { may, mayTouchPerson } = useStaff()
  const form = usePersonForm(person)
  const isChanged = changesIn(person, useValues(form)).length > 0
  // At once: whoever types and presses Esc is asked.
  useLayoutEffect(() => onChanged(isChanged), [isChanged, onChanged])

  return (
    <form {...form.attributes} className={css.root} noValidate>
      <PersonHead person={person} country={countryName(person.country_id)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={css.body} tabIndex={0} role="group" aria-label={text('person.account')}>
        <PersonHead.Figures person={person} />
        <AccountFields person={person} form={form} />
        <StandingFields person={person} form={form} />
        <PersonHistory person={person} />
      </div>
      <div className={css.foot}>
        <Button variant="primary" type="submit" busy={form.busy} disabled={!isChanged}>
          {text('person.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('person.cancel')}
        </Button>
        {mayTouchPerson(person) && may('canBanUsers') && <PersonActs person={person} />}
      </div>
    </form>
  )
}
