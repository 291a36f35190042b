import { useState } from 'react'
import { commentOrders } from '@loadout/contract/comments/comments.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { Select } from '../ui/Select.tsx'
import { MoreComments, NewerComments } from './ReadOn.tsx'
import { CommentList } from './CommentList.tsx'
import { loadComposer } from './load-writing.ts'
import { useComments, type Discussion, type Thread } from './use-comments.ts'
import { useLiveComments } from './use-live-comments.ts'
import css from './Comments.module.css'

/** More than a screen or two, at whose end one has come far from the article. */
const MANY = 10

type Props = Discussion & {
  /** The article's own address, of which its further pages are part. */
  path: string
}

export function Comments({ path, ...discussion }: Props) {
  const { article } = discussion
  const { text } = useLanguage()
  const session = useSession()
  const thread = useComments(discussion)
  const { comments, count } = thread
  /** The form stands below the comment that is answered, otherwise above them all. */
  const [answering, setAnswering] = useState<number>()
  useLiveComments(article)
  const answered = comments.find(({ id }) => id === answering)
  const writing = {
    discussed: thread.discussed,
    answered,
    onReturn: () => setAnswering(undefined),
  }

  return (
    <div className={css.root}>
      <Module
        id="comments"
        title={text('comments.title', { count })}
        end={count > 1 && <OrderChoice thread={thread} />}
      >
        <div className={classNames(css.writing, session.state !== 'visitor' && css.ofMember)}>
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
        <CommentList thread={thread} writing={writing} onReply={setAnswering} />
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

function OrderChoice({ thread: { order, setOrder } }: { thread: Thread }) {
  const { text } = useLanguage()
  return (
    <Select
      label={text('comments.order')}
      value={order}
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
