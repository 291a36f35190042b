import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Slice } from '@tiptap/pm/model'
import { openModal } from '../platform/layer/modals.ts'
import { sliceOf, sliceOfText } from './article-html.ts'
import { isInTable } from './table.ts'

const loadPicture = () => import('./PictureDialog.tsx').then(({ PictureDialog }) => PictureDialog)

function sliceIn(data: DataTransfer, view: EditorView): Slice | undefined {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (html === '' && text === '') return undefined
  // Every editor has a schema of its own.
  const { schema } = view.state
  return html === '' ? sliceOfText(text, schema) : sliceOf(html, schema)
}

const pictureIn = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'))

/** With a picture in hand, as from the tool. A brief text has none, and neither has a table. */
export function openPicture(editor: Editor, file?: File) {
  if (!('picture' in editor.schema.nodes) || isInTable(editor.state)) return
  openModal(loadPicture, { editor, file })
}

/**
 * Pasting and dropping from elsewhere. The editor's own way makes elements of text by itself, which
 * the content security policy leaves to one place of the site alone (`platform/rich-text.tsx`).
 *
 * A program that copies a text often adds a picture of it; a browser that copies a picture adds a
 * text in which there is nothing else. So the text goes first as long as something is left of it.
 */
export const pastingInto = (editor: () => Editor) => ({
  paste(view: EditorView, event: ClipboardEvent): boolean {
    event.preventDefault()
    const data = event.clipboardData
    const slice = data && sliceIn(data, view)
    const picture = data && pictureIn(data)
    if (picture && !slice?.size) openPicture(editor(), picture)
    else if (slice)
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
    return true
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // What is moved within the text is no text yet to be read.
    if (view.dragging) return false
    event.preventDefault()
    const data = event.dataTransfer
    const slice = data && sliceIn(data, view)
    const picture = data && pictureIn(data)
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (!at) return true
    if (picture && !slice?.size) {
      const { tr } = view.state
      view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))))
      openPicture(editor(), picture)
    } else if (slice) view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, slice))
    return true
  },
})
