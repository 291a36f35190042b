import { expect, onTestFinished, test, vi } from 'vitest'
import { collectGarbageWhenIdle } from './collect-garbage-when-idle.ts'

/**
 * A process that works as much in each second as it is told, and how often its memory was collected
 * by the end of each.
 */
function collections(...seconds: number[]): number[] {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const collect = vi.fn()
  let second = -1
  collectGarbageWhenIdle({
    collect,
    worked: () => seconds[++second] ?? 0,
    elapsed: () => second * 1_000,
  })
  return seconds.map(() => {
    vi.advanceTimersByTime(1_000)
    return collect.mock.calls.length
  })
}

const quiet = (length: number) => Array.from({ length }, () => 0.01)

test('what starting took is given back in the first calm second, once', () => {
  expect(collections(0.9, 0.2, 0.01, 0.01, 0.01)).toEqual([0, 0, 1, 1, 1])
})

test('after a rush memory is given back again, and after a little work it is not', () => {
  expect(collections(0.01, ...quiet(60), 0.8, 0.9, 0.06, 0.01, 0.01).slice(-5)).toEqual([
    1, 1, 1, 2, 2,
  ])
  expect(collections(0.01, ...quiet(60), 0.2, 0.2, 0.01).at(-1)).toBe(1)
})

test('rushes one after the other are followed by one collection a minute', () => {
  expect(collections(0.01, 0.8, 0.01, 0.8, 0.01).at(-1)).toBe(1)
  expect(collections(0.01, 0.8, ...quiet(60)).at(-1)).toBe(2)
})
