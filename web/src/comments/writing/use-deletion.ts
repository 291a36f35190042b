import { useQueryClient } from '@tanstack/react-query'
import {
  DELETED_COMMENT_TEXT,
  deleteComment,
  type Comment,
} from '@loadout/contract/comments/comments.ts'
import { deleteOwnComment } from '@loadout/contract/comments/own-comments.ts'
import { loadSuccess } from '../../member/load-success.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { showFailure } from '../../platform/layer/failures.ts'
import { openAnywhere, openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { showComment } from '../changes/show-comment.ts'
import { focusOnComment } from './comment-field.ts'

const loadQuestion = () =>
  import('./DeleteCommentDialog.tsx').then(({ DeleteCommentDialog }) => DeleteCommentDialog)

type Deleter = { isOwn: boolean; isStaff: boolean }

/**
 * Asks first. Staff are told in a dialog, as the documents want it (CMT-14), of their own comments,
 * too; members who take back what they wrote, in passing.
 */
export function useDeletion(comment: Comment, { isOwn, isStaff }: Deleter) {
  const text = useText()
  const queries = useQueryClient()
  const { id, message } = comment

  async function remove() {
    try {
      await call(isOwn ? deleteOwnComment : deleteComment, { id }, { quiet: true })
      showComment(queries, {
        ...comment,
        deleted: true,
        edited: null,
        message: DELETED_COMMENT_TEXT,
        mentions: [],
      })
      const done = text('comments.deleted_now')
      const takeFocus = () => focusOnComment(id)
      if (isStaff) return openAnywhere(loadSuccess, { message: done, takeFocus })
      showSnack({ message: done, kind: 'ok', automaticClose: true })
      takeFocus()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showFailure(error)
    }
  }
  return () => openModal(loadQuestion, { message, onConfirm: () => void remove() })
}
