import { useState } from 'react'
import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { useStaff } from './staff-acts.ts'

export type Selection = ReturnType<typeof useSelection>

/** Who is chosen to be banned together, over the pages of the list. */
export function useSelection() {
  const { may, mayTouchPerson } = useStaff()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  return {
    mayBan: (person: PersonEntry) => may('canBanUsers') && mayTouchPerson(person) && !person.banned,
    isSelected: (id: number) => selected.has(id),
    select: (ids: readonly number[], on: boolean) =>
      setSelected(
        (before) =>
          new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
      ),
    clear: () => setSelected(new Set()),
  }
}
