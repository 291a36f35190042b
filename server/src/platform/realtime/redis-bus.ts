import { createClient } from '@redis/client'
import type { WrittenEvent } from './outbox.ts'

const RECONNECT_MS = 500
const CLOSE_TIMEOUT_MS = 1_000
const START_TIMEOUT_MS = 2_000

/** Carries events between processes through Redis. `name` keeps the sites on one Redis apart. */
export async function openRedisBus({
  url,
  name,
  onEvent,
  onListening,
  log,
}: {
  url: string
  name: string
  onEvent: (event: WrittenEvent) => void
  /** It listens, for the first time or again: what was sent before that did not arrive. */
  onListening: () => void
  log: (message: string) => void
}) {
  const channel = `loadout:${name}:events`
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: RECONNECT_MS },
  })
  const subscriber = publisher.duplicate()
  let isFailing = false
  const failing = (error: unknown) => {
    if (!isFailing) log(`Redis: ${(error as Error).message}`)
    isFailing = true
  }
  publisher.on('error', failing)
  subscriber.on('error', failing)
  subscriber.on('ready', () => {
    isFailing = false
    // At the first time nothing is subscribed yet; after that the client has done it again before
    // it says so.
    if (subscriber.isPubSubActive) onListening()
  })
  /** Both go on trying for ever; a site starts without Redis, too, and its events wait. */
  async function begin() {
    await Promise.all([publisher, subscriber].map((client) => client.connect()))
    await subscriber.subscribe(channel, (message) => onEvent(JSON.parse(message) as WrittenEvent))
    onListening()
  }
  await Promise.race([
    begin().catch(failing),
    new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS).unref()),
  ])

  return {
    publish: async (events: readonly WrittenEvent[]) => {
      for (const event of events) await publisher.publish(channel, JSON.stringify(event))
    },
    async close() {
      const gone = Promise.all(
        [publisher, subscriber].map(async (client) =>
          client.isReady ? client.close() : client.destroy(),
        ),
      )
      await Promise.race([
        gone.catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS)),
      ])
    },
  }
}
