import { useState } from 'react'
import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { useStaff } from './staff-acts.ts'

export type Selection = ReturnType<typeof useSelection>

/** Who is chosen to be banned together, over the pages of the list. */
export function useSelection() {
  const { may, mayTouchPerson } = useStaff()
  const [selected, setSelected] = useState<ReadonlyMap<number, PersonEntry>>(new Map())
  const mayBan = (person: PersonEntry) =>
    may('canBanUsers') && mayTouchPerson(person) && !person.banned
  return {
    mayBan,
    isSelected: (id: number) => selected.has(id),
    /** Of all pages. Those of the page that is shown are as they are now. */
    chosenWith: (shown: readonly PersonEntry[]) => withNow(selected, shown).filter(mayBan),
    select: (people: readonly PersonEntry[], on: boolean) =>
      setSelected((before) => {
        const after = new Map(before)
        for (const person of people)
          if (on) after.set(person.id, person)
          else after.delete(person.id)
        return after
      }),
    clear: () => setSelected(new Map()),
  }
}

const withNow = (selected: ReadonlyMap<number, PersonEntry>, shown: readonly PersonEntry[]) =>
  [...selected.values()].map((person) => shown.find(({ id }) => id === person.id) ?? person)
