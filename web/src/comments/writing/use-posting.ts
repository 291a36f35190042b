import { useState } from 'react'
import { postComment, type ArticleType, type Comment } from '@loadout/contract/comments/comments.ts'
import { call } from '../../platform/call/call.ts'
import { focusOn } from '../../platform/follow-links.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { commentField } from './comment-field.ts'
import { endDraft, type DraftOf } from './drafts.ts'
import { useRefusal } from './use-refusal.ts'

export function usePosting(
  of: DraftOf,
  { type, answers }: { type: ArticleType; answers: number | undefined },
  message: string,
  onPosted: (comment: Comment) => void,
) {
  const text = useText()
  const [isSending, setSending] = useState(false)
  const { error, refuse, forget, show } = useRefusal(message, () => commentField()?.focus())

  async function post() {
    if (isSending) return
    if (message.trim() === '') return refuse('message_missing')
    setSending(true)
    try {
      const { comment } = await call(
        postComment,
        { id: of.articleId, article_type: type, message: message.trim(), answers },
        { quiet: true },
      )
      endDraft(of, message)
      onPosted(comment)
      forget()
      showSnack({ message: text('comments.posted'), kind: 'ok', automaticClose: true })
      // It is in the list with the next frame.
      requestAnimationFrame(() => bringToReader(comment))
    } catch (thrown) {
      show(thrown)
    } finally {
      setSending(false)
    }
  }

  return { post, isSending, error }
}

/** Without moving the page more than needed, and with the focus if the form has gone with it. */
function bringToReader({ id }: Comment) {
  const item = document.getElementById(`comment-${id}`)
  if (!item) return
  item.scrollIntoView({ block: 'nearest' })
  if (document.activeElement === document.body) focusOn(item)
}
