import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

/** A page that is done when it is told to. */
function page() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const begin = vi.fn(() => promise)
  return { begin, finish: () => resolve('page') }
}

test('four pages are made at the same time, and each that is done lets the next begin', async () => {
  const { make } = createTurns()
  const pages = Array.from({ length: 8 }, page)
  const made = pages.map(({ begin }) => make(begin))
  const begun = async () => {
    await setImmediate()
    return pages.filter(({ begin }) => begin.mock.calls.length > 0).length
  }

  expect(await begun()).toBe(4)
  pages[2]?.finish()
  expect(await begun()).toBe(5)
  for (const each of pages) each.finish()
  expect(await Promise.all(made)).toEqual(Array.from({ length: 8 }, () => 'page'))
})

test('L09 pages that are stuck keep no other from being made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { make } = createTurns()
  for (let stuck = 0; stuck < 20; stuck++) void make(page().begin)

  const other = make(async () => 'made')
  await vi.advanceTimersByTimeAsync(500)
  expect(await other).toBe('made')
})

test('a page that fails leaves its place to another', async () => {
  const { make } = createTurns()
  const failed = await Promise.allSettled(
    Array.from({ length: 12 }, () => make(() => Promise.reject(new Error('no')))),
  )

  expect(failed.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'))
  expect(await make(async () => 'made')).toBe('made')
})

test('pages are put together one a turn of the event loop, so that others are answered in between', async () => {
  const { waitToAssemble } = createTurns()
  const order: string[] = []
  const pages = ['first', 'second', 'third'].map((name) =>
    waitToAssemble().then(() => order.push(name)),
  )
  for (let turn = 0; turn < 3; turn++) {
    await setImmediate()
    order.push('else')
  }
  await Promise.all(pages)
  expect(order).toEqual(['first', 'else', 'second', 'else', 'third', 'else'])
})
