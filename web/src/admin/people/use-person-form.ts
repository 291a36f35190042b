import type { Person } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useCallForm, type CallForm } from '../../ui/forms/use-call-form.ts'
import { changesIn, personRules, saveChanges, type PersonDraft } from './person-changes.ts'
import { useRefetchPeople } from './staff-acts.ts'

export type PersonFields = CallForm<PersonDraft>

/** What may be changed of somebody, saved with one call for each change. */
export function usePersonForm({ id, username, email, flags, permissions }: Person): PersonFields {
  const text = useText()
  const askAgain = useRefetchPeople()
  const before = { username, email, flags, permissions }
  return useCallForm<PersonDraft>({
    values: before,
    rules: personRules(before),
    async send(wanted) {
      const changes = changesIn(before, wanted)
      try {
        await saveChanges(id, changes)
        showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
        askAgain()
      } catch (error) {
        // Of several changes the first may have come through; what was typed stays, unless what is
        // so comes in its place.
        if (changes.length > 1) askAgain()
        throw error
      }
    },
  })
}
