/** A worker that a picture breaks, in the way that the width it asks for says. */
import { setTimeout } from 'node:timers/promises'
import type { SentPicture, SentPictureDone } from '../../src/platform/media/encoding-worker.ts'
import { serveOrders } from '../../src/platform/media/worker-process.ts'

const held: Buffer[] = []

const ways: Record<number, () => Promise<void>> = {
  // As a decoder does that unfolds something, in a thread of its own.
  1: async () => {
    for (let taken = 0; taken < 300; taken++) {
      held.push(Buffer.alloc(10_000_000, 1))
      await setTimeout(1)
    }
  },
  2: async () => process.abort(),
}

serveOrders(async ({ bytes, least }: SentPicture): Promise<SentPictureDone> => {
  await ways[least?.width ?? 0]?.()
  return { pictures: [{ webp: bytes, jpg: bytes }] }
})
