import { expect, test } from 'vitest'
import { TEST_NOW, testClock } from '../../../test/test-clock.ts'
import { createPageCache } from './page-cache.ts'

function cacheWithClock() {
  const clock = testClock(TEST_NOW)
  const cache = createPageCache({ seconds: 3600, clock })
  return {
    cache,
    clock,
    keep: (key: string, ...dependsOn: string[]) =>
      cache.store(key, key, { dependsOn, begun: cache.begin() }),
    isKept: (key: string) => cache.fresh(key) !== undefined,
  }
}

const after = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds)

test('what is added first is seen at once, and what follows within two seconds when they are over', () => {
  const { cache, clock, keep, isKept } = cacheWithClock()
  keep('/news/1', 'comments')
  cache.purgeAddedTo(['comments'])
  expect(isKept('/news/1')).toBe(false)

  keep('/news/1', 'comments')
  for (let addition = 0; addition < 10; addition++) {
    clock.advance(199)
    cache.purgeAddedTo(['comments'])
  }
  expect(isKept('/news/1')).toBe(true)
  clock.set(after(2_000))
  expect(isKept('/news/1')).toBe(false)

  keep('/news/1', 'comments')
  cache.purgeAddedTo(['comments'])
  clock.set(after(3_999))
  expect(isKept('/news/1')).toBe(true)
  clock.set(after(4_000))
  expect(isKept('/news/1')).toBe(false)
})

test('after two quiet seconds what is added is seen at once again', () => {
  const { cache, clock, keep, isKept } = cacheWithClock()
  cache.purgeAddedTo(['comments'])
  cache.purgeAddedTo(['comments'])
  clock.advance(4_000)
  keep('/news/1', 'comments')
  expect(isKept('/news/1')).toBe(true)
  cache.purgeAddedTo(['comments'])
  expect(isKept('/news/1')).toBe(false)
})

test('additions to one thing keep nothing else back, and what is taken away goes at once', () => {
  const { cache, keep, isKept } = cacheWithClock()
  cache.purgeAddedTo(['comments of 1'])
  keep('/news/1', 'comments of 1')
  keep('/news/2', 'comments of 2')
  cache.purgeAddedTo(['comments of 1', 'comments of 2'])
  expect([isKept('/news/1'), isKept('/news/2')]).toEqual([true, false])
  cache.purge(['comments of 1'])
  expect(isKept('/news/1')).toBe(false)
})

test('what is scheduled is seen at its moment, by a render that was under way as well', () => {
  const { cache, clock, keep, isKept } = cacheWithClock()
  cache.purgeAt(after(60_000), ['list'])
  cache.purgeAt(after(30_000), ['other'])
  keep('/', 'list')
  clock.set(after(59_999))
  expect(isKept('/')).toBe(true)
  const begun = cache.begin()
  clock.set(after(60_000))
  expect(isKept('/')).toBe(false)
  cache.store('/', 'as before', { dependsOn: ['list'], begun })
  expect(isKept('/')).toBe(false)
  keep('/', 'list')
  clock.advance(3_000_000)
  expect(isKept('/')).toBe(true)
})

test('a page that only lacks what was added stays for hard times', () => {
  const { cache, clock, keep } = cacheWithClock()
  keep('/', 'list')
  keep('/news/1', 'comments')
  cache.purgeAddedTo(['comments'])
  cache.purgeAt(after(1_000), ['list'])
  clock.advance(1_000)

  expect([cache.fresh('/'), cache.fresh('/news/1')]).toEqual([undefined, undefined])
  expect(cache.stale('/')?.identity.toString()).toBe('/')
  expect(cache.stale('/news/1')?.identity.toString()).toBe('/news/1')
})
