import { useId, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { COMMENT_MAX } from '@loadout/contract/comments/comments.ts'
import { isComposing } from '../../platform/is-composing.ts'
import { useText } from '../../platform/language/language.tsx'
import { mentionAt } from './mention-at.ts'
import { takes } from './mention-keys.ts'
import { People, personId } from './People.tsx'
import { usePeople } from './use-people.ts'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  id?: string
  label: string
  placeholder?: string
  value: string
  isSending: boolean
  isRefused: boolean
  /** Names what is said below the field. */
  noteId: string
  onChange: (value: string) => void
  /** Ctrl+Enter. */
  onSend: () => void
  /** Escape, where nobody is being chosen. */
  onLeave: (() => void) | undefined
}

/** The text of a comment; after an @ it suggests whom one may mean (CMT-15 to CMT-19). */
export function MentionField({
  ref,
  label,
  value,
  isSending,
  isRefused,
  noteId,
  onChange,
  onSend,
  onLeave,
  ...field
}: Props) {
  const text = useText()
  const listId = useId()
  const suggestions = usePeople()
  const isOpen = suggestions.people.length > 0

  /** Whether there was a name to put it in for. */
  function mention(username: string): boolean {
    const area = ref.current
    const begun = area && mentionAt(area.value, area.selectionStart)
    if (!area || !begun) return false
    const before = `${value.slice(0, begun.start)}@${username} `
    // Whoever types on at once types behind the name.
    flushSync(() => {
      onChange(before + value.slice(area.selectionStart).replace(/^ /, ''))
      suggestions.close()
    })
    area.setSelectionRange(before.length, before.length)
    return true
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const { key } = event
    const chosen = suggestions.people[suggestions.chosen]
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
    else if (key === 'Escape' && !isOpen && onLeave) onLeave()
    else if (!isOpen || !chosen) return
    else if (key === 'ArrowDown') suggestions.move(1)
    else if (key === 'ArrowUp') suggestions.move(-1)
    else if (key === 'Escape') suggestions.close()
    else if (!takes(event) || !mention(chosen.username)) return
    event.preventDefault()
  }

  return (
    <>
      {/* Not a combobox: a field of several lines may not be called one. It names its list and the chosen one all the same. */}
      <textarea
        {...field}
        ref={ref}
        aria-label={label}
        // A browser counts most emoji twice.
        maxLength={COMMENT_MAX + value.length - [...value].length}
        readOnly={isSending}
        aria-invalid={isRefused || undefined}
        aria-describedby={noteId}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? personId(listId, suggestions.chosen) : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          suggestions.suggest(mentionAt(target.value, target.selectionStart)?.name)
        }}
        onSelect={({ currentTarget }) =>
          suggestions.follow(mentionAt(currentTarget.value, currentTarget.selectionStart)?.name)
        }
        onKeyDown={press}
        onBlur={suggestions.leave}
        onFocus={suggestions.stay}
      />
      {isOpen && (
        <People
          id={listId}
          beside={ref}
          people={suggestions.people}
          chosen={suggestions.chosen}
          onChoose={mention}
        />
      )}
      <p className="vh" role="status">
        {isOpen && text('comments.people_found', { count: suggestions.people.length })}
      </p>
    </>
  )
}
