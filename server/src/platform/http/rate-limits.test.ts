import { afterEach, expect, test, vi } from 'vitest'
import { startSite } from '../../../test/start-site.ts'
import { networkOf } from './rate-limits.ts'

const REFUSED = { error: 'Too many requests. Please try again later.', code: 'too_many_requests' }
const NOBODY = '/api/news/list'

afterEach(() => void vi.useRealTimers())

test('L08 AMB-158 beyond its limit a network is refused until the minute is over', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { get } = await startSite({ environment: { RATE_LIMIT_READ: '3' } })

  for (let request = 1; request <= 3; request++) expect((await get(NOBODY)).status).toBe(200)
  const refused = await get(NOBODY)
  expect([refused.status, await refused.json()]).toEqual([429, REFUSED])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

  vi.advanceTimersByTime(59_000)
  expect((await get(NOBODY)).status).toBe(429)
  vi.advanceTimersByTime(2_000)
  expect((await get(NOBODY)).status).toBe(200)
})

test.each([
  {
    variable: 'RATE_LIMIT_READ',
    own: '/api/news/list',
    other: '/api/category/list',
    isShared: true,
  },
  {
    variable: 'RATE_LIMIT_READ',
    own: '/api/news/list',
    other: '/api/openapi.json',
    isShared: true,
  },
  {
    variable: 'RATE_LIMIT_READ',
    own: '/api/news/list',
    other: '/api/docs',
    isShared: true,
  },
  {
    variable: 'RATE_LIMIT_READ',
    own: '/api/news/list',
    other: '/api/article/search?tag_id=1',
    isShared: false,
  },
  {
    variable: 'RATE_LIMIT_SEARCH',
    own: '/api/article/search?tag_id=1',
    other: '/api/news/list',
    isShared: false,
  },
  {
    variable: 'RATE_LIMIT_SEARCH',
    own: '/api/article/search?tag_id=1',
    other: '/?lang=en',
    isShared: false,
  },
  { variable: 'RATE_LIMIT_PAGE', own: '/?lang=en', other: '/api/news/list', isShared: false },
  { variable: 'RATE_LIMIT_PAGE', own: '/?lang=en', other: '/sitemap.xml', isShared: true },
  {
    variable: 'RATE_LIMIT_SEARCH',
    own: '/search/user/%25%25?lang=en',
    other: '/api/user/search?query=kestrel',
    isShared: true,
  },
  {
    variable: 'RATE_LIMIT_SEARCH',
    own: '/Search/article/kestrel',
    other: '/%73earch/user/kestrel',
    isShared: true,
  },
  {
    variable: 'RATE_LIMIT_SEARCH',
    own: '/search/article/kestrel',
    other: '/about?lang=en',
    isShared: false,
  },
  {
    variable: 'RATE_LIMIT_PAGE',
    own: '/?lang=en',
    other: '/search/article/kestrel',
    isShared: false,
  },
  { variable: 'RATE_LIMIT_PICTURE', own: '/media/none', other: '/about?lang=en', isShared: false },
])(
  'L05 AMB-158 who used up $variable on $own is refused $other: $isShared',
  async ({ variable, own, other, isShared }) => {
    const { get } = await startSite({ environment: { [variable]: '2' } })

    const first = (await get(own)).status
    expect([first, (await get(own)).status, (await get(own)).status]).toEqual([first, first, 429])
    expect((await get(other)).status === 429).toBe(isShared)
    expect((await get('/healthz')).status).toBe(200)
  },
)

test('AMB-158 a page that is refused for its number is a page that says so', async () => {
  const { get } = await startSite({ environment: { RATE_LIMIT_PAGE: '1' } })
  await get('/?lang=en')
  const refused = await get('/?lang=en')

  expect([
    refused.status,
    refused.headers.get('content-type'),
    refused.headers.get('cache-control'),
  ]).toEqual([429, 'text/html; charset=utf-8', 'no-store'])
  expect(await refused.text()).toContain(REFUSED.error)
})

