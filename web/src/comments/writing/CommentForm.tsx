import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { useText } from '../../platform/language/language.tsx'
import { useUnsent } from '../../platform/page/ask-before-leaving.ts'
import { Avatar } from '../../people/Avatar.tsx'
import { CommentBar } from './CommentBar.tsx'
import { addComment } from '../changes/change-comments.ts'
import type { Discussed } from '../comment-queries.ts'
import { COMMENT_FIELD, replyButtonId } from './comment-field.ts'
import { useDraft, writeDraft } from './drafts.ts'
import { MentionField } from './MentionField.tsx'
import { useAnswering } from './use-answering.ts'
import { usePosting } from './use-posting.ts'
import css from './CommentForm.module.css'

type Props = {
  discussed: Discussed
  member: OwnUser
  /** The comment below which the form stands; without one it stands above them all. */
  answered: Comment | undefined
  /** The form is to go back to where it stands otherwise. */
  onReturn: () => void
}

export function CommentForm({ discussed, member, answered, onReturn }: Props) {
  const { article } = discussed
  const queries = useQueryClient()
  const text = useText()
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const of = { articleId: article.id, userId: member.id }
  const message = useDraft(of)
  const { error, isSending, post } = usePosting(
    of,
    { type: article.type, answers: answered?.id },
    message,
    (comment) => {
      addComment(queries, { ...discussed, answered: answered?.id }, comment)
      onReturn()
    },
  )
  useAnswering(of, answered)
  useUnsent(message !== '')

  function cancel() {
    if (!answered || isSending) return
    onReturn()
    document.getElementById(replyButtonId(answered.id))?.focus()
  }

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
        <MentionField
          ref={field}
          id={COMMENT_FIELD}
          label={text('comments.write')}
          placeholder={text('comments.write_hint')}
          value={message}
          isSending={isSending}
          isRefused={error !== undefined}
          noteId={noteId}
          onChange={(written) => writeDraft(of, written)}
          onSend={() => void post()}
          onLeave={answered && cancel}
        />
        <CommentBar
          noteId={noteId}
          error={error}
          length={[...message].length}
          isSending={isSending}
          send={text('comments.post')}
          onCancel={answered && cancel}
        />
      </div>
    </form>
  )
}
