import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'

function cacheAt({ seconds = 10, megabytes = 48 } = {}) {
  let now = 0
  const cache = createPageCache({ seconds, megabytes, elapsed: () => now })
  const keep = (key: string, html: string, ...dependsOn: string[]) =>
    cache.store(key, html, { dependsOn, begun: cache.begin() })
  return {
    cache,
    keep,
    advance: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

const textOf = (cache: PageCache, key: string) => cache.fresh(key)?.identity.toString()

test('a page is kept for its seconds, and beyond them only for hard times', () => {
  const { cache, keep, advance } = cacheAt({ seconds: 10 })
  keep('/', 'front')

  advance(9_999)
  expect(textOf(cache, '/')).toBe('front')
  advance(1)
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.stale('/')?.identity.toString()).toBe('front')
})

test('a cache of 0 seconds keeps nothing', () => {
  const { cache, keep } = cacheAt({ seconds: 0 })

  expect(keep('/', 'front').identity.toString()).toBe('front')
  expect([cache.fresh('/'), cache.stale('/'), cache.size()]).toEqual([
    undefined,
    undefined,
    { pages: 0, bytes: 0 },
  ])
})

test('a purge removes what depends on one of its tags, for hard times too, and nothing else', () => {
  const { cache, keep } = cacheAt()
  keep('/', 'front', 'news')
  keep('/news/1', 'one', 'news:1')
  keep('/news/2', 'two', 'news:2', 'news')
  keep('/about', 'about')
  cache.purge(['news', 'news:7'])

  expect(['/', '/news/1', '/news/2', '/about'].map((key) => textOf(cache, key))).toEqual([
    undefined,
    'one',
    undefined,
    'about',
  ])
  expect(cache.stale('/')).toBeUndefined()
})

test('a purge of everything leaves nothing but what hard times need', () => {
  const { cache, keep } = cacheAt()
  const begun = cache.begin()
  keep('/', 'front', 'news')
  keep('/about', 'about')
  cache.purgeAll()
  cache.store('/late', 'late', { dependsOn: [], begun })

  expect(['/', '/about', '/late'].map((key) => cache.fresh(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(['/', '/about', '/late'].map((key) => cache.stale(key)?.identity.toString())).toEqual([
    'front',
    'about',
    undefined,
  ])
})

test('a render begun before a purge of what it shows is not kept', () => {
  const { cache } = cacheAt()
  const begun = cache.begin()
  cache.purge(['news:1'])

  expect(cache.store('/news/1', 'old', { dependsOn: ['news:1'], begun }).identity.toString()).toBe(
    'old',
  )
  expect(cache.fresh('/news/1')).toBeUndefined()
  cache.store('/about', 'about', { dependsOn: ['content-pages'], begun })
  expect(textOf(cache, '/about')).toBe('about')
  cache.store('/news/1', 'new', { dependsOn: ['news:1'], begun: cache.begin() })
  expect(textOf(cache, '/news/1')).toBe('new')
})

test('purges of more tags than are remembered make every earlier render count as stale', () => {
  const { cache } = cacheAt()
  const begun = cache.begin()
  cache.purge(['news:1'])
  for (let batch = 0; batch < 6; batch++)
    cache.purge(Array.from({ length: 2_000 }, (_, index) => `other:${batch}-${index}`))

  cache.store('/news/1', 'old', { dependsOn: ['news:1'], begun })
  expect(cache.fresh('/news/1')).toBeUndefined()
})

test('everybody who asks during a render waits for that one, unless something was purged since', async () => {
  const { cache } = cacheAt()
  const finish: ((html: string) => void)[] = []
  const render = () => new Promise<string>((resolve) => finish.push(resolve))

  const first = [cache.once('/', render), cache.once('/', render), cache.once('/about', render)]
  cache.purge(['news:1'])
  const later = [cache.once('/', render), cache.once('/', render)]
  expect(finish).toHaveLength(3)
  ;['old', 'about', 'new'].forEach((html, index) => finish[index]?.(html))

  expect(await Promise.all(first)).toEqual(['old', 'old', 'about'])
  expect(await Promise.all(later)).toEqual(['new', 'new'])
  void cache.once('/', render)
  expect(finish).toHaveLength(4)
})

test('a render that fails fails for those who waited, and the next one is tried anew', async () => {
  const { cache } = cacheAt()
  const broken = () => Promise.reject(new Error('broken'))

  const failed = await Promise.allSettled([cache.once('/', broken), cache.once('/', broken)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.once('/', async () => 'front')).toBe('front')
})

test('beyond its megabytes the cache lets go of what was asked for longest ago', () => {
  const { cache, keep } = cacheAt({ megabytes: 1 })
  // With its key of one letter, a quarter of what there is room for.
  const quarter = 'a'.repeat(262_143)
  for (const key of ['1', '2', '3', '4']) keep(key, quarter)
  cache.fresh('1')
  keep('5', quarter)

  expect(['1', '2', '3', '4', '5'].map((key) => cache.fresh(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(cache.size()).toEqual({ pages: 4, bytes: 1_048_576 })
})

test('L01 after a rush only what was asked for last stays, at most 8 MB', () => {
  const { cache, keep, advance } = cacheAt()
  const megabyte = 'a'.repeat(1_048_575)
  for (const key of '0123456789') keep(key, megabyte)
  advance(1_000)
  cache.fresh('0')
  cache.shrink()

  expect([...'0123456789'].filter((key) => cache.fresh(key)).join('')).toBe('03456789')
})

test('compressed bytes are made once, count as the page’s, and go with it', async () => {
  const { cache, keep } = cacheAt()
  const page = keep('/', 'front '.repeat(1_000), 'news')
  const brs = await Promise.all(Array.from({ length: 8 }, () => cache.encoded('/', page, 'br')))
  const gzip = await cache.encoded('/', page, 'gzip')

  expect(new Set(brs).size).toBe(1)
  expect([brotliDecompressSync(brs[0] ?? '').toString(), gunzipSync(gzip).toString()]).toEqual([
    page.identity.toString(),
    page.identity.toString(),
  ])
  expect(cache.size()).toEqual({
    pages: 1,
    bytes: '/'.length + page.identity.length + (brs[0]?.length ?? 0) + gzip.length,
  })
  cache.purge(['news'])
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})

test('L06 pages and compressed bytes hold the memory that is counted of them, no more', async () => {
  const { cache, keep } = cacheAt()
  // Shorter than the pieces of memory from which Node cuts small buffers.
  const page = keep('/', 'page '.repeat(5_000))
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const { length, buffer } = await cache.encoded('/', page, encoding)
    expect(buffer.byteLength).toBe(length)
  }
})

test('a page that was replaced while it was compressed does not count', async () => {
  const { cache, keep } = cacheAt()
  const page = keep('/', 'old')
  const compressed = cache.encoded('/', page, 'br')
  keep('/', 'new')
  await compressed

  expect(cache.size()).toEqual({ pages: 1, bytes: '/new'.length })
})

test('the same bytes have the same tag, others another', () => {
  const { keep } = cacheAt()

  expect(keep('/', 'front').etag).toBe(keep('/other', 'front').etag)
  expect(keep('/', 'front').etag).not.toBe(keep('/', 'front2').etag)
  expect(keep('/', 'front').etag).toMatch(/^W\/"[\w-]{22}"$/)
})
