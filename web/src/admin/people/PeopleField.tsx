import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { USERNAME_INPUT_MOST } from '@loadout/contract/accounts/username.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { wordsIn } from '@loadout/contract/search/words-in.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { showFailure } from '../../platform/layer/failures.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NOBODY, type AddedPeople } from './use-added-people.ts'
import css from './PeopleField.module.css'

const MOST = 20

type Props = { label: string; hint?: string; added: AddedPeople }

/** People who are named, added by their names. */
export function PeopleField({ label, hint, added }: Props) {
  const text = useText()
  const listId = useId()
  const { people, typed, error, busy, input } = added
  const suggested = useSuggested(typed)

  async function add() {
    if (busy) return
    try {
      await added.add()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      // Who is not there is said at the field.
      if (failure.code !== NOBODY) showFailure(failure)
    }
  }

  return (
    <div className={css.root}>
      <div className={css.line}>
        <TextField
          label={label}
          hint={hint}
          error={error}
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_INPUT_MOST}
          value={typed}
          list={listId}
          onChange={({ target }) => added.type(target.value)}
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
        <ul aria-label={label}>
          {people.map((person) => (
            <li key={person.id}>
              <bdi>{person.name}</bdi>
              <button
                type="button"
                aria-label={text('newsroom.remove_person', { name: person.name })}
                onClick={() => added.remove(person)}
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
