import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { addComment, changeComment } from './change-comments.ts'
import { commentsQuery, type LoadedComments } from './comment-queries.ts'

const comment = (id: number, upvotes = 0) => ({ id, upvotes }) as Comment
const full = (first: number) => Array.from({ length: 100 }, (_, index) => comment(first + index, 1))
const loaded = (...pages: Comment[][]): LoadedComments => ({
  pages: pages.map((entries) => ({ entries, count: 250 })),
  pageParams: pages.map(() => ({})),
})
const nextOf = (order: 'oldest' | 'newest', entries: Comment[]) =>
  commentsQuery(1, order).getNextPageParam({ entries, count: 250 }, [], {}, [])

test('CMT-02 one reads on from the oldest comment of a page, or from its last, and a page that is not full is the end', () => {
  expect(nextOf('oldest', full(151))).toEqual({ before: 151 })
  expect(nextOf('newest', full(151))).toEqual({ before: 250 })
  expect(nextOf('oldest', full(151).slice(1))).toBeUndefined()
})

test('CMT-03 a comment that has just been written stands last of the oldest and first of the newest', () => {
  const queries = new QueryClient()
  queries.setQueryData(commentsQuery(1, 'oldest').queryKey, loaded(full(151), full(51)))
  queries.setQueryData(commentsQuery(1, 'newest').queryKey, loaded(full(151)))
  addComment(queries, 1, comment(251))
  addComment(queries, 1, comment(251))
  const pagesOf = (order: 'oldest' | 'newest') =>
    queries.getQueryData(commentsQuery(1, order).queryKey)?.pages ?? []
  expect(pagesOf('oldest').map(({ entries, count }) => [entries.at(-1)?.id, count])).toEqual([
    [251, 251],
    [150, 251],
  ])
  expect(pagesOf('newest')[0]?.entries[0]?.id).toBe(251)
})

test('among the most upvoted a new comment stands before the first that nobody has upvoted, on whichever page', () => {
  const queries = new QueryClient()
  const key = commentsQuery(1, 'top').queryKey
  queries.setQueryData(key, loaded(full(1), [comment(300, 2), comment(301)]))
  addComment(queries, 1, comment(400))
  expect(queries.getQueryData(key)?.pages[1]?.entries.map(({ id }) => id)).toEqual([300, 400, 301])
  queries.setQueryData(key, loaded(full(1)))
  addComment(queries, 1, comment(401))
  expect(queries.getQueryData(key)?.pages[0]?.entries[0]?.id).toBe(401)
})

test('a change of a comment reaches it on every page', () => {
  const queries = new QueryClient()
  const key = commentsQuery(1).queryKey
  queries.setQueryData(key, loaded(full(151), full(51)))
  changeComment(queries, 60, (before) => ({ ...before, upvotes: 9 }))
  expect(queries.getQueryData(key)?.pages[1]?.entries.find(({ id }) => id === 60)?.upvotes).toBe(9)
})
