import { expect, test } from 'vitest'
import { listNews } from '@loadout/contract/news/news.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { DAY } from '../platform/clock.ts'

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY)
const titles = ({ entries }: { entries: { title: string }[] }) => entries.map(({ title }) => title)

/** Six news, each with one thing that a parameter asks for. */
const six = shareSite(async ({ make }) => {
  await make.news({
    title: 'Oldest, most upvoted',
    upvotes: 90,
    categoryIds: [3],
    publishedAt: daysAgo(9),
  })
  await make.news({ title: 'Pinned', pinned: true, upvotes: 5, publishedAt: daysAgo(5) })
  await make.news({ title: 'Starred', starredAt: daysAgo(1), upvotes: 40, publishedAt: daysAgo(4) })
  await make.news({ title: 'Two games', categoryIds: [2, 3], upvotes: 30, publishedAt: daysAgo(3) })
  await make.news({
    title: 'Polish only',
    languageId: 4,
    categoryIds: [5],
    publishedAt: daysAgo(2),
  })
  await make.news({
    title: 'Both languages',
    upvotes: 20,
    publishedAt: daysAgo(1),
    versions: [{ languageId: 4, title: 'Oba języki', excerpt: 'e', content: '<p>t</p>' }],
  })
})

test.each([
  {
    parameters: '',
    finds: [
      'Both languages',
      'Polish only',
      'Two games',
      'Starred',
      'Pinned',
      'Oldest, most upvoted',
    ],
  },
  { parameters: 'limit=2', finds: ['Both languages', 'Polish only'] },
  { parameters: 'offset=4', finds: ['Pinned', 'Oldest, most upvoted'] },
  { parameters: 'limit=2&offset=1', finds: ['Polish only', 'Two games'] },
  { parameters: 'offset=6', finds: [] },
  { parameters: 'pinned=1&limit=3', finds: ['Pinned', 'Both languages', 'Polish only'] },
  { parameters: 'pinned=0&limit=1', finds: ['Both languages'] },
  { parameters: 'with_starred=1&limit=1', finds: ['Both languages'] },
  {
    parameters: 'language_id=0',
    finds: ['Both languages', 'Two games', 'Starred', 'Pinned', 'Oldest, most upvoted'],
  },
  { parameters: 'language_id=4', finds: ['Oba języki', 'Polish only'] },
  { parameters: 'language_id=6', finds: [] },
  {
    parameters: 'order_by=upvotes&limit=3',
    finds: ['Oldest, most upvoted', 'Starred', 'Two games'],
  },
  { parameters: 'order_by=inserted&limit=1', finds: ['Both languages'] },
  { parameters: 'max_age=3', finds: ['Both languages', 'Polish only'] },
  {
    parameters: 'max_age=4&order_by=upvotes',
    finds: ['Two games', 'Both languages', 'Polish only'],
  },
  {
    parameters: 'categories=3&language_id=0&pinned=1&limit=1&offset=1',
    finds: ['Oldest, most upvoted'],
  },
  {
    parameters: 'language_id=0&pinned=1&order_by=upvotes&limit=2',
    finds: ['Pinned', 'Oldest, most upvoted'],
  },
])(
  'NEWS-08 "/news/list?$parameters" lists exactly what it asks for',
  async ({ parameters, finds }) => {
    const response = await six().get(`/api/news/list?${parameters}`)
    expect(response.status).toBe(200)
    expect(titles((await response.json()) as never)).toEqual(finds)
  },
)

test.each([
  { parameters: 'categories=3', finds: ['Two games', 'Oldest, most upvoted'] },
  { parameters: 'categories=5', finds: ['Polish only'] },
  { parameters: 'categories=3,5', finds: ['Polish only', 'Two games', 'Oldest, most upvoted'] },
  {
    parameters: 'categories=3&categories=5',
    finds: ['Polish only', 'Two games', 'Oldest, most upvoted'],
  },
  {
    parameters: 'categories[]=3&categories[]=5',
    finds: ['Polish only', 'Two games', 'Oldest, most upvoted'],
  },
  {
    parameters: 'categories%5B%5D=3&categories%5B%5D=5',
    finds: ['Polish only', 'Two games', 'Oldest, most upvoted'],
  },
  {
    parameters: 'categories=5&categories[]=3,5',
    finds: ['Polish only', 'Two games', 'Oldest, most upvoted'],
  },
  {
    parameters: 'categories=',
    finds: [
      'Both languages',
      'Polish only',
      'Two games',
      'Starred',
      'Pinned',
      'Oldest, most upvoted',
    ],
  },
  { parameters: 'categories=4', finds: [] },
  { parameters: 'categories=0', finds: [] },
  { parameters: 'categories=77', finds: [] },
  { parameters: 'categories=77,5', finds: ['Polish only'] },
  { parameters: 'categories=3&language_id=4', finds: [] },
  { parameters: 'categories=2&language_id=4', finds: ['Oba języki'] },
])(
  'FILTER-13 NEWS-08 "/news/list?$parameters" lists only news of these games',
  async ({ parameters, finds }) => {
    expect(
      titles((await (await six().get(`/api/news/list?${parameters}`)).json()) as never),
    ).toEqual(finds)
  },
)

test('NEWS-08 without a language every article comes once, in the language it was first written in', async () => {
  const { entries } = await six().call(listNews, {})
  expect(entries.map(({ language_id }) => language_id)).toEqual([0, 4, 0, 0, 0, 0])
})

test('NEWS-11 the footer asks for the three most upvoted news of the last seven days', async () => {
  expect(
    titles(
      await six().call(listNews, { limit: 3, language_id: 0, order_by: 'upvotes', max_age: 7 }),
    ),
  ).toEqual(['Starred', 'Two games', 'Both languages'])
})

test('NEWS-11 news leave the last seven days to the millisecond', async () => {
  const { call, make, clock } = await startSite()
  await make.news({ publishedAt: new Date(TEST_NOW.getTime() - 7 * DAY + 1) })
  expect((await call(listNews, { max_age: 7 })).entries).toHaveLength(1)
  clock.advance(1)
  expect((await call(listNews, { max_age: 7 })).entries).toHaveLength(0)
})

test('NEWS-10 the archive of a person holds their news only, nine at a time', async () => {
  const { call, make } = await startSite()
  const author = await make.member()
  await make.news()
  const own = await times(11, () => make.news({ author }))
  await make.news({ author, languageId: 3 })

  const archive = { archive: 1, limit: 9, user_id: author.id, language_id: 0 } as const
  const first = await call(listNews, archive)
  const second = await call(listNews, { ...archive, offset: 9 })
  expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(
    own.map(({ id }) => id).toReversed(),
  )
  expect([first.entries.length, second.entries.length]).toEqual([9, 2])
  expect((await call(listNews, { ...archive, language_id: 3 })).entries).toHaveLength(1)
  expect((await call(listNews, { ...archive, user_id: 999_999 })).entries).toEqual([])
})
