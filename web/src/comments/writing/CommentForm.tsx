import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { COMMENT_MOST, type Comment } from '@loadout/contract/comments/comments.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { useText } from '../../platform/language/language.tsx'
import { Avatar } from '../../people/Avatar.tsx'
import { CommentBar } from './CommentBar.tsx'
import type { Commented } from '../comment-queries.ts'
import { COMMENT_FIELD, replyButtonId } from './comment-field.ts'
import { useDraft, writeDraft } from './drafts.ts'
import { mentionAt } from './mention-at.ts'
import { People, personId } from './People.tsx'
import { useAnswering } from './use-answering.ts'
import { usePeople } from './use-people.ts'
import { usePosting } from './use-posting.ts'
import css from './CommentForm.module.css'

type Props = {
  article: Commented
  member: OwnUser
  /** The comment below which the form stands; without one it stands above them all. */
  answered: Comment | undefined
  onPosted: (comment: Comment) => void
  /** The form is to go back to where it stands otherwise. */
  onReturn: () => void
}

export function CommentForm({ article, member, answered, onPosted, onReturn }: Props) {
  const text = useText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const of = { articleId: article.id, userId: member.id }
  const message = useDraft(of)
  const suggestions = usePeople()
  const { error, isSending, post } = usePosting(of, article.type, message, onPosted)
  const isOpen = suggestions.people.length > 0
  useAnswering(of, answered)

  function cancel() {
    if (!answered || isSending) return
    onReturn()
    document.getElementById(replyButtonId(answered.id))?.focus()
  }

  function mention(username: string) {
    const area = field.current
    const begun = area && mentionAt(area.value, area.selectionStart)
    if (!area || !begun) return
    const before = `${message.slice(0, begun.start)}@${username} `
    writeDraft(of, before + message.slice(area.selectionStart).replace(/^ /, ''))
    suggestions.close()
    requestAnimationFrame(() => area.setSelectionRange(before.length, before.length))
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const chosen = suggestions.people[suggestions.chosen]
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) void post()
    else if (key === 'Escape' && !isOpen && answered) cancel()
    else if (!isOpen || !chosen) return
    else if (key === 'ArrowDown') suggestions.move(1)
    else if (key === 'ArrowUp') suggestions.move(-1)
    else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey) mention(chosen.username)
    else if (key === 'Escape') suggestions.close()
    else return
    event.preventDefault()
  }

  const suggest = (area: HTMLTextAreaElement) =>
    suggestions.suggest(mentionAt(area.value, area.selectionStart)?.name)

  return (
    <form
      className={css.root}
      onSubmit={(event) => {
        event.preventDefault()
        void post()
      }}
    >
      <Avatar path={member.avatar} size={40} className={css.avatar} />
      <div className={css.box}>
        {/* Not a combobox: a field of several lines may not be called one. It names its list and the chosen one all the same. */}
        <textarea
          ref={field}
          id={COMMENT_FIELD}
          aria-label={text('comments.write')}
          placeholder={text('comments.write_hint')}
          maxLength={COMMENT_MOST}
          readOnly={isSending}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? `${id}-people` : undefined}
          aria-activedescendant={isOpen ? personId(`${id}-people`, suggestions.chosen) : undefined}
          value={message}
          onChange={({ target }) => {
            writeDraft(of, target.value)
            suggest(target)
          }}
          onKeyDown={press}
          onBlur={suggestions.leave}
          onFocus={suggestions.stay}
        />
        {isOpen && (
          <People
            id={`${id}-people`}
            people={suggestions.people}
            chosen={suggestions.chosen}
            onChoose={mention}
          />
        )}
        <p className="vh" role="status">
          {isOpen && text('comments.people_found', { count: suggestions.people.length })}
        </p>
        <CommentBar
          noteId={`${id}-note`}
          error={error}
          length={message.length}
          isSending={isSending}
          onCancel={answered && cancel}
        />
      </div>
    </form>
  )
}
