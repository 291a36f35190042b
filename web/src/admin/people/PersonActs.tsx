import { useState } from 'react'
import type { Person } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { loadBanDialog, useRefetchPeople, useUnban } from './staff-acts.ts'

/** Bans somebody, or ends that. */
export function PersonActs({ person }: { person: Person }) {
  const text = useText()
  const askAgain = useRefetchPeople()
  const unban = useUnban(person)
  const [busy, setBusy] = useState(false)

  async function endBan() {
    setBusy(true)
    await unban()
    setBusy(false)
  }

  return person.banned ? (
    <Button busy={busy} onClick={() => void endBan()}>
      {text('people.unban')}
    </Button>
  ) : (
    <Button
      variant="danger"
      onClick={() => openModal(loadBanDialog, { people: [person], onDone: askAgain })}
    >
      <Icon name="ban" />
      {text('people.ban')}
    </Button>
  )
}
