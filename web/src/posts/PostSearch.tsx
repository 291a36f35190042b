import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { postArchivePath } from '@loadout/contract/platform/paths.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { LONGEST, SHORTEST, wordsIn } from '@loadout/contract/search/words-in.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { query } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { searchPath } from '../search/search-paths.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './PostSearch.module.css'

/** SEARCH-04. */
const SUGGESTIONS = 5
const PAUSE_MS = 400

/** Posts that contain words, and the people whose names begin so, with their posts (POST-04). */
export function PostSearch() {
  const text = useText()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [settled, setSettled] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wordsIn(words)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const found = useQuery({
    ...query(searchUsers, { query: settled ?? '', limit: SUGGESTIONS }),
    enabled: settled !== undefined,
  })
  const people = settled === undefined || isLeft ? [] : (found.data?.entries ?? [])

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = wordsIn(words)
    if (wanted !== undefined) void navigate(searchPath('post', wanted))
  }
  return (
    <div
      className={css.root}
      role="search"
      aria-label={text('posts.search')}
      onFocus={() => setLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setLeft(true)
      }
      onKeyDown={({ key }) => key === 'Escape' && setLeft(true)}
    >
      <form onSubmit={search}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={text('posts.search')}
          placeholder={text('posts.search')}
          minLength={SHORTEST}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      {people.length > 0 && (
        <ul aria-label={text('posts.search_people')}>
          {people.map((person) => (
            <li key={person.id}>
              <a href={postArchivePath(person)}>
                <Avatar path={person.avatar} size={32} />
                <bdi>{person.username}</bdi> <Verified person={person} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
