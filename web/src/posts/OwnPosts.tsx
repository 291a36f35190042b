import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { getPost, type PostEntry } from '@loadout/contract/posts/posts.ts'
import { editPost } from '@loadout/contract/posts/writing.ts'
import { call } from '../platform/call/call.ts'
import { forgetAnswers } from '../platform/call/forget-answers.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { Empty } from '../ui/Empty.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { Icon } from '../ui/Icon.tsx'
import { askBefore } from '../ui/layer/ask-before.ts'
import { Menu } from '../ui/layer/Menu.tsx'
import { Popover } from '../ui/layer/Popover.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Time } from '../ui/Time.tsx'
import { Upvotes } from '../upvotes/Upvotes.tsx'
import { useDeletePost } from './delete-post.ts'
import { editPostPath, pathOfPost, writePath } from './post-paths.ts'
import { OWN_POSTS, ownPosts } from './post-queries.ts'
import { refreshPostLists } from './refresh-post-lists.ts'
import css from './OwnPosts.module.css'

/** What a member has written, drafts first. */
export function OwnPosts({ member }: { member: OwnUser }) {
  const text = useText()
  return (
    <>
      <PageHead title={text('posts.manage')}>
        <Button variant="primary" href={writePath}>
          <Icon name="plus" />
          {text('posts.write')}
        </Button>
      </PageHead>
      <OwnList member={member} />
    </>
  )
}

function OwnList({ member }: { member: OwnUser }) {
  const { data, isError, refetch } = useInfiniteQuery({
    ...ownPosts(member.id),
    staleTime: 0,
  })
  if (data) return <OwnTable member={member} />
  if (!isError) return <Skeleton shape="row" count={6} />
  return <LoadFailed onRetry={refetch} />
}

function OwnTable({ member }: { member: OwnUser }) {
  const text = useText()
  const list = useGrowingList(ownPosts(member.id), OWN_POSTS)
  if (list.entries.length === 0)
    return <Empty title={text('posts.none')} hint={text('posts.none_own_hint')} />
  const columns: Column<PostEntry>[] = [
    { key: 'title', title: text('posts.title'), head: true, cell: titleOf },
    { key: 'state', title: text('posts.state'), cell: stateOf },
    { key: 'time', title: text('posts.time'), cell: timeOf },
    { key: 'upvotes', title: text('posts.upvotes'), figure: true, cell: upvotesOf },
    { key: 'comments', title: text('posts.comments'), figure: true, cell: commentsOf },
    { key: 'actions', title: text('posts.actions'), phone: 'corner', cell: actionsOf },
  ]
  return (
    <>
      <DataTable
        caption={text('posts.manage')}
        columns={columns}
        rows={list.entries}
        keyOf={({ id }) => id}
      />
      <MoreButton list={list} label={text('posts.load_more')} />
    </>
  )
}

const titleOf = (post: PostEntry) => <OwnTitle post={post} />
const stateOf = ({ published }: PostEntry) => <StateBadge isDraft={published === null} />
const timeOf = ({ published, inserted }: PostEntry) => <Time at={published ?? inserted} exact />
const upvotesOf = ({ upvotes, published }: PostEntry) =>
  published === null ? '–' : <Upvotes stored={upvotes} />
const commentsOf = ({ comments }: PostEntry) => comments
const actionsOf = (post: PostEntry) => <OwnActions post={post} />

function OwnTitle({ post: { id, title, language_id } }: { post: PostEntry }) {
  const text = useText()
  return (
    <a className={css.title} href={editPostPath(id)} lang={languageById(language_id)?.locale}>
      {title === '' ? text('posts.untitled') : title}
    </a>
  )
}

const StateBadge = ({ isDraft }: { isDraft: boolean }) => {
  const text = useText()
  return isDraft ? (
    <Badge kind="outline">{text('posts.draft')}</Badge>
  ) : (
    <Badge kind="ok">{text('posts.published')}</Badge>
  )
}

function OwnActions({ post }: { post: PostEntry }) {
  const text = useText()
  const queries = useQueryClient()
  const deletePost = useDeletePost()
  const { send } = useSubmission(() => undefined)
  const { id, title, published } = post
  const isDraft = published === null
  const name = title === '' ? text('posts.untitled') : title

  const change = (publish: boolean) =>
    send(async () => {
      await call(editPost, { id, publish }, { quiet: true })
      showSnack({
        message: text(publish ? 'posts.published_now' : 'posts.unpublished'),
        kind: 'ok',
        automaticClose: true,
      })
      forgetAnswers(queries, [getPost])
      await refreshPostLists(queries)
    })
  const askToUnpublish = () =>
    askBefore({
      title: text('posts.unpublish'),
      question: text('posts.unpublish_question'),
      keep: text('posts.cancel'),
      confirm: text('posts.unpublish'),
      onConfirm: () => change(false),
    })

  return (
    <Popover
      icon
      variant="quiet"
      align="end"
      label={text('posts.actions_for', { title: name })}
      button={<Icon name="more" />}
    >
      {() => (
        <Menu
          entries={[
            { icon: 'pencil', label: text('posts.edit'), href: editPostPath(id) },
            { icon: 'eye', label: text('posts.view'), href: pathOfPost(post) },
            isDraft
              ? { icon: 'check', label: text('posts.publish'), onChoose: () => change(true) }
              : { icon: 'x', label: text('posts.unpublish'), onChoose: askToUnpublish },
            {
              icon: 'trash',
              label: text('posts.delete'),
              danger: true,
              apart: true,
              onChoose: () => deletePost(post, { byStaff: false, onDeleted: () => undefined }),
            },
          ]}
        />
      )}
    </Popover>
  )
}
