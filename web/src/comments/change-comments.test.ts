import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Comment, CommentOrder } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { addComment, changeComment } from './change-comments.ts'
import { commentsQuery } from './comment-queries.ts'

const NEWS = 40
const comment = (id: number, upvotes = 0) => ({ id, upvotes }) as Comment

const loaded = (entries: Comment[], count: number) => ({
  pages: [{ entries, count }],
  pageParams: [{}],
})

/** An article whose comments have been asked for in one order. */
function listed(order: CommentOrder, entries: Comment[], count = entries.length) {
  const queries = new QueryClient()
  const { queryKey } = commentsQuery(NEWS, order)
  queries.setQueryData(queryKey, loaded(entries, count))
  const shown = () => {
    const pages = queries.getQueryData(queryKey)?.pages ?? []
    return { entries: pages.flatMap((page) => page.entries), count: pages[0]?.count }
  }
  return { queries, shown, ids: () => shown().entries.map(({ id }) => id) }
}

test.each<{ order: CommentOrder; entries: Comment[]; count?: number; ids: number[] }>([
  { order: 'oldest', entries: [comment(1), comment(2)], ids: [1, 2, 9] },
  { order: 'newest', entries: [comment(2), comment(1)], ids: [9, 2, 1] },
  { order: 'top', entries: [comment(2, 3), comment(1)], ids: [2, 9, 1] },
  { order: 'top', entries: [comment(2, 3), comment(1, 1)], ids: [2, 1, 9] },
  // Those like it are further down: at the end, reading on would begin behind it.
  { order: 'top', entries: [comment(2, 3), comment(1, 1)], count: 5, ids: [9, 2, 1] },
])('a new comment has its place in the order $order: $ids', ({ order, entries, count, ids }) => {
  const thread = listed(order, entries, count)
  addComment(thread.queries, NEWS, comment(9))
  expect(thread.ids()).toEqual(ids)
  expect(thread.shown().count).toBe((count ?? entries.length) + 1)
})

test('a comment that has come twice is listed and counted once', () => {
  const { queries, shown, ids } = listed('oldest', [comment(1)])
  addComment(queries, NEWS, comment(9))
  addComment(queries, NEWS, comment(9))
  expect([ids(), shown().count]).toEqual([[1, 9], 2])
})

test('orders that nobody has asked for stay so, and other articles as they are', () => {
  const { queries } = listed('oldest', [])
  const elsewhere = commentsQuery(41, 'oldest').queryKey
  queries.setQueryData(elsewhere, loaded([], 0))
  addComment(queries, NEWS, comment(9))
  expect(queries.getQueryData(commentsQuery(NEWS, 'newest').queryKey)).toBeUndefined()
  expect(queries.getQueryData(elsewhere)).toEqual(loaded([], 0))
})

test('the article of a new comment has one more, and no other article', () => {
  const { queries } = listed('oldest', [])
  for (const id of [NEWS, 41]) queries.setQueryData([getNews.path, { id }], { id, comments: 3 })
  addComment(queries, NEWS, comment(9))
  const counts = [NEWS, 41].map(
    (id) => queries.getQueryData<{ comments: number }>([getNews.path, { id }])?.comments,
  )
  expect(counts).toEqual([4, 3])
})

test('a comment is changed in every order that lists it, and no other is', () => {
  const { queries, shown } = listed('oldest', [comment(1), comment(2)])
  const newest = commentsQuery(NEWS, 'newest').queryKey
  queries.setQueryData(newest, loaded([comment(2), comment(1)], 2))
  changeComment(queries, 2, (before) => ({ ...before, upvotes: before.upvotes + 1 }))
  expect(shown().entries).toEqual([comment(1), comment(2, 1)])
  expect(queries.getQueryData(newest)).toEqual(loaded([comment(2, 1), comment(1)], 2))
})
