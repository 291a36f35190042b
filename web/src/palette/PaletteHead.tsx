import { SEARCH_QUERY_MAX } from '@loadout/contract/search/words-in.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import css from './CommandPalette.module.css'

type Props = {
  typed: string
  isWaiting: boolean
  /** The list below, and which of its options the arrow keys have come to; none without any. */
  listId: string
  activeId: string | undefined
  onType: (typed: string) => void
  onClose: () => void
}

/** The field that keeps the focus while the arrow keys go through the list. */
export function PaletteHead({ typed, isWaiting, listId, activeId, onType, onClose }: Props) {
  const text = useText()
  return (
    <div className={css.head}>
      {isWaiting ? <Spinner /> : <Icon name="search" />}
      <input
        role="combobox"
        className={css.input}
        aria-label={text('palette.field')}
        placeholder={text('palette.field')}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        maxLength={SEARCH_QUERY_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <button
        type="button"
        className={css.close}
        aria-label={text('dialog.close')}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
