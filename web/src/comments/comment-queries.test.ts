import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { refetchReaderQueries } from '../platform/call/query.ts'
import {
  COMMENTS_PAGE,
  commentsQuery,
  countBelow,
  pagesShown,
  type CommentsView,
  type ShownComment,
} from './comment-queries.ts'

const comment = (id: number) => ({ id }) as Comment
const full = (first: number): ShownComment[] =>
  Array.from({ length: COMMENTS_PAGE }, (_, index) => comment(first - index))
const NEW = { ...comment(999), justWritten: true } as const

const inputOf = (view: CommentsView) => commentsQuery({ id: 1, type: 'news' }, view).queryKey[1]
const nextOf = (view: CommentsView, entries: ShownComment[]) =>
  commentsQuery({ id: 1, type: 'news' }, view).getNextPageParam({ entries, count: 250 }, [], {}, [])
const previousOf = (view: CommentsView, entries: ShownComment[], step = {}) =>
  commentsQuery({ id: 1, type: 'news' }, view).getPreviousPageParam?.(
    { entries, count: 250 },
    [],
    step,
    [],
  )

test.each<{ view: CommentsView; asks: object }>([
  { view: { order: 'newest' }, asks: { order: 'newest' } },
  { view: { order: 'newest', page: 1 }, asks: { order: 'newest' } },
  { view: { order: 'newest', page: 3 }, asks: { order: 'newest', offset: 50 } },
  { view: { order: 'newest', around: 7 }, asks: { order: 'newest', around: 7 } },
  { view: { order: 'oldest' }, asks: { order: 'oldest', after: 0 } },
  { view: { order: 'top' }, asks: { order: 'top' } },
])('AMB-96 the comments of $view begin with $asks', ({ view, asks }) => {
  expect(inputOf(view)).toEqual({ id: 1, article_type: 'news', limit: 25, ...asks })
})

test.each<{ view: CommentsView; step: object }>([
  { view: { order: 'newest' }, step: { before: 176 } },
  { view: { order: 'newest', page: 3 }, step: { before: 176 } },
  { view: { order: 'top' }, step: { before: 176 } },
  { view: { order: 'oldest' }, step: { after: 176 } },
])('CMT-02 of $view one reads on with $step, and no further when that is all', ({ view, step }) => {
  expect(nextOf(view, full(200))).toMatchObject(step)
  expect(nextOf(view, full(200).slice(1))).toBeUndefined()
})

test('CMT-02 comments that came above where a list began are no end of it, however few', () => {
  const below = (entries: ShownComment[]) =>
    commentsQuery({ id: 1, type: 'news' }, { order: 'newest', around: 40 }).getNextPageParam(
      { entries, count: 80 },
      [],
      { after: 77 },
      [],
    )
  expect(below([comment(80), comment(79), comment(78)])).toMatchObject({ before: 78 })
  expect(below([])).toMatchObject({ before: 78 })
})

test('CMT-02 a comment that is listed once more because it has risen counts once', () => {
  const risen = full(26).map((each, place) => (place === 0 ? comment(49) : each))
  const pages = [
    { entries: full(50), count: 51 },
    { entries: risen, count: 51 },
  ]
  expect(countBelow({ pages, pageParams: [{}, { before: 26 }] }, { order: 'top' })).toBe(2)
})

test('CMT-02 further pages are asked for without the place where the list began', async () => {
  const client = new QueryClient()
  const asked: unknown[] = []
  const query = {
    ...commentsQuery({ id: 1, type: 'news' }, { order: 'newest', page: 2 }),
    queryFn: ({ queryKey, pageParam }: { queryKey: readonly unknown[]; pageParam: object }) => {
      asked.push(JSON.parse(JSON.stringify({ ...(queryKey[1] as object), ...pageParam })))
      return { entries: full(200), count: 250 }
    },
  }
  await client.fetchInfiniteQuery({ ...query, pages: 2 })
  const input = { id: 1, article_type: 'news', order: 'newest', limit: 25 }
  expect(asked).toEqual([
    { ...input, offset: 25 },
    { ...input, before: 176 },
  ])
})

test('CMT-09 comments are asked for again when they are next shown after somebody has signed in, and not otherwise', async () => {
  const queries = new QueryClient()
  let asked = 0
  const query = {
    ...commentsQuery({ id: 1, type: 'news' }),
    queryFn: () => {
      asked += 1
      return { entries: [comment(1)], count: 1 }
    },
  }
  const show = () => new InfiniteQueryObserver(queries, query).subscribe(() => undefined)()
  await queries.fetchInfiniteQuery(query)
  const asVisitor = asked
  show()
  expect(asked).toBe(asVisitor)

  refetchReaderQueries(queries)
  show()
  expect(asked).toBe(asVisitor + 1)
})

test('newer comments can be had where the list did not begin with the newest, until a page is not full', () => {
  expect(previousOf({ order: 'newest' }, full(200))).toBeUndefined()
  expect(previousOf({ order: 'oldest' }, full(200))).toBeUndefined()
  for (const view of [
    { order: 'newest', page: 2 },
    { order: 'newest', around: 190 },
  ] as const) {
    expect(previousOf(view, full(200).slice(20))).toMatchObject({ after: 180 })
    expect(previousOf(view, full(225), { after: 200 })).toMatchObject({ after: 225 })
    expect(previousOf(view, full(225).slice(1), { after: 200 })).toBeUndefined()
  }
})

test('CMT-03 one reads on from what the server listed, not from what has just been written', () => {
  const entries = [NEW, ...full(200), { ...NEW, id: 998 }]
  expect(nextOf({ order: 'newest' }, entries)).toMatchObject({ before: 176 })
  expect(nextOf({ order: 'newest' }, entries.slice(2))).toBeUndefined()
  expect(previousOf({ order: 'newest', page: 2 }, entries)).toMatchObject({ after: 200 })
})

test.each<{ view: CommentsView; steps: object[]; pages?: object; below?: number }>([
  { view: { order: 'newest' }, steps: [{}], pages: { first: 1, last: 1 }, below: 225 },
  {
    view: { order: 'newest' },
    steps: [{}, { before: 9 }],
    pages: { first: 1, last: 2 },
    below: 200,
  },
  { view: { order: 'newest', page: 4 }, steps: [{}], pages: { first: 4, last: 4 }, below: 150 },
  {
    view: { order: 'newest', page: 4 },
    steps: [{ after: 9 }, {}],
    pages: { first: 3, last: 4 },
    below: 150,
  },
  { view: { order: 'oldest' }, steps: [{}, { after: 9 }], below: 200 },
  { view: { order: 'newest', around: 4 }, steps: [{}] },
])('of $view with steps $steps the pages $pages are shown and $below stand below', (each) => {
  const { view, steps, pages, below } = each
  const loaded = {
    pages: steps.map((_, place) => ({ entries: full(200 - place * COMMENTS_PAGE), count: 250 })),
    pageParams: steps,
  }
  expect(pagesShown(loaded, view)).toEqual(pages)
  expect(countBelow(loaded, view)).toBe(below)
})
