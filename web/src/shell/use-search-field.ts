import { useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentType, RefObject } from 'react'
import { wordsIn } from '@loadout/contract/search/words-in.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { useTypedBefore } from '../platform/page/typed-before.ts'
import { searchedAt } from '../search/search-paths.ts'
import type { SearchDropdownProps } from '../search/SearchDropdown.tsx'
import { listenForKeys } from './listen-for-keys.ts'

const loadDropdown = async () =>
  (
    await Promise.all([
      loadChunk(() => import('../search/SearchDropdown.tsx')),
      loadTexts('places'),
    ])
  )[0]

/**
 * What is being searched for, whether the field is there in a narrow window, and what it suggests.
 */
export function useSearchField(path: string, input: RefObject<HTMLInputElement | null>) {
  const [words, setWords] = useState(() => searchedAt(path))
  const [isActive, setActive] = useState(false)
  const [isShown, setShown] = useState(false)
  const [Dropdown, setDropdown] = useState<ComponentType<SearchDropdownProps>>()

  const close = () => {
    setActive(false)
    setShown(false)
  }

  // Without suggestions the field still searches on Enter.
  const loadSuggestions = () =>
    void loadDropdown().then(
      ({ SearchDropdown }) => setDropdown(() => SearchDropdown),
      () => undefined,
    )

  useTypedBefore(input, (typed) => {
    setWords(typed)
    if (document.activeElement !== input.current) return
    setActive(true)
    loadSuggestions()
  })

  // With the page that comes alive: a key that is pressed right then comes before other effects.
  useLayoutEffect(
    () =>
      listenForKeys(() => {
        setShown(true)
        // Whether or not it was shown before: what is typed next must not be lost.
        input.current?.focus()
      }),
    [input],
  )

  // In a narrow window there is nothing to be focused before.
  useEffect(() => {
    if (isShown) input.current?.focus()
  }, [isShown, input])

  // Whoever got somewhere is done searching.
  const [lastPath, setLastPath] = useState(path)
  if (path !== lastPath) {
    setLastPath(path)
    setWords(searchedAt(path))
    close()
  }

  return {
    words,
    isShown,
    /** Whether there is anything to be closed. */
    isOpen: isActive || isShown,
    Dropdown: isActive && wordsIn(words) !== undefined ? Dropdown : undefined,
    begin: () => {
      // Not of what was searched for already: whoever passes by on their way through the page is
      // not kept there.
      setActive(words !== searchedAt(path))
      loadSuggestions()
    },
    type: (typed: string) => {
      setActive(true)
      setWords(typed)
    },
    toggle: () => setShown(!isShown),
    leave: () => setActive(false),
    close,
  }
}
