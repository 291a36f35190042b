import { useState } from 'react'
import { postComment, type ArticleType, type Comment } from '@loadout/contract/comments/comments.ts'
import { call } from '../../platform/call/call.ts'
import type { CallError } from '../../platform/call/call-error.ts'
import { focusOn } from '../../platform/follow-links.ts'
import { useText } from '../../platform/language/language.tsx'
import { codeText } from '../../platform/layer/failure-text.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { commentField } from './comment-field.ts'
import { writeDraft, type DraftOf } from './drafts.ts'

export function usePosting(
  of: DraftOf,
  type: ArticleType,
  message: string,
  onPosted: (comment: Comment) => void,
) {
  const text = useText()
  const [refusal, setRefusal] = useState<{ code: string; of: string }>()
  const [isSending, setSending] = useState(false)

  const refuse = (code: string) => {
    setRefusal({ code, of: message })
    commentField()?.focus()
  }

  async function post() {
    if (isSending) return
    if (message.trim() === '') return refuse('message_missing')
    setSending(true)
    try {
      const { comment } = await call(
        postComment,
        { id: of.articleId, article_type: type, message: message.trim() },
        { quiet: true },
      )
      writeDraft(of, '')
      onPosted(comment)
      setRefusal(undefined)
      showSnack({ message: text('comments.posted'), kind: 'ok', automaticClose: true })
      // It is in the list with the next frame.
      requestAnimationFrame(() => bringToReader(comment))
    } catch (thrown) {
      const { code, field } = thrown as CallError
      if (field === 'message') refuse(code)
      else showFailure(thrown as CallError)
    } finally {
      setSending(false)
    }
  }

  // Whoever goes on writing is no longer told.
  return {
    post,
    isSending,
    error: refusal?.of === message ? codeText(refusal.code, text) : undefined,
  }
}

/** Without moving the page more than needed, and with the focus if the form has gone with it. */
function bringToReader({ id }: Comment) {
  const item = document.getElementById(`comment-${id}`)
  if (!item) return
  item.scrollIntoView({ block: 'nearest' })
  if (document.activeElement === document.body) focusOn(item)
}
