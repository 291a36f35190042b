import type { QueryClient } from '@tanstack/react-query'
import { ANSWERED_EXCERPT_MAX } from '@loadout/contract/comments/answered-excerpt.ts'
import { listComments, type Comment } from '@loadout/contract/comments/comments.ts'
import { changeEntries } from './change-comments.ts'
import type { LoadedComments, ShownComment } from '../comment-queries.ts'

/** Shows what a comment says now wherever it is listed, and with those that answer it. */
export const showComment = (queries: QueryClient, comment: Comment): void =>
  showComments(queries, [comment])

/** The same of several at once. */
export const showComments = (queries: QueryClient, comments: readonly Comment[]): void =>
  changeEntries(queries, (entry) => comments.reduce(withComment, entry))

/** Whether it is shown somewhere, itself or with one that answers it. */
export const isListed = (queries: QueryClient, id: number): boolean =>
  queries
    .getQueriesData<LoadedComments>({ queryKey: [listComments.path] })
    .some(([, loaded]) =>
      loaded?.pages.some(({ entries }) =>
        entries.some((entry) => entry.id === id || entry.answers?.id === id),
      ),
    )

function withComment(entry: ShownComment, comment: Comment): ShownComment {
  if (entry.id === comment.id) return { ...entry, ...comment }
  if (entry.answers?.id !== comment.id) return entry
  const excerpt = comment.deleted
    ? ''
    : [...comment.message.replaceAll(/\s+/g, ' ')].slice(0, ANSWERED_EXCERPT_MAX).join('')
  return { ...entry, answers: { ...entry.answers, deleted: comment.deleted, excerpt } }
}
