import type { Editor } from '@tiptap/core'
import { useId, useState, type FormEvent } from 'react'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { isLinkAddress } from './link-address.ts'

/**
 * Asks where what is selected leads, or the link in which the cursor stands. Without either the
 * address itself becomes the text.
 */
export function LinkDialog({ editor, ...modal }: { editor: Editor } & ModalProps) {
  const text = useText()
  const id = useId()
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [address, setAddress] = useState(before)
  const [isWrong, setWrong] = useState(false)

  function put(event: FormEvent) {
    event.preventDefault()
    const href = address.trim()
    if (!isLinkAddress(href)) return setWrong(true)
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setMark('link', { href }).run()
    modal.onClose()
  }
  function remove() {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    modal.onClose()
  }
  return (
    <Dialog
      {...modal}
      title={text('editor.link')}
      foot={
        <>
          {before !== '' && (
            <Button variant="quiet" onClick={remove}>
              {text('editor.unlink')}
            </Button>
          )}
          <Button variant="primary" type="submit" form={id}>
            {text('editor.put_link')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={put}>
        <TextField
          label={text('editor.link_address')}
          hint={text('editor.link_hint')}
          error={isWrong ? text('editor.link_wrong') : undefined}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
