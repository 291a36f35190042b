import { useId, useState, type RefObject } from 'react'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { isComposing } from '../platform/is-composing.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { ChosenList } from './ChosenList.tsx'
import css from './AddingField.module.css'
import { useUnfinished } from './unfinished.ts'

type Entry = { id: number; name: string }
type Props<Chosen> = {
  label: string
  hint?: string | undefined
  error: string | undefined
  input: RefObject<HTMLInputElement | null>
  maxLength: number
  typed: string
  suggested: readonly string[]
  busy: boolean
  /** How many there may be. */
  max: number
  chosen: readonly Chosen[]
  onType: (typed: string) => void
  /** The field is left, with what is typed in it. */
  onLeave?: () => void
  onAdd: () => void
  onRemove: (gone: Chosen) => void
}

/**
 * A field in which one after the other is named, and what has been. An editor is not saved while
 * something is typed in it that is not added.
 */
export function AddingField<Chosen extends Entry>({
  label,
  hint,
  error,
  input,
  maxLength,
  typed,
  suggested,
  busy,
  max,
  chosen,
  onType,
  onLeave,
  onAdd,
  onRemove,
}: Props<Chosen>) {
  const text = useText()
  const listId = useId()
  const isFull = chosen.length >= max
  const words = typed.trim()
  const [isRefused, setRefused] = useState(false)
  useUnfinished(input, () => {
    setRefused(words !== '')
    return words !== ''
  })
  const notAdded =
    isRefused && words !== '' ? text('newsroom.not_added', { words: isolated(words) }) : undefined

  function remove(gone: Chosen) {
    onRemove(gone)
    // The last one takes the list with it.
    if (chosen.length === 1) input.current?.focus()
  }

  return (
    <div className={css.root}>
      <div className={css.line}>
        <TextField
          label={label}
          hint={hint}
          error={error ?? notAdded}
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          value={typed}
          list={listId}
          onChange={({ target }) => {
            setRefused(false)
            onType(target.value)
          }}
          onBlur={() => isFull || onLeave?.()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            if (!isFull) onAdd()
          }}
        />
        <datalist id={listId}>
          {[...new Set(suggested)].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Button busy={busy} disabled={isFull} onClick={onAdd}>
          {text('newsroom.add')}
        </Button>
      </div>
      <ChosenList label={label} chosen={chosen} onRemove={remove} />
    </div>
  )
}
