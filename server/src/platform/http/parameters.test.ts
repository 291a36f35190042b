import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import type { z } from 'zod'
import { endpoints } from '@loadout/contract/endpoints.ts'
import { INTEGER_MAX } from '@loadout/contract/platform/integers.ts'
import { serveEcho } from '../../../test/echo-call.ts'
import { moments } from '../../../test/moments.ts'
import { readPaths, reads } from '../../../test/reads.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'
import { readParameters } from './parameters.ts'

const INVALID = { error: 'Invalid request.', code: 'invalid_request' }
const lists = new Set(['ids'])

test.each([
  ['id=1', { id: '1' }],
  ['id=1&_=99&_u=5&_t=secret&_k=once', { id: '1' }],
  ['id=a+b%20c&text=%C3%A9%F0%9F%A6%8A', { id: 'a b c', text: 'é🦊' }],
  ['ids=1,2', { ids: '1,2' }],
  ['ids=1&ids=2&ids=3', { ids: '1,2,3' }],
  ['ids[]=1&ids[]=2', { ids: '1,2' }],
  ['ids%5B%5D=1&ids=2,3', { ids: '1,2,3' }],
  [
    '__proto__=x&constructor=y&hasOwnProperty=z',
    JSON.parse('{"__proto__":"x","constructor":"y","hasOwnProperty":"z"}') as object,
  ],
  ['a[b]=1&a[b][c]=2', { 'a[b]': '1', 'a[b][c]': '2' }],
  ['text=%FF%FE', { text: '\uFFFD\uFFFD' }],
  ['', {}],
  ['&&=&', { '': '' }],
])('API-05 L06 "%s" is read as single strings', (text, expected) => {
  expect(Object.entries(readParameters(text, lists).parameters)).toEqual(Object.entries(expected))
})

test.each([
  'id=1&id=2',
  'id=1&id=1',
  'id[]=1',
  'id=1&id[]=2',
  'a=1&b=2&a=',
  'text=a%00b',
  'ids=1&ids=%00',
  '_u=1&_u=2',
  '_t=a&_t=a',
  '_k=a&_k=b',
  '_u[]=1',
])('D08 L01 "%s" is refused', (text) => {
  expect(() => readParameters(text, lists)).toThrow(INVALID.error)
})

test('L06 a hundred parameters are read, one more is refused, in query and form', async () => {
  const { url } = await startSite({ extend: serveEcho })
  const names = (count: number) =>
    ['id=7', ...Array.from({ length: count - 1 }, (_, index) => `x${index}=1`)].join('&')
  const get = async (count: number) =>
    (await fetch(`${url}/api/news/user/count?user_${names(count)}`)).status
  const post = async (count: number) =>
    (
      await fetch(`${url}/api/test/echo`, {
        method: 'POST',
        body: new URLSearchParams(names(count)),
      })
    ).status

  expect([await get(100), await get(101)]).toEqual([404, 400])
  expect([await post(100), await post(101)]).toEqual([200, 400])
})

test('L06 nothing is nested: brackets name no field of a call', async () => {
  const { url } = await startSite({ extend: serveEcho })
  const response = await fetch(`${url}/api/test/echo`, {
    method: 'POST',
    body: new URLSearchParams('id[number]=7'),
  })

  expect([response.status, await response.json()]).toMatchObject([400, INVALID])
})

/** Every field of every call that takes a number as its text. */
const numbers = endpoints.flatMap(({ method, path, input }) =>
  Object.entries(input.shape as Record<string, z.ZodType>)
    .filter(([name, field]) => !moments.has(name) && field.safeParse('2').data === 2)
    .map(([name, field]) => ({ field: `${name} of ${method} ${path}`, schema: field })),
)

test('L01 no number of a call is larger than the database holds', () => {
  expect(numbers.length).toBeGreaterThan(40)
  for (const number of ['2147483648', '4294967296', '9999999999', '9007199254740993']) {
    expect(
      numbers
        .filter(({ schema }) => typeof schema.safeParse(number).data === 'number')
        .map(({ field }) => field),
      number,
    ).toEqual([])
  }
})

const NO_NUMBERS = [
  '-1',
  'NaN',
  'Infinity',
  'ten',
  '',
  ' 5',
  '5 ',
  '+5',
  '5.0',
  '5.5',
  '1e1',
  '0x5',
  '05',
  '5,6',
  '٣',
  'true',
  'null',
  '[5]',
  '1000000000',
  '9'.repeat(400),
]

test('L04 no list takes anything but a whole number as its limit or its offset', async () => {
  const site = await startSite()
  const { url } = site

  for (const path of await listPaths(site)) {
    for (const number of ['0', ...NO_NUMBERS]) {
      const response = await fetch(`${url}/api${path}&${new URLSearchParams({ limit: number })}`)
      expect([response.status, await response.json()], `${path} limit ${number}`).toMatchObject([
        400,
        INVALID,
      ])
    }
  }
  for (const number of NO_NUMBERS) {
    const response = await fetch(`${url}/api/news/list?${new URLSearchParams({ offset: number })}`)
    expect([response.status, await response.json()], `offset ${number}`).toMatchObject([
      400,
      INVALID,
    ])
  }
})

