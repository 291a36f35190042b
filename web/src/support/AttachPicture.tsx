import { useRef } from 'react'
import { ticketPictureRule } from '@loadout/contract/support/ticket-picture-rule.ts'
import { CallError } from '../platform/call/call-error.ts'
import { useText } from '../platform/language/language.tsx'
import { showFailure } from '../platform/layer/failures.ts'
import { Button } from '../ui/Button.tsx'
import { pictureAddress, readPicture } from '../ui/forms/picture-file.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './AttachPicture.module.css'

/** A picture that goes with a reply, such as of the screen. What cannot be sent is said at once. */
export function AttachPicture({
  disabled,
  onChoose,
}: {
  disabled: boolean
  onChoose: (file: File) => void
}) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    if ((await readPicture(file, ticketPictureRule)) !== undefined) onChoose(file)
    else showFailure(new CallError(400, 'picture_unreadable', ''))
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={ticketPictureRule.formats.map((format) => `image/${format}`).join(',')}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <Button
        size="sm"
        variant="quiet"
        icon
        aria-label={text('support.attach')}
        disabled={disabled}
        onClick={() => field.current?.click()}
      >
        <Icon name="image-up" />
      </Button>
    </>
  )
}

export function AttachedPicture({
  file,
  disabled,
  onRemove,
}: {
  file: File
  disabled: boolean
  onRemove: () => void
}) {
  const text = useText()
  const address = pictureAddress(file)
  return (
    <p className={css.attached}>
      {address !== undefined && <img src={address} alt="" />}
      <bdi>{file.name}</bdi>
      <Button
        size="sm"
        variant="quiet"
        icon
        aria-label={text('picture.remove')}
        disabled={disabled}
        onClick={onRemove}
      >
        <Icon name="x" size="sm" />
      </Button>
    </p>
  )
}
