import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a countdown ends after its time, once', () => {
  const ended = vi.fn<() => void>()
  countdown(8000, ended).go()
  vi.advanceTimersByTime(7999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(20_000)
  expect(ended).toHaveBeenCalledOnce()
})

test('time that passes during a pause does not count', () => {
  const ended = vi.fn<() => void>()
  const { go, pause } = countdown(8000, ended)
  go()
  vi.advanceTimersByTime(5000)
  pause()
  vi.advanceTimersByTime(60_000)
  expect(ended).not.toHaveBeenCalled()
  go()
  vi.advanceTimersByTime(2999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('going twice does not make it faster or longer', () => {
  const ended = vi.fn<() => void>()
  const { go } = countdown(8000, ended)
  go()
  vi.advanceTimersByTime(4000)
  go()
  vi.advanceTimersByTime(4000)
  expect(ended).toHaveBeenCalledOnce()
})
