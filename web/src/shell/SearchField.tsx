import { useRef } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN, wordsIn } from '@loadout/contract/search/words-in.ts'
import { isComposing } from '../platform/is-composing.ts'
import { useText } from '../platform/language/language.tsx'
import { searchPath } from '../search/search-paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { useSearchField } from './use-search-field.ts'
import css from './SearchField.module.css'

/**
 * The search of the top bar: suggestions while typing, all results on Enter. Without scripts it is
 * a form like any other.
 */
export function SearchField({ path }: { path: string }) {
  const text = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { words, isShown, isOpen, Dropdown, begin, type, toggle, leave, close } = useSearchField(
    path,
    input,
  )

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = wordsIn(words)
    if (wanted !== undefined) void navigate(searchPath('article', wanted))
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event.nativeEvent)) return
    event.preventDefault()
    // First, because the field opens its suggestions when it gets the focus. In a narrow window it
    // goes, and its button keeps the place; in a wide one the button is not there to take it.
    input.current?.focus()
    opener.current?.focus()
    close()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.toggle}
        aria-label={text('search.open')}
        aria-expanded={isShown}
        onClick={toggle}
      >
        <Icon name={isShown ? 'x' : 'search'} size="lg" />
      </button>
      <div
        role="search"
        className={classNames(css.root, isShown && css.shown)}
        onKeyDown={closeOnEscape}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) || leave()
        }
      >
        <form action="/search" onSubmit={search}>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            name="q"
            className={css.input}
            aria-label={text('search.label')}
            placeholder={text('search.label')}
            minLength={SEARCH_QUERY_MIN}
            maxLength={SEARCH_QUERY_MAX}
            autoComplete="off"
            spellCheck={false}
            aria-controls={Dropdown ? 'search-suggestions' : undefined}
            value={words}
            onFocus={begin}
            onChange={({ target }) => type(target.value)}
          />
          {words === '' && <kbd aria-hidden>/</kbd>}
        </form>
        {Dropdown && <Dropdown id="search-suggestions" words={words.trim()} field={input} />}
      </div>
    </>
  )
}
