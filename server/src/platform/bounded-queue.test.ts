import { setImmediate as nextTurn } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
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
