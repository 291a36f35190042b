import { Fragment, useState } from 'react'
import { commentOrders, type Comment } from '@loadout/contract/comments/comments.ts'
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
import { MoreComments, NewerComments } from './ReadOn.tsx'
import type { Commented } from './comment-queries.ts'
import { useComments, type Thread } from './use-comments.ts'
import css from './Comments.module.css'

/** More than a screen or two, at whose end one has come far from the article. */
const MANY = 10
const loadWriting = async () =>
  (await Promise.all([import('./writing/writing.ts'), loadTexts('members')]))[0]
const loadComposer = async () => (await loadWriting()).Composer
const loadForm = async () => (await loadWriting()).CommentForm
const loadActions = async () => (await loadWriting()).CommentActions
/** The form says so. */
const withoutMore = () => undefined

type Props = {
  article: Commented
  /** The article's own address, of which its further pages are part. */
  path: string
  page: number
}

export function Comments({ article, path, page }: Props) {
  const { text } = useLanguage()
  const session = useSession()
  const upvote = useUpvote('giveToComment', article.type)
  const thread = useComments(article, page)
  const { comments, count, target } = thread
  /** The form stands below the comment that is answered, otherwise above them all. */
  const [answering, setAnswering] = useState<number>()
  const answered = comments.find(({ id }) => id === answering)
  const writing = {
    article,
    answered,
    onPosted(comment: Comment) {
      thread.show(comment, answered?.id)
      setAnswering(undefined)
    },
    onReturn: () => setAnswering(undefined),
  }

  return (
    <div className={css.root}>
      <Module
        id="comments"
        title={text('comments.title', { count })}
        end={count > 1 && <OrderChoice thread={thread} />}
      >
        <div className={css.writing}>
          {session.state === 'member' && (
            <Part
              load={loadComposer}
              onMissing={showPartMissing}
              props={{ ...writing, member: session.user }}
            />
          )}
          {session.state === 'visitor' && <Entrance />}
        </div>
        {count === 0 && <Empty title={text('comments.none')} hint={text('comments.none_hint')} />}
        <NewerComments thread={thread} path={path} />
        <div data-later="everywhere" aria-busy={thread.next.isLoading}>
          {comments.map((comment) => (
            <Fragment key={comment.id}>
              <CommentItem
                comment={comment}
                target={comment.id === target}
                onUpvote={() => upvote(comment.id)}
              >
                {session.state === 'member' && (
                  <Part
                    load={loadActions}
                    onMissing={withoutMore}
                    props={{ comment, member: session.user, onReply: setAnswering }}
                  />
                )}
              </CommentItem>
              {comment === answered && session.state === 'member' && (
                <Part
                  load={loadForm}
                  onMissing={withoutMore}
                  props={{ ...writing, member: session.user }}
                />
              )}
            </Fragment>
          ))}
        </div>
        <MoreComments thread={thread} path={path} />
        {comments.length > MANY && (
          <p className={css.top}>
            <a href="#main">{text('comments.to_top')}</a>
          </p>
        )}
      </Module>
    </div>
  )
}

function OrderChoice({ thread: { view, setOrder } }: { thread: Thread }) {
  const { text } = useLanguage()
  return (
    <Select
      label={text('comments.order')}
      value={view.order}
      options={commentOrders.map((value) => ({ value, label: text(`comments.${value}`) }))}
      onChange={setOrder}
    />
  )
}

function Entrance() {
  const { text } = useLanguage()
  return (
    <div className={css.visitor}>
      <p>{text('comments.sign_in')}</p>
      <Button href="/login">{text('shell.sign_in')}</Button>
      <Button href="/signup">{text('shell.join')}</Button>
    </div>
  )
}
