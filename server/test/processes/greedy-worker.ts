/** A worker that a picture breaks, in the way that the width it asks for says. */
import { setTimeout } from 'node:timers/promises'
import type { SentPicture, SentPictureDone } from '../../src/platform/media/encoding-worker.ts'
import { serveOrders } from '../../src/platform/media/worker-process.ts'

const held: Buffer[] = []

/** As a decoder does that unfolds something, in a thread of its own. */
async function take(megabytes: number) {
  for (let taken = 0; taken < megabytes; taken += 10) {
    held.push(Buffer.alloc(10_000_000, 1))
    await setTimeout(1)
  }
}

const ways: Record<number, () => Promise<void>> = {
  1: () => take(3_000),
  2: async () => process.abort(),
  // More than any picture needs, and less than the system refuses.
  3: () => take(420),
}

serveOrders(async ({ bytes, min }: SentPicture): Promise<SentPictureDone> => {
  await ways[min?.width ?? 0]?.()
  return { pictures: [{ webp: bytes, jpg: bytes }] }
})
