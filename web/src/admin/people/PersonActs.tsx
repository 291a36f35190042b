import { useState } from 'react'
import { unbanPerson, type Person } from '@loadout/contract/people/people.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { loadBanDialog, useAskPeopleAgain } from './staff-acts.ts'

/** Bans somebody, or ends that. */
export function PersonActs({ person }: { person: Person }) {
  const text = useText()
  const askAgain = useAskPeopleAgain()
  const [busy, setBusy] = useState(false)

  async function unban() {
    setBusy(true)
    try {
      await call(unbanPerson, { user_id: person.id })
      showSnack({ message: text('people.unbanned', { username: person.username }), kind: 'ok', automaticClose: true })
    } catch {
      // The failure is shown by the call; what is so is asked for either way.
    }
    setBusy(false)
    askAgain()
  }

  return person.banned
    ? <Button busy={busy} onClick={() => void unban()}>{text('people.unban')}</Button>
    : <Button variant="danger" onClick={() => openModal(loadBanDialog, { people: [person], onDone: askAgain })}><Icon name="ban" />{text('people.ban')}</Button>
}
