import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { getPost, type Post } from '@loadout/contract/posts/posts.ts'
import { addPostStar, removePostStar } from '@loadout/contract/posts/staff-posts.ts'
import { call } from '../platform/call/call.ts'
import { changeAnswers } from '../platform/call/change-answers.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { openReport } from '../reports/open-report.ts'
import { ViewsTool } from '../statistics/ViewsTool.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { askBefore } from '../ui/layer/ask-before.ts'
import { useDeletePost } from './delete-post.ts'
import { editPostPath } from './post-paths.ts'
import { refreshPostLists } from './refresh-post-lists.ts'
import css from './PostHead.module.css'

/** What its author and staff can do with a post (POST-45 to POST-48). */
export function PostActions({ post, member }: { post: Post; member: OwnUser }) {
  const text = useText()
  const navigate = useNavigate()
  const deletePost = useDeletePost()
  const isOwn = post.author.id === member.id
  // Nobody gives a star to their own; one that is there can be taken.
  const isMarkable = post.starred !== null || (!isOwn && post.published !== null)
  const mayStar = hasPermission(member, 'canAddBlogStar') && isMarkable
  const mayDelete = hasPermission(member, 'canDeletePosts')

  return (
    <div className={css.actions} role="group" aria-label={text('posts.actions')}>
      {isOwn && (
        <Button size="sm" href={editPostPath(post.id)}>
          <Icon name="pencil" size="sm" />
          {text('posts.edit')}
        </Button>
      )}
      {mayStar && <StarButton post={post} />}
      {(isOwn || mayDelete) && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            deletePost(post, {
              byStaff: !isOwn,
              onDeleted: () => navigate('/posts', { replace: true }),
            })
          }
        >
          <Icon name="trash" size="sm" />
          {text('posts.delete')}
        </Button>
      )}
      {!isOwn && (
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => openReport({ kind: 'post', id: post.id })}
        >
          {text('report.button')}
        </Button>
      )}
      <ViewsTool id={post.id} member={member} postAuthorId={post.author.id} />
    </div>
  )
}

function StarButton({ post: { id, starred } }: { post: Post }) {
  const text = useText()
  const queries = useQueryClient()
  const { busy, send } = useSubmission(() => undefined)
  const isStarred = starred !== null

  const change = () =>
    send(async () => {
      const answer = await call(isStarred ? removePostStar : addPostStar, { id }, { quiet: true })
      changeAnswers<Post>(queries, { queryKey: [getPost.path] }, (post) =>
        post.id === id ? { ...post, ...answer } : post,
      )
      void refreshPostLists(queries)
      showSnack({
        message: text(isStarred ? 'posts.star_removed' : 'posts.star_added'),
        kind: 'ok',
        automaticClose: true,
      })
    })
  const ask = () =>
    askBefore({
      title: text(isStarred ? 'posts.remove_star' : 'posts.add_star'),
      question: text(isStarred ? 'posts.remove_star_question' : 'posts.add_star_question'),
      keep: text('posts.cancel'),
      confirm: text(isStarred ? 'posts.remove_star' : 'posts.add_star'),
      onConfirm: change,
    })

  return (
    <Button size="sm" variant="quiet" aria-pressed={isStarred} busy={busy} onClick={ask}>
      <Icon name="star" size="sm" />
      {text('posts.star_mark')}
    </Button>
  )
}
