import { Fragment, useState } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useMember } from '../platform/session/session.ts'
import { useUpvote } from '../upvotes/upvotes.ts'
import { CommentItem } from './CommentItem.tsx'
import type { Discussed } from './comment-queries.ts'
import { loadActions, loadEditForm, loadForm } from './load-writing.ts'
import type { Thread } from './use-comments.ts'

/** Comments that are longer than the screen of a phone, with what they are about. */
const LONG = 5

/** The form says so. */
const withoutMore = () => undefined

/** What the form of the page is for, wherever it stands. */
type Writing = {
  discussed: Discussed
  answered: Comment | undefined
  onReturn: () => void
}

type Props = { thread: Thread; writing: Writing; onReply: (id: number) => void }

/** The comments that are shown, with the form below the one that is answered. */
export function CommentList({ thread, writing, onReply }: Props) {
  const member = useMember()
  const upvote = useUpvote('giveToComment', writing.discussed.article.type)
  const [edited, setEdited] = useState<number>()
  return (
    <div
      data-later="always"
      data-long={thread.comments.length >= LONG || undefined}
      aria-busy={thread.next.isLoading || undefined}
    >
      {thread.comments.map((comment) => (
        <Fragment key={comment.id}>
          <CommentItem
            comment={comment}
            target={comment.id === thread.target}
            onUpvote={() => upvote(comment.id)}
            editing={
              member &&
              comment.id === edited && (
                <Part
                  load={loadEditForm}
                  onMissing={withoutMore}
                  props={{ comment, onDone: () => setEdited(undefined) }}
                />
              )
            }
          >
            {member && <Actions {...{ comment, member, onReply, onEdit: setEdited }} />}
          </CommentItem>
          {member && comment === writing.answered && (
            <Part load={loadForm} onMissing={withoutMore} props={{ ...writing, member }} />
          )}
        </Fragment>
      ))}
    </div>
  )
}

const Actions = (props: {
  comment: Comment
  member: OwnUser
  onReply: (id: number) => void
  onEdit: (id: number) => void
}) => <Part load={loadActions} onMissing={withoutMore} props={props} />
