import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { wordsIn } from '@loadout/contract/search/words-in.ts'
import { call } from '../../platform/call/call.ts'
import { query } from '../../platform/call/query.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Person } from './news-form.ts'
import css from './PeopleField.module.css'

const MOST = 20

/** The people whom news name, added by their names. */
export function PeopleField({
  people,
  onChange,
}: {
  people: Person[]
  onChange: (people: Person[]) => void
}) {
  const text = useText()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const listId = useId()
  const suggested = useSuggested(name)

  async function add() {
    const wanted = name.trim().replace(/^@/, '')
    if (wanted === '' || busy) return
    setBusy(true)
    try {
      const { entries } = await call(searchUsers, { query: wanted })
      const found = entries.find(({ username }) => username.toLowerCase() === wanted.toLowerCase())
      if (!found) return setError(text('error.no_such_username'))
      if (!people.some(({ id }) => id === found.id))
        onChange([...people, { id: found.id, name: found.username }])
      setName('')
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={css.root}>
      <div className={css.line}>
        <TextField
          label={text('newsroom.people')}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_INPUT_MOST}
          value={name}
          list={listId}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void add()
          }}
        />
        <datalist id={listId}>
          {suggested.map((username) => (
            <option key={username}>{username}</option>
          ))}
        </datalist>
        <Button busy={busy} disabled={people.length >= MOST} onClick={() => void add()}>
          {text('newsroom.add')}
        </Button>
      </div>
      {people.length > 0 && (
        <ul aria-label={text('newsroom.people')}>
          {people.map((person) => (
            <li key={person.id}>
              <bdi>{person.name}</bdi>
              <button
                type="button"
                aria-label={text('newsroom.remove_person', { name: person.name })}
                onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
              >
                <Icon name="x" size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Nobody is asked for while a name is still being typed. */
const PAUSE_MS = 250
const SUGGESTIONS = 6

/** Whose names begin so. */
function useSuggested(typed: string): string[] {
  const [begun, setBegun] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setBegun(wordsIn(typed.trim().replace(/^@/, ''))), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    ...query(searchUsers, { query: begun ?? '', limit: SUGGESTIONS }),
    enabled: begun !== undefined,
  })
  return begun === undefined ? [] : (data?.entries ?? []).map(({ username }) => username)
}
