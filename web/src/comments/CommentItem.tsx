import type { ReactNode } from 'react'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { useText } from '../platform/language/language.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { memberName } from '../people/member-name.ts'
import { MemberName } from '../people/MemberName.tsx'
import { Badge } from '../ui/Badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { commentAnchor } from './comment-anchor.ts'
import { CommentText } from './CommentText.tsx'
import { Time } from '../ui/Time.tsx'
import { UpvoteButton } from '../upvotes/UpvoteButton.tsx'
import { Verified } from '../people/Verified.tsx'
import css from './CommentItem.module.css'

type Props = {
  comment: Comment
  /**
   * The address names this comment. A page that was opened with it marks it by `:target` before any
   * script runs.
   */
  target?: boolean
  onUpvote: () => void
  /** In place of what it says, while its author changes that. */
  editing?: ReactNode
  /** What else can be done with it. */
  children?: ReactNode
}

export function CommentItem({ comment, target, onUpvote, editing, children }: Props) {
  const text = useText()
  const { id, author } = comment
  const anchor = commentAnchor(id)
  // For whom it has tools: in the page of everybody else a hundred names would be some kilobytes.
  const headId = children ? `${anchor}-head` : undefined

  return (
    // An article by its role: the element is to have a heading.
    <div
      role="article"
      id={anchor}
      className={classNames(css.root, target && css.target)}
      aria-labelledby={headId}
    >
      <Avatar path={author.avatar} size={40} className={css.avatar} />
      <div className={css.body}>
        <div className={css.head} id={headId}>
          <MemberName of={author} className={css.name} />
          <Verified person={author} />
          {hasFlag(author, Flag.Admin) && <Badge>{text('person.admin')}</Badge>}
          {hasFlag(author, Flag.Moderator) && <Badge>{text('person.moderator')}</Badge>}
          <Time at={comment.inserted} />
          {comment.edited !== null && <span className={css.edited}>{text('comments.edited')}</span>}
        </div>
        {comment.answers && !comment.deleted && <Answered comment={comment.answers} />}
        {comment.deleted && <p className={css.deleted}>{text('comments.deleted')}</p>}
        {!comment.deleted && (
          <>
            {editing || <CommentText message={comment.message} mentions={comment.mentions} />}
            {/* They stay: what opened the form gets the focus back from it. */}
            <div className={css.actions} hidden={Boolean(editing)}>
              <UpvoteButton
                small
                upvotes={comment.upvotes}
                given={comment.upvoted}
                onPress={onUpvote}
              />
              {children}
              <a
                className={css.link}
                href={`#${anchor}`}
                aria-label={text('comments.link_of', {
                  username: isolated(memberName(author.username, text)),
                })}
              />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** What it answers, in one line that leads there. No paragraph: the comment's own is the first. */
function Answered({ comment }: { comment: NonNullable<Comment['answers']> }) {
  const text = useText()
  return (
    <a className={css.answered} href={`#${commentAnchor(comment.id)}`}>
      <b>{text('comments.answers', { username: comment.username })}</b>{' '}
      {comment.deleted ? text('comments.deleted') : comment.excerpt}
    </a>
  )
}
