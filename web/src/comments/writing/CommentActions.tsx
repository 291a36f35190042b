import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { EDIT_SECONDS } from '@loadout/contract/comments/own-comments.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { useDiscardQuestion } from '../../member/discard-question.ts'
import { nowInSeconds } from '../../platform/now.ts'
import { useText } from '../../platform/language/language.tsx'
import { memberName } from '../../people/member-name.ts'
import { holdsUnsaved } from '../../platform/page/ask-before-leaving.ts'
import { openReport } from '../../reports/open-report.ts'
import { editButtonId, isSending, replyButtonId } from './comment-field.ts'
import { changedTexts } from './changed-texts.ts'
import { useDeletion } from './use-deletion.ts'
import css from './CommentActions.module.css'

type Props = {
  comment: Comment
  member: OwnUser
  onReply: (id: number) => void
  onEdit: (id: number) => void
}

/** What members do with a comment beside upvoting it (CMT-11). */
export function CommentActions({ comment, member, onReply, onEdit }: Props) {
  const text = useText()
  const { id, author, inserted } = comment
  const isOwn = author.id === member.id
  const isStaff = hasPermission(member, 'canDeleteComments')
  const ask = useDeletion(comment, { isOwn, isStaff })
  const edit = useEditing(() => onEdit(id))

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
      {isOwn && nowInSeconds() - inserted < EDIT_SECONDS && (
        <button
          type="button"
          id={editButtonId(id)}
          className={css.root}
          aria-label={text('comments.edit_yours')}
          onClick={edit}
        >
          {text('comments.edit')}
        </button>
      )}
      {(isOwn || isStaff) && (
        <button
          type="button"
          className={css.root}
          aria-haspopup="dialog"
          aria-label={text('comments.delete_of', {
            username: isolated(memberName(author.username, text)),
          })}
          onClick={ask}
        >
          {text('comments.delete')}
        </button>
      )}
      {!isOwn && !isFormerMember(author.username) && (
        <button
          type="button"
          className={css.root}
          aria-haspopup="dialog"
          aria-label={text('report.button_of', { name: isolated(author.username) })}
          onClick={() => openReport({ kind: 'comment', id })}
        >
          {text('report.button')}
        </button>
      )}
    </>
  )
}

/** One comment is changed at a time: what was changed of another is not lost unasked. */
function useEditing(begin: () => void) {
  const ask = useDiscardQuestion()
  return () => {
    if (!holdsUnsaved()) return begin()
    ask(() => changedTexts.clear(), begin)
  }
}
