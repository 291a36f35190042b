import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { profilePictureRule } from '@loadout/contract/accounts/profile-picture-rules.ts'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { Button } from '../ui/Button.tsx'
import { readPicture } from '../ui/forms/picture-file.ts'
import { PictureField } from '../ui/forms/PictureField.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { changeProfile } from './change-profile.ts'
import { CropField } from './CropField.tsx'
import { croppedFile } from './cropped-file.ts'
import { wholeCrop, type Crop } from './picture-crop.ts'

type Chosen = { file: File; picture: HTMLImageElement; crop: Crop }

/** The owner sees and chooses what is taken of a picture before anything is sent (PROF-26). */
export function AvatarDialog({ profile, ...modal }: ModalProps & { profile: Profile }) {
  const text = useText()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const latest = useRef<File>(undefined)
  const { busy, send } = useSubmission(() => undefined)

  // What is taken of it comes next.
  const crop = useRef<HTMLDivElement>(null)
  const picture = chosen?.picture
  useEffect(() => {
    if (picture) crop.current?.focus()
  }, [picture])

  async function choose(file: File) {
    latest.current = file
    const address = await readPicture(file, profilePictureRule)
    if (address === undefined) return
    const next = new Image()
    next.src = address
    await next.decode()
    if (latest.current === file) setChosen({ file, picture: next, crop: wholeCrop })
  }

  const save = () =>
    send(async () => {
      if (!chosen) return
      const file = await croppedFile(chosen.picture, chosen.file.type, chosen.crop)
      changeProfile(queries, profile.id, await call(uploadAvatar, { file }, { quiet: true }))
      showSnack({ message: text('profiles.saved'), kind: 'ok', automaticClose: true })
      modal.onClose()
    })

  return (
    <Dialog
      {...modal}
      busy={busy}
      title={text('profiles.avatar')}
      foot={
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={chosen === undefined || undefined}
          onClick={save}
        >
          {text('profiles.use_picture')}
        </Button>
      }
    >
      <PictureField
        label={text('profiles.avatar')}
        rule={profilePictureRule}
        chosen={undefined}
        onChoose={(file) => void choose(file)}
      />
      {chosen && (
        <CropField
          ref={crop}
          picture={chosen.picture}
          crop={chosen.crop}
          onChange={(part) => setChosen({ ...chosen, crop: part })}
        />
      )}
    </Dialog>
  )
}
