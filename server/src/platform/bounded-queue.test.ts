import { setImmediate as nextTurn } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

const STALL_TIMEOUT_MS = 50

const queueOfOne = () =>
  boundedQueue({ atOnce: 1, stallTimeoutMs: STALL_TIMEOUT_MS, refusal: () => new Error('refused') })

/** Keeps the whole process from doing anything. */
function pause(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('L09 whoever waits is refused while nobody ends', async () => {
  const queue = queueOfOne()
  await queue.take()
  await expect(queue.take()).rejects.toThrow('refused')
})

test('L09 after a pause of the process it is known who has ended before anybody is refused', async () => {
  const queue = queueOfOne()
  const end = await queue.take()
  // Timers come next from here, and messages after them.
  await nextTurn()
  const waiting = queue.take()
  const { port1, port2 } = new MessageChannel()
  port2.on('message', () => {
    end()
    port2.close()
  })
  port1.postMessage('ended')
  pause(2 * STALL_TIMEOUT_MS)
  expect(await waiting).toBeTypeOf('function')
})

test('L09 whoever waits is not refused while others end, longer together than anybody waits where nothing moves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const queue = boundedQueue({
    atOnce: 1,
    stallTimeoutMs: 2_000,
    longestMs: 10_000,
    swiftMs: 1_000,
    refusal: () => new Error('refused'),
  })
  let end = await queue.take()
  for (const turn of Array.from({ length: 30 }, () => queue.take())) {
    await vi.advanceTimersByTimeAsync(250)
    // After a timer it looks once more in the next turn.
    await nextTurn()
    end()
    end = await turn
  }
})
