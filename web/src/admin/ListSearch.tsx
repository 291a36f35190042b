import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { Icon } from '../ui/Icon.tsx'
import input from '../ui/forms/Input.module.css'
import css from './ListFilters.module.css'

type Props = {
  label: string
  placeholder?: string
  hint?: string
  value: string
  max: number
  onSearch: (words: string) => void
  ref?: Ref<HTMLInputElement>
}

/** So long after the last key it is looked for; Enter does not wait. */
const PAUSE_MS = 300

/** The words a list of staff is searched for. */
export function ListSearch(props: Props) {
  const { label, placeholder = label, hint, value, max, onSearch, ref } = props
  const [words, setWords] = useState(value)
  const hintId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(value)
  const [sent, setSent] = useState<string>()
  if (shown !== value) {
    setShown(value)
    // Of what was looked for here, what was typed meanwhile is not taken back. The address may have
    // been changed by something else: going back, or clearing all filters.
    if (value !== sent) setWords(value)
    setSent(undefined)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // By the time the pause is over another filter may have been chosen.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  }, [onSearch])

  const search = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() === value) return
    setSent(next.trim())
    latest.current(next.trim())
  }
  return (
    <form
      role="search"
      aria-label={label}
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        search(words)
      }}
    >
      <span className={input.icon}>
        <Icon name="search" />
        <input
          ref={ref}
          type="search"
          className={input.root}
          aria-label={label}
          aria-describedby={hint === undefined ? undefined : hintId}
          placeholder={placeholder}
          maxLength={max}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => search(target.value), PAUSE_MS)
          }}
        />
      </span>
      {hint !== undefined && <small id={hintId}>{hint}</small>}
    </form>
  )
}
