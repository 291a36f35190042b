import { expect, test } from 'vitest'
import { shareSite, TEST_NOW } from '../../../test/start-site.ts'
import { times } from '../../../test/times.ts'
import { HOUR } from '../clock.ts'

/**
 * Fifty news of one person and tag, ten in each of five hours, with four figures of upvotes: every
 * order has ties.
 */
const site = shareSite(async ({ make }) => {
  const author = await make.member()
  await times(5, () => make.member())
  await times(50, (index) =>
    make.news({
      author,
      tags: ['katowice'],
      upvotes: index % 4,
      pinned: index % 7 === 0,
      publishedAt: new Date(TEST_NOW.getTime() - (1 + (index % 5)) * HOUR),
    }),
  )
})

type Entry = { id: number; published?: number; inserted: number; upvotes: number; pinned: boolean }

async function list(path: string): Promise<Entry[]> {
  const response = await site().get(`/api${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return ((await response.json()) as { entries: Entry[] }).entries
}

const newestFirst = (a: Entry, b: Entry) =>
  (b.published ?? b.inserted) - (a.published ?? a.inserted) || b.id - a.id
const lists = [
  { path: '/news/list?', order: newestFirst },
  { path: '/news/list?language_id=0', order: newestFirst },
  { path: '/news/list?categories=2&language_id=0', order: newestFirst },
  { path: '/news/list?user_id=1&archive=1&language_id=0', order: newestFirst },
  { path: '/news/list?max_age=30', order: newestFirst },
  {
    path: '/news/list?order_by=upvotes',
    order: (a: Entry, b: Entry) => b.upvotes - a.upvotes || newestFirst(a, b),
  },
  {
    path: '/news/list?pinned=1&language_id=0',
    order: (a: Entry, b: Entry) => Number(b.pinned) - Number(a.pinned) || newestFirst(a, b),
  },
  { path: '/article/search?tag_id=1', order: newestFirst },
  { path: '/article/search?tag_id=1&order=recent&language_id=0', order: newestFirst },
]

test.each(lists)(
  'API-25 fifty entries of $path are paged through without a gap or a double, although many are equal',
  async ({ path, order }) => {
    const seen: Entry[] = []
    for (let offset = 0; offset < 56; offset += 7)
      seen.push(...(await list(`${path}&limit=7&offset=${offset}`)))
    expect(seen).toHaveLength(50)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(50)
    expect(seen.map(({ id }) => id)).toEqual(seen.toSorted(order).map(({ id }) => id))
  },
)

test.each(lists)(
  'API-25 of $path "limit=3&offset=3" is the fourth to the sixth, and never more than asked for',
  async ({ path }) => {
    const all = await list(`${path}&limit=50`)
    expect(await list(`${path}&limit=3&offset=3`)).toEqual(all.slice(3, 6))
    expect(await list(`${path}&limit=1`)).toEqual(all.slice(0, 1))
    expect(await list(`${path}&offset=50`)).toEqual([])
  },
)

const capped = [
  { path: '/news/list?', usual: 10 },
  { path: '/article/search?tag_id=1', usual: 11 },
  { path: '/user/search?query=person', usual: 5 },
  { path: '/tags/popular?', usual: 1 },
  { path: '/comment/list?id=1&article_type=news', usual: 0 },
]

test.each(capped)(
  'API-20 $path answers $usual of what there is when nothing is asked for, and takes a limit of up to 101',
  async ({ path, usual }) => {
    expect(await list(path)).toHaveLength(usual)
    await list(`${path}&limit=101`)
  },
)

test.each(
  capped.flatMap(({ path }) =>
    [
      'limit=0',
      'limit=102',
      'limit=-1',
      'limit=6.5',
      'limit=1e2',
      'limit=+5',
      'limit=%206',
      'limit=',
      'limit=2&limit=3',
    ].map((parameter) => ({ path, parameter })),
  ),
)('API-20 $path refuses "$parameter"', async ({ path, parameter }) => {
  const response = await site().get(`/api${path}&${parameter}`)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: 'Invalid request.', code: 'invalid_request' },
  ])
})

test.each(['/news/list?', '/article/search?tag_id=1'])(
  'L04 %s goes no further back than 10,000 entries',
  async (path) => {
    expect(await list(`${path}&offset=10000`)).toEqual([])
    expect((await site().get(`/api${path}&offset=10001`)).status).toBe(400)
  },
)
