import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useId, useRef, useState, type CSSProperties } from 'react'
import { mentionAt } from '../comments/writing/mention-at.ts'
import { takes } from '../comments/writing/mention-keys.ts'
import { People, personId } from '../comments/writing/People.tsx'
import { usePeople } from '../comments/writing/use-people.ts'
import { isComposing } from '../platform/is-composing.ts'
import { useText } from '../platform/language/language.tsx'
import css from './Mentions.module.css'

/** What stands before the cursor in its own paragraph; nothing while something is selected. */
function begunName({ state }: Editor) {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock) return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  return mentionAt(before, before.length)?.name
}

/** Whom a name that is being typed may mean, beside it (CMT-15 to CMT-19 for posts). */
export function Mentions({ editor }: { editor: Editor }) {
  const text = useText()
  const id = useId()
  const { people, chosen, move, suggest, follow, close, leave, stay } = usePeople()
  const line = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>({})
  const isOpen = people.length > 0

  const look = useEffectEvent((isTyped: boolean) => {
    const begun = begunName(editor)
    if (isTyped) suggest(begun)
    else follow(begun)
    if (begun !== undefined) setPlace(placeOf(editor, begun))
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const person = people[chosen]
    if (!person || isComposing(event)) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') close()
    else if (!takes(event) || !mention(person.username)) return
    // The text hears nothing of it.
    event.preventDefault()
    event.stopPropagation()
  })
  const blur = useEffectEvent(() => leave())
  const focus = useEffectEvent(() => stay())

  /** Whether there was a name to put it in for. */
  function mention(username: string): boolean {
    const begun = begunName(editor)
    if (begun === undefined) return false
    const { from } = editor.state.selection
    editor
      .chain()
      .focus()
      .insertContentAt(
        { from: from - begun.length, to: from },
        // A string would be read as HTML, which the site's policy leaves to one place.
        { type: 'text', text: `${username} ` },
      )
      .run()
    close()
    return true
  }

  useEffect(() => {
    const element = editor.view.dom
    const ending = new AbortController()
    const { signal } = ending
    const onUpdate = () => look(true)
    const onMove = () => look(false)
    editor.on('update', onUpdate)
    editor.on('selectionUpdate', onMove)
    element.parentElement?.addEventListener('keydown', (event) => press(event), {
      capture: true,
      signal,
    })
    element.addEventListener('blur', () => blur(), { signal })
    element.addEventListener('focus', () => focus(), { signal })
    return () => {
      editor.off('update', onUpdate)
      editor.off('selectionUpdate', onMove)
      ending.abort()
    }
  }, [editor])
  useEffect(() => {
    const element = editor.view.dom
    element.setAttribute('aria-autocomplete', 'list')
    element.setAttribute('aria-haspopup', 'listbox')
    if (!isOpen) return
    element.setAttribute('aria-controls', `${id}-people`)
    element.setAttribute('aria-activedescendant', personId(`${id}-people`, chosen))
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, isOpen, chosen])

  return (
    <>
      <div ref={line} className={css.line} style={place} />
      {isOpen && (
        <People
          id={`${id}-people`}
          beside={line}
          people={people}
          chosen={chosen}
          onChoose={mention}
        />
      )}
      <p className="vh" role="status">
        {isOpen && text('comments.people_found', { count: people.length })}
      </p>
    </>
  )
}

/** Where the name begins, within what holds the text. */
function placeOf(editor: Editor, begun: string): CSSProperties {
  const frame = editor.view.dom.offsetParent?.getBoundingClientRect()
  const at = editor.view.coordsAtPos(editor.state.selection.from - begun.length)
  if (!frame) return {}
  return { left: at.left - frame.left, top: at.top - frame.top, height: at.bottom - at.top }
}
