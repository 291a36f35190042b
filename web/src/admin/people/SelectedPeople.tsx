import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
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

/** How many are selected, and what can be done with them; there before, because it says so. */
export function SelectedPeople({ selected, people, selection: { mayBan, select, clear } }: Props) {
  const text = useText()
  const askAgain = useRefetchPeople()
  const onDone = () => {
    clear()
    askAgain()
  }
  const selectPage = () => select(people.filter(mayBan), true)
  const count = selected.length
  const focus = useKeptFocus<HTMLDivElement>([
    'count',
    ...(count > 0 ? ['page', 'clear', 'ban'] : []),
  ])
  return (
    <div
      className={count > 0 ? css.root : undefined}
      role="group"
      aria-label={text('people.selected', { count })}
      {...focus}
    >
      <span role="status">{count > 0 && text('people.selected', { count })}</span>
      {count > 0 && (
        <>
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
        </>
      )}
    </div>
  )
}
