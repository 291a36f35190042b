import { useQueryClient } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import {
  DELETED_COMMENT_TEXT,
  deleteComment,
  type Comment,
} from '@loadout/contract/comments/comments.ts'
import { call } from '../../platform/call/call.ts'
import type { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { showFailure } from '../../platform/layer/failures.ts'
import { openModal } from '../../platform/layer/modals.ts'
import { changeComment } from '../change-comments.ts'
import { isSending, replyButtonId } from './comment-field.ts'
import css from './CommentActions.module.css'

const loadQuestion = () =>
  import('./DeleteCommentDialog.tsx').then(({ DeleteCommentDialog }) => DeleteCommentDialog)
const loadSuccess = () =>
  import('./CommentDeletedDialog.tsx').then(({ CommentDeletedDialog }) => CommentDeletedDialog)

/** What members do with a comment beside upvoting it (CMT-11). */
export function CommentActions({
  comment: { id, message, author },
  member,
  onReply,
}: {
  comment: Comment
  member: OwnUser
  onReply: (id: number) => void
}) {
  const text = useText()
  const queries = useQueryClient()

  async function remove() {
    try {
      await call(deleteComment, { id }, { quiet: true })
      changeComment(queries, id, (comment) => ({
        ...comment,
        deleted: true,
        message: DELETED_COMMENT_TEXT,
        mentions: [],
      }))
      openModal(loadSuccess, { id })
    } catch (error) {
      showFailure(error as CallError)
    }
  }

  return (
    <>
      {!isFormerMember(author.username) && (
        <button
          type="button"
          id={replyButtonId(id)}
          className={css.root}
          aria-label={text('comments.reply_to', { username: author.username })}
          onClick={() => isSending() || onReply(id)}
        >
          {text('comments.reply')}
        </button>
      )}
      {hasPermission(member, 'canDeleteComments') && (
        <button
          type="button"
          className={css.root}
          aria-haspopup="dialog"
          onClick={() => openModal(loadQuestion, { message, onConfirm: () => void remove() })}
        >
          {text('comments.delete')}
        </button>
      )}
    </>
  )
}
