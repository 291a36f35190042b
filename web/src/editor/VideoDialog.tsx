import type { Editor } from '@tiptap/core'
import { useId, useState, type SubmitEvent } from 'react'
import { videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { videoAddress } from './video-address.ts'

/** Puts a video of one of the places that may be framed where the cursor stands. */
export function VideoDialog({ editor, ...modal }: { editor: Editor } & ModalProps) {
  const text = useText()
  const id = useId()
  const [address, setAddress] = useState(String(editor.getAttributes('video')['href'] ?? ''))
  const [isWrong, setWrong] = useState(false)

  function put(event: SubmitEvent) {
    event.preventDefault()
    const href = videoAddress(address)
    if (videoFrame(href) === undefined) return setWrong(true)
    editor.chain().insertContent({ type: 'video', attrs: { href } }).run()
    modal.onClose()
  }
  return (
    <Dialog
      {...modal}
      title={text('editor.video')}
      foot={
        <Button variant="primary" type="submit" form={id}>
          {text('editor.put_video')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={put}>
        <TextField
          label={text('editor.link_address')}
          hint={text('editor.video_hint')}
          error={isWrong ? text('editor.video_wrong') : undefined}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
