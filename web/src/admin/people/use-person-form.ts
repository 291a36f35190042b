import type { Person } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useCallForm, type CallForm } from '../../ui/forms/use-call-form.ts'
import { useRebasedDraft } from '../../ui/forms/use-rebased-draft.ts'
import {
  changesIn,
  draftOver,
  personRules,
  saveChanges,
  type PersonDraft,
} from './person-changes.ts'
import { useRefetchPeople } from './staff-acts.ts'

export type PersonFields = CallForm<PersonDraft>

/**
 * What may be changed of somebody, saved with one call for each change. The form follows what is so
 * as it is asked for again, and keeps what is typed and what was refused.
 */
export function usePersonForm({ id, username, email, flags, permissions }: Person): PersonFields {
  const text = useText()
  const askAgain = useRefetchPeople()
  const now = { username, email, flags, permissions }
  const form = useCallForm<PersonDraft>({
    values: now,
    rules: personRules(now),
    async send(wanted) {
      const changes = changesIn(now, wanted)
      try {
        await saveChanges(id, changes)
        showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
        askAgain()
      } catch (error) {
        // Of several changes the first may have come through.
        if (changes.length > 1) askAgain()
        throw error
      }
    },
  })
  useRebasedDraft(now, form, draftOver)
  return form
}
