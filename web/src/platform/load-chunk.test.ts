import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

afterEach(() => void vi.useRealTimers())

test('SHELL-36 a part that has not arrived after 120 seconds fails with ChunkLoadError', async () => {
  vi.useFakeTimers()
  let failure: unknown
  void loadChunk(() => new Promise(() => {})).catch((error: unknown) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toBeInstanceOf(ChunkLoadError)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', code: 'CHUNK_LOAD_FAILED' })
})

// The words are Vite's; the journeys hear them from the real one.
test.each([
  {
    what: 'stylesheet',
    message: 'Unable to preload CSS for /assets/HomePage-1.css',
    code: 'CSS_CHUNK_LOAD_FAILED',
  },
  {
    what: 'script',
    message: 'Failed to fetch dynamically imported module: /assets/HomePage-1.js',
    code: 'CHUNK_LOAD_FAILED',
  },
])('SHELL-37 a $what that cannot be had raises $code', async ({ message, code }) => {
  await expect(loadChunk(() => Promise.reject(new Error(message)))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    code,
  })
})

test('a part that arrives is handed on, and no timer stays behind', async () => {
  vi.useFakeTimers()
  expect(await loadChunk(async () => ({ page: 1 }))).toEqual({ page: 1 })
  expect(vi.getTimerCount()).toBe(0)
})
