import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setVisibility } from '@loadout/contract/profiles/edit-profile.ts'
import { listActivity, type Profile, type Visibility } from '@loadout/contract/profiles/profile.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/forms/Switch.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { changeProfile } from './change-profile.ts'

const switches = ['shows_activity', 'shows_cash_outs', 'guestbook_open'] as const

/** What the owner shows to others, and whether these may write here. */
export function VisibilityDialog({ profile, ...modal }: ModalProps & { profile: Profile }) {
  const text = useText()
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<Visibility>({
    shows_activity: profile.shows_activity,
    shows_cash_outs: profile.shows_cash_outs,
    guestbook_open: profile.guestbook_open,
  })
  const { busy, send } = useSubmission(() => undefined)

  const save = () =>
    send(async () => {
      changeProfile(queries, profile.id, await call(setVisibility, wanted, { quiet: true }))
      void queries.invalidateQueries({ queryKey: [listActivity.path] })
      showSnack({ message: text('profiles.saved'), kind: 'ok', automaticClose: true })
      modal.onClose()
    })

  return (
    <Dialog
      {...modal}
      busy={busy}
      title={text('profiles.visibility')}
      foot={
        <>
          <Button variant="quiet" disabled={busy} onClick={modal.onClose}>
            {text('profiles.cancel')}
          </Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {text('profiles.save')}
          </Button>
        </>
      }
    >
      {switches.map((name) => (
        <Switch
          key={name}
          label={text(`profiles.${name}`)}
          checked={wanted[name]}
          onChange={({ target }) => setWanted({ ...wanted, [name]: target.checked })}
        />
      ))}
    </Dialog>
  )
}
