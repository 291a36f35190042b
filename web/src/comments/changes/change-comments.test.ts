import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { addComment, changeComment } from './change-comments.ts'
import { commentsQuery, forgetOtherOrders, type CommentsView } from '../comment-queries.ts'

const NEWS = 40
const comment = (id: number, upvotes = 0) => ({ id, upvotes }) as Comment

/** An article whose comments are shown, page by page. */
function shownComments(view: CommentsView, ...pages: Comment[][]) {
  const queries = new QueryClient()
  const { queryKey } = commentsQuery({ id: NEWS, type: 'news' }, view)
  const count = pages.flat().length
  queries.setQueryData(queryKey, {
    pages: pages.map((entries) => ({ entries, count })),
    pageParams: pages.map(() => ({})),
  })
  const shown = () => queries.getQueryData(queryKey)?.pages ?? []
  return {
    queries,
    place: {
      article: { id: NEWS, type: 'news' } as const,
      source: getNews.path,
      shown: queryKey,
    },
    ids: () => shown().map(({ entries }) => entries.map(({ id }) => id)),
    counts: () => shown().map((page) => page.count),
    comments: () => shown().flatMap(({ entries }) => entries),
  }
}

test.each<CommentsView>([{ order: 'newest' }, { order: 'oldest' }, { order: 'top' }])(
  'CMT-03 in $order a comment that has just been written stands first, below the form',
  (view) => {
    const { queries, place, ids, counts } = shownComments(view, [comment(1), comment(2)])
    addComment(queries, place, comment(9))
    expect([ids(), counts()]).toEqual([[[9, 1, 2]], [3]])
  },
)

test('AMB-159 an answer stands below what it answers, on whichever page that is', () => {
  const { queries, place, ids, counts } = shownComments(
    { order: 'newest' },
    [comment(4), comment(3)],
    [comment(2), comment(1)],
  )
  addComment(queries, { ...place, answered: 2 }, comment(9))
  expect([ids(), counts()]).toEqual([
    [
      [4, 3],
      [2, 9, 1],
    ],
    [5, 5],
  ])
})

test('a comment that has just been written stays when an answer comes that was asked for before it', async () => {
  const { queries, place, ids, counts, comments } = shownComments({ order: 'newest' }, [comment(1)])
  const before = Promise.withResolvers<{ entries: Comment[]; count: number }>()
  const asked = queries.fetchInfiniteQuery({
    queryKey: place.shown,
    queryFn: () => before.promise,
    initialPageParam: {},
  })
  addComment(queries, place, comment(9))
  before.resolve({ entries: [comment(1, 5)], count: 1 })
  await asked
  // And what else that answer says is shown.
  await expect.poll(() => [ids(), counts(), comments().at(-1)?.upvotes]).toEqual([[[9, 1]], [2], 5])
})

test('a comment that has come twice is listed and counted once', () => {
  const { queries, place, ids, counts } = shownComments({ order: 'newest' }, [comment(1)])
  addComment(queries, place, comment(9))
  addComment(queries, place, comment(9))
  expect([ids(), counts()]).toEqual([[[9, 1]], [2]])
})

test('other orders of the article are asked for anew, and other articles stay as they are', () => {
  const { queries, place, ids } = shownComments({ order: 'newest' }, [comment(1)])
  const other = commentsQuery({ id: NEWS, type: 'news' }, { order: 'oldest' }).queryKey
  const elsewhere = commentsQuery({ id: 41, type: 'news' }).queryKey
  const loaded = { pages: [{ entries: [comment(1)], count: 1 }], pageParams: [{}] }
  for (const key of [other, elsewhere]) queries.setQueryData(key, loaded)
  forgetOtherOrders(queries, place)
  expect([queries.getQueryData(other), queries.getQueryData(elsewhere)]).toEqual([
    undefined,
    loaded,
  ])
  queries.setQueryData(other, loaded)
  addComment(queries, place, comment(9))
  expect([queries.getQueryData(other), queries.getQueryData(elsewhere)]).toEqual([
    undefined,
    loaded,
  ])
  expect(ids()).toEqual([[9, 1]])
})

test('the article of a new comment has one more, and no other article', () => {
  const { queries, place } = shownComments({ order: 'newest' }, [])
  for (const id of [NEWS, 41]) queries.setQueryData([getNews.path, { id }], { id, comments: 3 })
  addComment(queries, place, comment(9))
  const counts = [NEWS, 41].map(
    (id) => queries.getQueryData<{ comments: number }>([getNews.path, { id }])?.comments,
  )
  expect(counts).toEqual([4, 3])
})

test('a comment is changed on whichever page it is, and no other is', () => {
  const { queries, comments } = shownComments({ order: 'newest' }, [comment(2)], [comment(1)])
  changeComment(queries, 1, (before) => ({ ...before, upvotes: before.upvotes + 1 }))
  expect(comments()).toEqual([comment(2), comment(1, 1)])
})

test('a list of which something is changed is no newer for that', () => {
  const { queries, place } = shownComments({ order: 'newest' }, [comment(1)])
  const asked = Date.now() - 60_000
  queries.setQueryData(place.shown, (loaded) => loaded, { updatedAt: asked })
  changeComment(queries, 1, (before) => ({ ...before, upvotes: 1 }))
  addComment(queries, place, comment(9))
  expect(queries.getQueryState(place.shown)?.dataUpdatedAt).toBe(asked)
})

test('VOTE-02 comments that are on their way when one of them is changed are asked for again', async () => {
  const { queries, place, comments } = shownComments({ order: 'newest' }, [comment(1), comment(2)])
  const answers: PromiseWithResolvers<{ entries: Comment[]; count: number }>[] = []
  const observer = new InfiniteQueryObserver(queries, {
    ...commentsQuery({ id: NEWS, type: 'news' }),
    queryFn: () => {
      const answer = Promise.withResolvers<{ entries: Comment[]; count: number }>()
      answers.push(answer)
      return answer.promise
    },
  })
  onTestFinished(observer.subscribe(() => undefined))
  void queries.refetchQueries({ queryKey: place.shown })
  await vi.waitFor(() => expect(answers).toHaveLength(1))

  changeComment(queries, 1, (before) => ({ ...before, upvotes: 1 }))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.resolve({ entries: [comment(1)], count: 1 })
  answers[1]?.resolve({ entries: [comment(1, 1), comment(2, 5)], count: 2 })
  await expect.poll(() => comments().map(({ upvotes }) => upvotes)).toEqual([1, 5])
})
