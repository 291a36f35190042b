import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { commentsQuery } from '../comment-queries.ts'
import { isListed, showComment } from './show-comment.ts'

const comment = (id: number, more: Partial<Comment> = {}) =>
  ({
    id,
    message: `Number ${id}`,
    upvoted: false,
    deleted: false,
    answers: null,
    ...more,
  }) as Comment
const answering = (id: number, answered: number) =>
  comment(id, { answers: { id: answered, username: 'Saga', excerpt: 'Before', deleted: false } })

function shown(...entries: Comment[]) {
  const queries = new QueryClient()
  const { queryKey } = commentsQuery({ id: 40, type: 'news' })
  queries.setQueryData(queryKey, { pages: [{ entries, count: entries.length }], pageParams: [{}] })
  return { queries, list: () => queries.getQueryData(queryKey)?.pages[0]?.entries }
}

test('AMB-161 a comment that is another now is shown so, and with those that answer it', () => {
  const { queries, list } = shown(comment(1), answering(2, 1), answering(3, 9))
  showComment(queries, comment(1, { message: `After\n\n  ${'x'.repeat(200)}`, edited: 7 }))
  const [changed, answer, other] = list() ?? []
  expect(changed).toMatchObject({ edited: 7 })
  expect(answer?.answers?.excerpt).toBe(`After ${'x'.repeat(114)}`)
  expect(other).toEqual(answering(3, 9))
})

test('CMT-13 of a deleted comment those that answer it say nothing', () => {
  const { queries, list } = shown(answering(2, 1))
  showComment(queries, comment(1, { deleted: true, message: 'This comment has been deleted.' }))
  expect(list()?.[0]?.answers).toMatchObject({ excerpt: '', deleted: true })
})

test('what nobody sees is not asked for', () => {
  const { queries } = shown(comment(1), answering(2, 5))
  expect([1, 5, 3].map((id) => isListed(queries, id))).toEqual([true, true, false])
})
