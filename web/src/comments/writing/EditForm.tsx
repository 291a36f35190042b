import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { editComment, FREE_EDIT_SECONDS } from '@loadout/contract/comments/own-comments.ts'
import { useDiscardQuestion } from '../../member/discard-question.ts'
import { call } from '../../platform/call/call.ts'
import { nowInSeconds } from '../../platform/now.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useAskBeforeLeaving } from '../../platform/page/ask-before-leaving.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { showComment } from '../changes/show-comment.ts'
import { changedTexts } from './changed-texts.ts'
import { CommentBar } from './CommentBar.tsx'
import { editButtonId } from './comment-field.ts'
import { MentionField } from './MentionField.tsx'
import { useRefusal } from './use-refusal.ts'
import css from './CommentForm.module.css'

/** Stands in the place of a comment's text while its author changes it. */
export function EditForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [message, setMessage] = useState(changedTexts.get(comment.id) ?? comment.message)
  const [isSending, setSending] = useState(false)
  const { error, refuse, show } = useRefusal(message, () => field.current?.focus())
  useEffect(() => {
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])
  useFocusBack(editButtonId(comment.id))
  const ask = useDiscardQuestion()
  useAskBeforeLeaving(message !== comment.message, (onConfirm) =>
    ask(() => {
      changedTexts.delete(comment.id)
      onConfirm()
    }),
  )

  function change(next: string) {
    changedTexts.set(comment.id, next)
    setMessage(next)
  }

  function leave() {
    changedTexts.delete(comment.id)
    onDone()
  }

  async function save() {
    if (isSending) return
    const wanted = message.trim()
    if (wanted === '') return refuse('message_missing')
    if (wanted === comment.message) return leave()
    setSending(true)
    try {
      const answer = await call(editComment, { id: comment.id, message: wanted }, { quiet: true })
      showComment(queries, answer.comment)
      showSnack({ message: text('comments.edit_saved'), kind: 'ok', automaticClose: true })
      leave()
    } catch (thrown) {
      show(thrown)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={css.box}>
        <MentionField
          ref={field}
          label={text('comments.edit_yours')}
          value={message}
          isSending={isSending}
          isRefused={error !== undefined}
          noteId={noteId}
          onChange={change}
          onSend={() => void save()}
          // What has been changed is not lost by a key.
          onLeave={message === comment.message ? leave : undefined}
        />
        <CommentBar
          noteId={noteId}
          error={error}
          hint={isMarked(comment) ? text('comments.edit_marked') : undefined}
          length={[...message].length}
          isSending={isSending}
          send={text('comments.edit_save')}
          onCancel={leave}
        />
      </div>
    </form>
  )
}

const isMarked = ({ inserted, edited }: Comment) =>
  edited !== null || nowInSeconds() - inserted > FREE_EDIT_SECONDS
