import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Author } from '@loadout/contract/accounts/author.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN, wordsIn } from '@loadout/contract/search/words-in.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { query } from '../platform/call/query.ts'
import { isComposing } from '../platform/is-composing.ts'
import { useTypedBefore } from '../platform/page/typed-before.ts'
import { Icon } from '../ui/Icon.tsx'
import { searchPath } from './search-paths.ts'
import css from './SearchForm.module.css'

/** So many people are suggested while one types (SEARCH-04). */
const SUGGESTIONS = 5
const PAUSE_MS = 400

type Props = {
  label: string
  /** Of the people whose names begin so. */
  peopleLabel: string
  /** What leads to all of them (SEARCH-08). */
  allLabel: string
  /** Where the words are looked for. */
  kind: 'post' | 'user'
  hrefOf: (person: Author) => string
}

/** Looks for words on a page of their kind, and suggests people whose names begin so (POST-04). */
export function SearchForm({ label, peopleLabel, allLabel, kind, hrefOf }: Props) {
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [settled, setSettled] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useTypedBefore(field, setWords)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wordsIn(words)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const found = useQuery({
    ...query(searchUsers, { query: settled ?? '', limit: SUGGESTIONS }),
    enabled: settled !== undefined,
  })
  const wanted = wordsIn(words)
  const isOver = isLeft || wanted === undefined || settled === undefined
  const people = isOver ? [] : (found.data?.entries ?? [])

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    if (wanted !== undefined) void navigate(searchPath(kind, wanted))
  }
  return (
    <div
      className={css.root}
      role="search"
      aria-label={label}
      onFocus={() => setLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setLeft(true)
      }
      onKeyDown={({ key, nativeEvent }) =>
        key === 'Escape' && !isComposing(nativeEvent) && setLeft(true)
      }
    >
      <form onSubmit={search}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          minLength={SEARCH_QUERY_MIN}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setLeft(false)
          }}
        />
      </form>
      {wanted !== undefined && people.length > 0 && (
        // A press in it leaves the focus within the search: Safari gives a link none.
        <ul aria-label={peopleLabel} tabIndex={-1}>
          {people.map((person) => (
            <li key={person.id}>
              <a href={hrefOf(person)}>
                <Avatar path={person.avatar} size={32} />
                <bdi>{person.username}</bdi> <Verified person={person} />
              </a>
            </li>
          ))}
          <li>
            <a href={searchPath('user', wanted)}>{allLabel}</a>
          </li>
        </ul>
      )}
    </div>
  )
}
