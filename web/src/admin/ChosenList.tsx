import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import css from './ChosenList.module.css'

type Entry = { id: number; name: string }
type Props<Chosen> = {
  label: string
  chosen: readonly Chosen[]
  onRemove: (gone: Chosen) => void
}

/** What a field has collected, each of which can be taken out again. */
export function ChosenList<Chosen extends Entry>({ label, chosen, onRemove }: Props<Chosen>) {
  const text = useText()
  const focus = useKeptFocus<HTMLUListElement>(chosen.map(({ id }) => id))
  if (chosen.length === 0) return null
  return (
    <ul className={css.root} aria-label={label} {...focus}>
      {chosen.map((entry) => (
        <li key={entry.id}>
          <bdi>{entry.name}</bdi>
          <button
            type="button"
            aria-label={text('newsroom.remove_chosen', { name: entry.name })}
            onClick={() => onRemove(entry)}
          >
            <Icon name="x" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}
