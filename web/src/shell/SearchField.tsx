import { useEffect, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent, RefObject, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { LONGEST, SHORTEST, wordsIn } from '@loadout/contract/search/words-in.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { loadChunk } from '../platform/load-chunk.ts'
import type { SearchDropdownProps } from '../search/SearchDropdown.tsx'
import { searchPath } from '../search/search-paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './SearchField.module.css'

const loadDropdown = async () =>
  (
    await Promise.all([
      loadChunk(() => import('../search/SearchDropdown.tsx')),
      loadTexts('places'),
    ])
  )[0]

/**
 * The search of the top bar: suggestions while typing, all results on Enter. Without scripts it is
 * a form like any other.
 */
export function SearchField({ path }: { path: string }) {
  const text = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [isActive, setActive] = useState(false)
  const [isShown, setShown] = useState(false)
  const [Dropdown, setDropdown] = useState<ComponentType<SearchDropdownProps>>()
  const isOpen = isActive && wordsIn(words) !== undefined && Dropdown !== undefined

  useEffect(
    () =>
      focusOnSlash(() => {
        setShown(true)
        // What is typed next must not be lost, and in a narrow window there is no field yet.
        input.current?.focus()
        focusOnceShown(input)
      }),
    [],
  )

  // Whoever got somewhere is done searching.
  const [lastPath, setLastPath] = useState(path)
  if (path !== lastPath) {
    setLastPath(path)
    setActive(false)
    setShown(false)
  }

  const begin = () => {
    setActive(true)
    // Without suggestions the field still searches on Enter.
    void loadDropdown().then(
      ({ SearchDropdown }) => setDropdown(() => SearchDropdown),
      () => undefined,
    )
  }

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = wordsIn(words)
    if (wanted !== undefined) void navigate(searchPath('article', wanted))
  }

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(isActive || isShown)) return
    event.preventDefault()
    // First, because the field opens its suggestions when it gets the focus.
    input.current?.focus()
    setActive(false)
    setShown(false)
  }

  return (
    <>
      <button
        type="button"
        className={css.toggle}
        aria-label={text('search.open')}
        aria-expanded={isShown}
        onClick={() => {
          setShown(!isShown)
          focusOnceShown(input)
        }}
      >
        <Icon name={isShown ? 'x' : 'search'} size="lg" />
      </button>
      <div
        role="search"
        className={classNames(css.root, isShown && css.shown)}
        onKeyDown={leave}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) || setActive(false)
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
            minLength={SHORTEST}
            maxLength={LONGEST}
            autoComplete="off"
            spellCheck={false}
            aria-controls={isOpen ? 'search-suggestions' : undefined}
            value={words}
            onFocus={begin}
            onChange={(event) => {
              setActive(true)
              setWords(event.target.value)
            }}
          />
          {words === '' && <kbd aria-hidden>/</kbd>}
        </form>
        {isOpen && <Dropdown id="search-suggestions" words={words.trim()} field={input} />}
      </div>
    </>
  )
}

/** It is displayed with this render. */
const focusOnceShown = (input: RefObject<HTMLInputElement | null>) =>
  requestAnimationFrame(() => input.current?.focus())

/** `/` searches from anywhere but a field in which one writes. */
function focusOnSlash(focus: () => void) {
  const press = (event: globalThis.KeyboardEvent) => {
    const writes =
      event.target instanceof HTMLElement &&
      (event.target.isContentEditable || /^(?:input|textarea|select)$/i.test(event.target.tagName))
    if (
      event.key !== '/' ||
      writes ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('dialog[open]')
    )
      return
    event.preventDefault()
    focus()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
