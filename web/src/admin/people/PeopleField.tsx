import { useQuery } from '@tanstack/react-query'
import { USERNAME_INPUT_MAX } from '@loadout/contract/accounts/username.ts'
import { ID_LIST_MAX } from '@loadout/contract/platform/wire.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { wordsIn } from '@loadout/contract/search/words-in.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { query } from '../../platform/call/query.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { useSettled } from '../../search/use-settled.ts'
import { AddingField } from '../AddingField.tsx'
import { NOBODY, type AddedPeople } from './use-added-people.ts'

type Props = { label: string; hint?: string; error?: string | undefined; added: AddedPeople }

/** People who are named, added by their names. */
export function PeopleField({ label, hint, error: refused, added }: Props) {
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
    <AddingField
      label={label}
      hint={hint}
      error={error ?? refused}
      input={input}
      maxLength={USERNAME_INPUT_MAX}
      typed={typed}
      suggested={suggested}
      busy={busy}
      max={ID_LIST_MAX}
      chosen={people}
      onType={added.type}
      onAdd={() => void add()}
      onRemove={added.remove}
    />
  )
}

const SUGGESTIONS = 6

/** Whose names begin so. */
function useSuggested(typed: string): string[] {
  const begun = wordsIn(useSettled(typed).trim().replace(/^@/, ''))
  const { data } = useQuery({
    ...query(searchUsers, { query: begun ?? '', limit: SUGGESTIONS }),
    enabled: begun !== undefined,
  })
  return begun === undefined ? [] : (data?.entries ?? []).map(({ username }) => username)
}
