import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import css from './ListFilters.module.css'

/** A filter that is on, and the way to take it off. */
export function FilterPill({ filter, onRemove }: { filter: string; onRemove: () => void }) {
  const text = useText()
  return (
    <span className={css.pill}>
      {filter}
      <button type="button" aria-label={text('admin.remove_filter', { filter })} onClick={onRemove}>
        <Icon name="x" size="sm" />
      </button>
    </span>
  )
}
