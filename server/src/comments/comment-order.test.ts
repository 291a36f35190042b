import { expect, test } from 'vitest'
import { listComments, type CommentOrder } from '@loadout/contract/comments/comments.ts'
import { shareSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'

/** Article 1 has 120 comments: the n-th has id n and n % 4 upvotes. Comment 121 is on article 2. */
const site = shareSite(async ({ make }) => {
  const author = await make.member()
  const [news, other] = [await make.news(), await make.news()]
  await times(120, (index) => make.comment({ on: news, by: author, upvotes: (index + 1) % 4 }))
  await make.comment({ on: other, by: author })
})

const list = async (parameters: {
  limit?: number
  offset?: number
  before?: number
  after?: number
  around?: number
  order?: CommentOrder
}) => {
  const { entries, count } = await site().call(listComments, {
    id: 1,
    article_type: 'news',
    ...parameters,
  })
  expect(count).toBe(120)
  return entries.map(({ id }) => id)
}

/** From one number to another, whichever is greater. */
const range = (from: number, to: number): number[] =>
  from <= to
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : range(to, from).toReversed()

test('AMB-96 without further parameters the newest hundred are answered, oldest first', async () => {
  expect(await list({})).toEqual(range(21, 120))
})

test.each([
  { order: 'oldest', expected: [118, 119, 120] },
  { order: 'newest', expected: [120, 119, 118] },
  { order: 'top', expected: [119, 115, 111] },
] as const)(
  'AMB-96 in the order $order the first three are $expected',
  async ({ order, expected }) => {
    expect(await list({ limit: 3, order })).toEqual(expected)
  },
)

test.each([
  { order: 'oldest', before: 21, expected: range(1, 20) },
  { order: 'newest', before: 21, expected: range(20, 1) },
  { order: 'top', before: 3, expected: [118, 114, 110, 106] },
] as const)(
  'AMB-96 in the order $order it goes on before comment $before',
  async ({ order, before, expected }) => {
    const listed = await list({ before, order, limit: expected.length === 4 ? 4 : 100 })
    expect(listed).toEqual(expected)
  },
)

test('AMB-96 nothing comes before the oldest', async () => {
  expect(await list({ before: 1 })).toEqual([])
})

test.each([
  { order: 'oldest', after: 0, expected: [1, 2, 3] },
  { order: 'oldest', after: 60, expected: [61, 62, 63] },
  { order: 'newest', after: 60, expected: [63, 62, 61] },
  { order: 'top', after: 111, expected: [119, 115] },
  { order: 'newest', after: 119, expected: [120] },
  { order: 'oldest', after: 120, expected: [] },
] as const)(
  'AMB-96 in the order $order those nearest after comment $after are $expected',
  async ({ order, after, expected }) => {
    expect(await list({ after, order, limit: 3 })).toEqual(expected)
  },
)

test.each([
  { order: 'newest', offset: 25, expected: [95, 94, 93] },
  { order: 'oldest', offset: 25, expected: [93, 94, 95] },
  { order: 'top', offset: 29, expected: [3, 118, 114] },
  { order: 'newest', offset: 119, expected: [1] },
  { order: 'newest', offset: 120, expected: [] },
] as const)(
  'AMB-96 in the order $order $expected come behind the first $offset',
  async ({ order, offset, expected }) => {
    expect(await list({ order, offset, limit: 3 })).toEqual(expected)
  },
)

test('AMB-96 API-25 from the oldest on the pages join without a gap or a double', async () => {
  const seen: number[] = []
  for (let after: number | undefined = 0; after !== undefined; after = seen.at(-1)) {
    const page = await list({ limit: 7, order: 'oldest', after })
    if (page.length === 0) break
    seen.push(...page)
  }
  expect(seen).toEqual(range(1, 120))
})

test.each(['oldest', 'newest', 'top'] as const)(
  'AMB-96 API-25 in the order %s the pages join without a gap or a double',
  async (order) => {
    const seen: number[] = []
    for (;;) {
      const last = order === 'oldest' ? Math.min(...seen) : seen.at(-1)
      const page = await list({
        limit: 7,
        order,
        ...(seen.length > 0 && last !== undefined ? { before: last } : {}),
      })
      if (page.length === 0) break
      seen.push(...page)
    }
    expect(seen).toHaveLength(120)
    expect(seen.toSorted((a, b) => a - b)).toEqual(range(1, 120))
  },
)

test.each([
  { around: 60, limit: 5, expected: range(58, 62) },
  { around: 60, limit: 1, expected: [60] },
  { around: 60, limit: 4, expected: range(58, 61) },
  { around: 120, limit: 5, expected: range(116, 120) },
  { around: 2, limit: 5, expected: range(1, 4) },
])('AMB-96 around comment $around stand $expected', async ({ around, limit, expected }) => {
  expect(await list({ around, limit })).toEqual(expected)
  expect(await list({ around, limit, order: 'newest' })).toEqual(expected.toReversed())
})

test.each([
  { around: 59, expected: [67, 63, 59, 55, 51] },
  { around: 119, expected: [119, 115, 111, 107, 103] },
  { around: 3, expected: [11, 7, 3, 118, 114] },
])(
  'AMB-96 in the order of upvotes the page that holds comment $around is $expected',
  async ({ around, expected }) => {
    expect(await list({ around, limit: 5, order: 'top' })).toEqual(expected)
  },
)

test('AMB-96 around a comment of another article stand those written before it', async () => {
  expect(await list({ around: 121, limit: 3 })).toEqual([118, 119, 120])
})

test.each([
  'limit=0',
  'limit=102',
  'limit=-1',
  'limit=1.5',
  'order=best',
  'before=0',
  'before=x',
  'after=-1',
  'after=x',
  'offset=-1',
  'offset=10001',
  'around=0',
  'article_type=poll',
  'article_type=3',
])('AMB-96 API-25 "%s" is refused as invalid', async (parameter) => {
  const query = parameter.startsWith('article_type') ? parameter : `article_type=news&${parameter}`
  const response = await site().get(`/api/comment/list?id=1&${query}`)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: 'Invalid request.', code: 'invalid_request' },
  ])
})

test('AMB-96 API-20 at most 101 comments are answered at once', async () => {
  expect(await list({ limit: 101 })).toHaveLength(101)
})
