import { commentOrders, type CommentOrder } from '@loadout/contract/comments/comments.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { CommentItem } from './CommentItem.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { Select } from '../ui/Select.tsx'
import { useUpvote } from '../upvotes/upvotes.ts'
import { useComments } from './use-comments.ts'
import css from './Comments.module.css'

/** More than a screen or two, at whose end one has come far from the article. */
const MANY = 10
const loadWriting = async () =>
  (await Promise.all([import('./writing/writing.ts'), loadTexts('members')]))[0]
const loadForm = async () => (await loadWriting()).MemberFoot
const loadActions = async () => (await loadWriting()).CommentActions
/** The form says so. */
const withoutActions = () => undefined

export function Comments({ newsId }: { newsId: number }) {
  const { text } = useLanguage()
  const session = useSession()
  const upvote = useUpvote('giveToComment')
  const thread = useComments(newsId)
  const { comments, count, order, target } = thread
  const orders = commentOrders.map((value: CommentOrder) => ({
    value,
    label: text(`comments.${value}`),
  }))
  const choice = count > 1 && (
    <Select
      label={text('comments.order')}
      value={order}
      options={orders}
      onChange={thread.setOrder}
    />
  )

  return (
    <div className={css.root}>
      <Module id="comments" title={text('comments.title', { count })} end={choice}>
        {count === 0 && <Empty title={text('comments.none')} hint={text('comments.none_hint')} />}
        {order === 'oldest' && <More thread={thread} />}
        <div data-later="everywhere" aria-busy={thread.isLoading}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              target={comment.id === target}
              onUpvote={() => upvote(comment.id)}
            >
              {session.state === 'member' && (
                <Part
                  load={loadActions}
                  onMissing={withoutActions}
                  props={{ newsId, comment, member: session.user }}
                />
              )}
            </CommentItem>
          ))}
        </div>
        {order !== 'oldest' && <More thread={thread} />}
        {comments.length > MANY && (
          <p className={css.top}>
            <a href="#main">{text('comments.to_top')}</a>
          </p>
        )}
        {session.state === 'member' && (
          <Part
            load={loadForm}
            onMissing={showPartMissing}
            props={{ newsId, member: session.user }}
          />
        )}
        {session.state === 'visitor' && (
          <div className={css.visitor}>
            <p>{text('comments.sign_in')}</p>
            <Button href="/login">{text('shell.sign_in')}</Button>
            <Button href="/signup">{text('shell.join')}</Button>
          </div>
        )}
      </Module>
    </div>
  )
}

/** Reads on: back in time above the oldest shown, or further down the order below the last. */
function More({
  thread: { remaining, order, isLoading, failed, showMore },
}: {
  thread: ReturnType<typeof useComments>
}) {
  const { text } = useLanguage()
  if (remaining === 0) return null
  const label =
    order === 'oldest'
      ? text('comments.show_earlier', { count: remaining })
      : text('comments.show_more', { count: remaining })
  return (
    <div className={css.more}>
      {failed && <p role="alert">{text('state.error')}</p>}
      <Button busy={isLoading} onClick={showMore}>
        {failed ? text('state.retry') : label}
      </Button>
    </div>
  )
}
