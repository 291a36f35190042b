import { useQueryClient } from '@tanstack/react-query'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import {
  addPostStar,
  releasePost,
  removePostStar,
  type StaffPostEntry,
} from '@loadout/contract/posts/staff-posts.ts'
import { call } from '../../platform/call/call.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { useText } from '../../platform/language/language.tsx'
import { useMember } from '../../platform/session/session.ts'
import { useDeletePost } from '../../posts/delete-post.ts'
import { refreshPostLists } from '../../posts/refresh-post-lists.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import type { MenuEntry } from '../../ui/layer/Menu.tsx'
import { RowActions } from '../RowActions.tsx'
import { waitingKey } from '../waiting-query.ts'
import { HELD_POSTS } from './staff.ts'

/** What can be done with a post from its line in the list. */
export function StaffPostActions({ post }: { post: StaffPostEntry }) {
  const text = useText()
  const queries = useQueryClient()
  const member = useMember()
  const deletePost = useDeletePost()
  // A refusal may mean that somebody else was faster; the list says so.
  const { send } = useSubmission(() => void refreshPostLists(queries))
  const { id, title, state } = post
  const act = (work: () => Promise<unknown>) =>
    send(async () => {
      await work()
      forgetAnswers(queries, [getPost])
      await Promise.all([
        refreshPostLists(queries),
        queries.invalidateQueries({ queryKey: waitingKey(HELD_POSTS) }),
      ])
    })

  const isStarred = state === 'starred'
  const askForStar = () =>
    askBefore({
      title: text(isStarred ? 'posts.remove_star' : 'posts.add_star'),
      question: text(isStarred ? 'posts.remove_star_question' : 'posts.add_star_question'),
      keep: text('posts.cancel'),
      confirm: text(isStarred ? 'posts.remove_star' : 'posts.add_star'),
      onConfirm: () =>
        act(() => call(isStarred ? removePostStar : addPostStar, { id }, { quiet: true })),
    })
  const askToRelease = () =>
    askBefore({
      title: text('staff_posts.release_title'),
      question: text('staff_posts.release_question'),
      keep: text('posts.cancel'),
      confirm: text('staff_posts.release'),
      onConfirm: () => act(() => call(releasePost, { id }, { quiet: true })),
    })
  const star: MenuEntry = {
    icon: 'star',
    label: text(isStarred ? 'posts.remove_star' : 'posts.add_star'),
    onChoose: askForStar,
  }
  const release: MenuEntry = {
    icon: 'check',
    label: text('staff_posts.release'),
    onChoose: askToRelease,
  }
  const remove: MenuEntry = {
    icon: 'trash',
    label: text('posts.delete'),
    danger: true,
    apart: true,
    onChoose: () => deletePost(post, { byStaff: true, onDeleted: () => undefined }),
  }
  // Nobody gives a star to their own; one that is there can be taken.
  const isMarkable = isStarred || (post.author.id !== member?.id && state !== 'draft')
  const mayStar = member && hasPermission(member, 'canAddBlogStar') && isMarkable
  return (
    <RowActions
      label={text('posts.actions_for', { title: title === '' ? text('posts.untitled') : title })}
      entries={[...(mayStar ? [star] : []), ...(state === 'held' ? [release] : []), remove]}
    />
  )
}
