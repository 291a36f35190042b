import { Editor, Extension, getSchema } from '@tiptap/core'
import { Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { useEffect, useId, useRef, useState } from 'react'
import { ErrorNote } from '../ui/forms/ErrorNote.tsx'
import { classNames } from '../ui/class-names.ts'
import { Prose } from '../ui/Prose.tsx'
import { documentOf, htmlOf } from './article-html.ts'
import { articleParts, briefParts } from './article-schema.ts'
import { EditorToolbar, openLink } from './EditorToolbar.tsx'
import { Mentions } from './Mentions.tsx'
import { pastingInto } from './pasting.ts'
import { tableKeys } from './table-keys.ts'
import css from './ArticleEditor.module.css'

type Props = {
  label: string
  /** The language that is written here. */
  lang: string
  /** What is there at first. Another text needs another editor (`key`). */
  html: string
  onChange: (html: string) => void
  /** What stands there as long as nothing is written. */
  placeholder: string
  /** Why it was refused. */
  error?: string | undefined
  /** People are offered as soon as a name is begun. */
  mentions?: boolean
  /** A text of a few lines, with the tools for that. */
  brief?: boolean
  /** Whoever has opened it writes at once. */
  takesFocus?: boolean
}

/** There the bars scroll along. */
const isLowWindow = () => matchMedia('(max-width: 999px) and (max-height: 400px)').matches

/**
 * What lies over a long text: the bars of site, screen and tools above, that of a phone below.
 * Asked for each time, because a phone is turned while somebody writes.
 */
const covered = {
  get top() {
    return isLowWindow() ? 5 : 224
  },
  get bottom() {
    return isLowWindow() ? 5 : 88
  },
  left: 5,
  right: 5,
}

const linkKey = Extension.create({
  name: 'linkKey',
  addKeyboardShortcuts: () => ({ 'Mod-k': ({ editor }) => openLink(editor) > 0 }),
})

/** The text of an article as readers will see it, with its tools above. */
export function ArticleEditor({
  label,
  lang,
  html,
  onChange,
  placeholder,
  error,
  mentions,
  brief = false,
  takesFocus = false,
}: Props) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef({ html, onChange })
  /** In another language it is made anew, while its writer is where that was chosen. */
  const hasTakenFocus = useRef(false)

  useEffect(() => {
    latest.current = { html, onChange }
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const parts = brief ? briefParts : articleParts
    const made: Editor = new Editor({
      element: { mount: element },
      extensions: [
        ...parts,
        linkKey,
        tableKeys,
        UndoRedo,
        TrailingNode,
        Placeholder.configure({ placeholder }),
      ],
      content: documentOf(latest.current.html, getSchema(parts)).toJSON(),
      // Styles written into the page by a script are refused by its content security policy.
      injectCSS: false,
      autofocus: takesFocus && !hasTakenFocus.current && 'end',
      onCreate() {
        hasTakenFocus.current = true
      },
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang },
        handleDOMEvents: pastingInto(() => made),
        ...(brief ? {} : { scrollThreshold: covered, scrollMargin: covered }),
      },
      onUpdate: ({ editor: { state } }) => latest.current.onChange(htmlOf(state.doc)),
    })
    setEditor(made)
    return () => made.destroy()
  }, [label, lang, placeholder, brief, takesFocus])

  useMarked(editor, error === undefined ? undefined : id)

  return (
    <div className={css.root} data-editor="">
      <EditorToolbar editor={editor} brief={brief} />
      {brief ? (
        <div ref={place} className={classNames(css.text, css.brief)} />
      ) : (
        <Prose>
          <div ref={place} className={css.text} />
        </Prose>
      )}
      <ErrorNote id={id} error={error} />
      {mentions && editor && <Mentions editor={editor} />}
    </div>
  )
}

/** What is written in is an element of the editor and not of React. */
function useMarked(editor: Editor | undefined, noteId: string | undefined) {
  useEffect(() => {
    if (!editor || editor.isDestroyed || noteId === undefined) return
    const { dom } = editor.view
    dom.setAttribute('aria-invalid', 'true')
    dom.setAttribute('aria-describedby', noteId)
    return () => {
      dom.removeAttribute('aria-invalid')
      dom.removeAttribute('aria-describedby')
    }
  }, [editor, noteId])
}
