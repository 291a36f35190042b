import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { Button } from '../../ui/Button.tsx'
import { loadBanDialog, useRefetchPeople } from './staff-acts.ts'
import type { Selection } from './use-selection.ts'
import css from './SelectedPeople.module.css'

type Props = {
  /** On all pages. */
  selected: PersonEntry[]
  /** All of the page, to be selected at once. */
  people: readonly PersonEntry[]
  selection: Selection
}

/** How many are selected, and what can be done with them. */
export function SelectedPeople({ selected, people, selection: { mayBan, select, clear } }: Props) {
  const text = useText()
  const askAgain = useRefetchPeople()
  const onDone = () => {
    clear()
    askAgain()
  }
  const selectPage = () => select(people.filter(mayBan), true)
  return (
    <div className={css.root} role="status">
      {text('people.selected', { count: selected.length })}
      <Button size="sm" className={css.page} onClick={selectPage}>
        {text('people.select_page')}
      </Button>
      <Button size="sm" variant="quiet" onClick={clear}>
        {text('admin.clear')}
      </Button>
      <Button
        size="sm"
        variant="danger"
        onClick={() => openModal(loadBanDialog, { people: selected, onDone })}
      >
        {text('people.ban')}
      </Button>
    </div>
  )
}