/** Where the documents name another one. */
const caps: Record<string, number> = {
  '/instagram/get_recent_media': 8,
  '/shop/cashouts/list': 161,
  '/stats/most_blog_visitors': 50,
  '/stream/list': 401,
  '/tv/video/latest': 3,
  '/tv/video/list': 401,
}
/** Of these the documents say how many there are at most, and they have no pages. */
const withoutPages = new Set(['/shop/cashouts/list'])
const pathOf = (call: string) => call.split('?')[0] ?? ''

test('L04 every list takes a limit from 1 to 101, or to what the documents say, and an offset from 0 to 10000', async () => {
  const site = await startSite()
  const status = async (path: string) => (await fetch(`${site.url}/api${path}`)).status
  const paths = await listPaths(site)

  for (const path of paths) {
    const max = caps[pathOf(path)] ?? 101
    for (const limit of [1, max]) expect(await status(`${path}&limit=${limit}`), path).toBe(200)
    expect(await status(`${path}&limit=${max + 1}`), path).toBe(400)
  }
  const paged = paths.filter((path) => /list|search/.test(path) && !withoutPages.has(pathOf(path)))
  for (const path of paged) {
    for (const offset of ['0', '10000'])
      expect(await status(`${path}&offset=${offset}`), path).toBe(200)
    expect(await status(`${path}&offset=10001`), path).toBe(400)
  }
})

test('L04 a list of staff takes a limit from 1 to 100 and an offset from 0 to 10000, and answers twenty when nothing is asked for', async () => {
  const { url, make, as } = await startSite()
  const admin = await make.member({ flags: Flag.Admin, permissions: everyPermission })
  const credentials = await as(admin)
  const ofMember = { user_id: String(admin.id) }
  const needs: Record<string, Record<string, string>> = {
    '/admin/points/history': ofMember,
    '/admin/user/balance_history': ofMember,
  }
  const ofStaff = endpoints.filter(
    ({ path, input }) => path.startsWith('/admin/') && 'limit' in input.shape,
  )
  expect(ofStaff.length).toBeGreaterThan(0)

  for (const { path, input } of ofStaff) {
    const needed = needs[path] ?? {}
    const status = async (parameters: object) => {
      const query = { _u: String(credentials._u), _t: credentials._t, ...needed, ...parameters }
      return (await fetch(`${url}/api${path}?${new URLSearchParams(query)}`)).status
    }
    const parsed = (input as z.ZodObject).parse(needed)
    // A history that grows while it is read goes on past an entry.
    const hasOffset = 'offset' in input.shape
    expect(parsed, path).toMatchObject(hasOffset ? { limit: 20, offset: 0 } : { limit: 20 })
    for (const limit of ['1', '100']) expect(await status({ limit }), path).toBe(200)
    for (const limit of ['0', '101', ...NO_NUMBERS])
      expect(await status({ limit }), `${path} limit ${limit}`).toBe(400)
    const [position, max] = hasOffset ? ['offset', 10_000] : ['before', INTEGER_MAX]
    const statuses = [max, max + 1].map((at) => status({ [position]: String(at) }))
    expect(await Promise.all(statuses), path).toEqual([200, 400])
  }
})

test('L05 what could make a query slow has a bound: 31 games, 120 characters of a path, ten years', async () => {
  const { url } = await startSite()
  const status = async (path: string) => (await fetch(`${url}/api${path}`)).status
  const games = (count: number) => Array.from({ length: count }, (_, index) => index).join(',')

  expect([
    await status(`/news/list?categories=${games(31)}`),
    await status(`/news/list?categories=${games(32)}`),
  ]).toEqual([200, 400])
  expect([
    await status(`/tags/popular?categories=${games(31)}`),
    await status(`/tags/popular?categories=${games(32)}`),
  ]).toEqual([200, 400])
  expect([
    await status(`/content/get?url=${'a'.repeat(120)}`),
    await status(`/content/get?url=${'a'.repeat(121)}`),
    await status('/content/get?url='),
  ]).toEqual([404, 400, 400])
  expect([
    await status('/news/list?max_age=3650'),
    await status('/news/list?max_age=3651'),
  ]).toEqual([200, 400])
})

/**
 * Every call of the contract that takes a limit and that everybody may use, with whatever else it
 * needs.
 */
async function listPaths(site: TestSite): Promise<string[]> {
  const limited = reads.filter(({ input }) => 'limit' in input.shape)
  expect(limited.length).toBeGreaterThan(17)
  return readPaths(site, limited)
}