test.each([
  { variable: 'RATE_LIMIT_READ', path: NOBODY },
  { variable: 'RATE_LIMIT_PAGE', path: '/nobody?lang=en' },
  { variable: 'RATE_LIMIT_SEARCH', path: '/search/user/kestrel?lang=en' },
])('AMB-158 a limit of 0 is none ($variable)', async ({ variable, path }) => {
  const { get } = await startSite({ environment: { [variable]: '0' } })

  for (let request = 1; request <= 20; request++) expect((await get(path)).status).not.toBe(429)
})

test('L08 AMB-158 pages that are kept count like those that are made, for each network by itself', async () => {
  const { get } = await startSite({
    environment: {
      RATE_LIMIT_PAGE: '3',
      RATE_LIMIT_SEARCH: '2',
      PAGE_CACHE_SECONDS: '60',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  const statuses = async (path: string, times: number, from: string) => {
    const answers: number[] = []
    for (let time = 0; time < times; time++)
      answers.push((await get(path, { 'x-forwarded-for': from })).status)
    return answers
  }

  expect(await statuses('/?lang=en', 5, '198.51.100.1')).toEqual([200, 200, 200, 429, 429])
  expect(await statuses('/?lang=en', 4, '203.0.113.9, 198.51.100.2')).toEqual([200, 200, 200, 429])
  expect(await statuses('/?lang=en', 1, '198.51.100.2')).toEqual([429])
  const search = '/search/article/kestrel?lang=en'
  expect(await statuses(search, 3, '198.51.100.3')).toEqual([200, 200, 429])
  expect(await statuses(search, 3, '198.51.100.4')).toEqual([200, 200, 429])
})

const forged = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'true-client-ip',
  'cf-connecting-ip',
  'x-client-ip',
  'client-ip',
  'via',
]

test('L08 forged forwarding headers do not change the counted address', async () => {
  const { get } = await startSite({ environment: { RATE_LIMIT_READ: '5' } })
  const statuses = await Promise.all(
    forged.map(
      async (name, index) => (await get(NOBODY, { [name]: `198.51.100.${index}` })).status,
    ),
  )

  expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([
    5, 3,
  ])
})

test.each([
  { trusted: '', counted: 'the peer', fourth: 429 },
  { trusted: '10.0.0.0/8,192.0.2.7', counted: 'the peer', fourth: 429 },
  { trusted: '127.0.0.1', counted: 'the address it names', fourth: 200 },
  { trusted: '127.0.0.0/8', counted: 'the address it names', fourth: 200 },
])(
  'L08 with TRUSTED_PROXIES "$trusted" a request from 127.0.0.1 counts against $counted',
  async ({ trusted, fourth }) => {
    const { get } = await startSite({
      environment: { RATE_LIMIT_READ: '3', TRUSTED_PROXIES: trusted },
    })

    for (let caller = 1; caller <= 3; caller++)
      await get(NOBODY, { 'x-forwarded-for': `198.51.100.${caller}` })
    expect((await get(NOBODY, { 'x-forwarded-for': '198.51.100.4' })).status).toBe(fourth)
  },
)

test.each([
  { trusted: '', warnings: 1 },
  { trusted: '127.0.0.1', warnings: 0 },
])(
  'L08 with TRUSTED_PROXIES "$trusted" requests that a proxy on this machine brings are warned of $warnings times',
  async ({ trusted, warnings }) => {
    const { get, log } = await startSite({ environment: { TRUSTED_PROXIES: trusted } })
    const said = () => log.filter((line) => line.includes('TRUSTED_PROXIES does not name it'))
    await get(NOBODY)
    expect(said()).toEqual([])

    for (let caller = 1; caller <= 3; caller++)
      await get(NOBODY, { 'x-forwarded-for': `198.51.100.${caller}` })
    expect(said()).toHaveLength(warnings)
    expect(said().join('')).not.toContain('198.51.100')
  },
)

test('L08 of a trusted proxy only the address it added itself counts', async () => {
  const { get } = await startSite({
    environment: { RATE_LIMIT_READ: '3', TRUSTED_PROXIES: '127.0.0.1' },
  })

  for (let lie = 1; lie <= 3; lie++)
    expect(
      (await get(NOBODY, { 'x-forwarded-for': `203.0.113.${lie}, 198.51.100.9` })).status,
    ).toBe(200)
  expect((await get(NOBODY, { 'x-forwarded-for': '203.0.113.4, 198.51.100.9' })).status).toBe(429)
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
])('L08 %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
