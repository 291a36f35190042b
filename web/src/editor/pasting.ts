import type { EditorView } from '@tiptap/pm/view'
import type { Slice } from '@tiptap/pm/model'
import { sliceOf, sliceOfText } from './article-html.ts'

function sliceIn(data: DataTransfer, view: EditorView): Slice | undefined {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (html === '' && text === '') return undefined
  // Every editor has a schema of its own.
  const { schema } = view.state
  return html === '' ? sliceOfText(text, schema) : sliceOf(html, schema)
}

/**
 * Pasting and dropping from elsewhere. The editor's own way makes elements of text by itself, which
 * the content security policy leaves to one place of the site alone (`platform/rich-text.tsx`).
 */
export const pasting = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    event.preventDefault()
    const slice = event.clipboardData && sliceIn(event.clipboardData, view)
    if (slice)
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
    return true
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // What is moved within the text is no text yet to be read.
    if (view.dragging) return false
    event.preventDefault()
    const slice = event.dataTransfer && sliceIn(event.dataTransfer, view)
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (slice && at) view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, slice))
    return true
  },
}
