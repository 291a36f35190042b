import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profilePictureRule } from '@loadout/contract/accounts/profile-picture-rules.ts'
import { uploadBanner } from '@loadout/contract/accounts/profile-pictures.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { Button } from '../ui/Button.tsx'
import { PictureField } from '../ui/forms/PictureField.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { changeProfile } from './change-profile.ts'

/** The server takes the strip in its middle (PROF-27). */
export function BannerDialog({ profile, ...modal }: ModalProps & { profile: Profile }) {
  const text = useText()
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const { busy, send } = useSubmission(() => undefined)

  const save = () =>
    send(async () => {
      if (!file) return
      changeProfile(queries, profile.id, await call(uploadBanner, { file }, { quiet: true }))
      showSnack({ message: text('profiles.saved'), kind: 'ok', automaticClose: true })
      modal.onClose()
    })

  return (
    <Dialog
      {...modal}
      busy={busy}
      title={text('profiles.banner')}
      foot={
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={file === undefined || undefined}
          onClick={save}
        >
          {text('profiles.use_picture')}
        </Button>
      }
    >
      <PictureField
        label={text('profiles.banner')}
        rule={profilePictureRule}
        chosen={file}
        onChoose={setFile}
      />
    </Dialog>
  )
}
