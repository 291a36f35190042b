import type { Editor } from '@tiptap/core'
import { useId, useState, type SubmitEvent } from 'react'
import { textPictureRule } from '@loadout/contract/text-pictures/text-picture-rule.ts'
import { sendTextPicture } from '@loadout/contract/text-pictures/text-pictures.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { useAskBeforeUnload } from '../platform/page/ask-before-leaving.ts'
import { Button } from '../ui/Button.tsx'
import { PictureField } from '../ui/forms/PictureField.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { askBefore } from '../ui/layer/ask-before.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import css from '../ui/layer/FormDialog.module.css'
import type { PictureParts } from './media.ts'
import { shownSides } from './shown-sides.ts'

const WORDS_MAX = 300
const nothing: PictureParts = { src: '', alt: '', caption: '', width: null, height: null }

type Props = {
  editor: Editor
  /** What was pasted. */
  file?: File | undefined
} & ModalProps

/**
 * Sends a picture and puts it where the cursor stands, or says more about the one selected. It
 * stays while the picture is sent, and what was chosen or written is not lost unasked.
 */
export function PictureDialog({ editor, file: given, ...modal }: Props) {
  const text = useText()
  const id = useId()
  const [before] = useState(() =>
    editor.isActive('picture') ? (editor.getAttributes('picture') as PictureParts) : nothing,
  )
  const [file, setFile] = useState<File>()
  const [words, setWords] = useState({ alt: before.alt, caption: before.caption })
  const ask = useDiscardQuestion()
  const { busy, send } = useSubmission(() => undefined)
  const isChanged =
    file !== undefined || words.alt !== before.alt || words.caption !== before.caption
  const isPossible = file !== undefined || before.src !== ''

  useAskBeforeUnload(isChanged)

  function close() {
    if (!isChanged) return modal.onClose()
    ask(modal.onClose)
  }
  function put(event: SubmitEvent) {
    event.preventDefault()
    if (!isPossible) return
    send(async () => {
      const sent = file && {
        ...(await call(sendTextPicture, { picture: file }, { quiet: true })),
        ...(await shownSides(file)),
      }
      editor
        .chain()
        .insertContent({ type: 'picture', attrs: { ...before, ...sent, ...words } })
        .run()
      modal.onClose()
    })
  }
  return (
    <Dialog
      {...modal}
      onClose={close}
      busy={busy}
      stays={isChanged}
      title={text('editor.picture')}
      foot={
        <Button
          variant="primary"
          type="submit"
          form={id}
          busy={busy}
          aria-disabled={!isPossible || undefined}
        >
          {text('editor.put_picture')}
        </Button>
      }
    >
      <form id={id} className={css.root} noValidate onSubmit={put}>
        <PictureField
          label={text('editor.picture_file')}
          rule={textPictureRule}
          given={given}
          chosen={file}
          picture={before.src === '' ? undefined : before.src}
          onChoose={setFile}
        />
        <TextField
          label={text('editor.picture_alt')}
          hint={text('editor.picture_alt_hint')}
          maxLength={WORDS_MAX}
          autoComplete="off"
          value={words.alt}
          onChange={({ target }) => setWords({ ...words, alt: target.value })}
        />
        <TextField
          label={text('editor.picture_caption')}
          maxLength={WORDS_MAX}
          autoComplete="off"
          value={words.caption}
          onChange={({ target }) => setWords({ ...words, caption: target.value })}
        />
      </form>
    </Dialog>
  )
}

function useDiscardQuestion() {
  const text = useText()
  return (onConfirm: () => void) =>
    askBefore({
      title: text('editor.discard_title'),
      question: text('editor.discard_question'),
      keep: text('editor.discard_keep'),
      confirm: text('editor.discard'),
      danger: true,
      onConfirm,
    })
}
