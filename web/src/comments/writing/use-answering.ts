import { useEffect } from 'react'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { commentField } from './comment-field.ts'
import { beginReply, endReply, type DraftOf } from './drafts.ts'

/** An answer names whom it answers, and is written right away. */
export function useAnswering({ articleId, userId }: DraftOf, answered: Comment | undefined) {
  const username = answered?.author.username
  useEffect(() => {
    if (username === undefined) return
    beginReply({ articleId, userId }, username)
    const field = commentField()
    field?.focus({ preventScroll: true })
    // The field has the new text with the next frame.
    requestAnimationFrame(() => {
      field?.setSelectionRange(field.value.length, field.value.length)
      field?.form?.scrollIntoView({ block: 'nearest' })
    })
    return () => endReply({ articleId, userId }, username)
  }, [articleId, userId, username])
}
