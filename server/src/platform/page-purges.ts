import { randomUUID } from 'node:crypto'
import type { Message } from './db/broadcasts.ts'
import type { Listener } from './db/listener.ts'

const CHANNEL = 'loadout_pages'

type Cache = { purge: (tags: readonly string[]) => void; purgeAll: () => void }

/** PostgreSQL carries 8000 bytes a message; more tags than fit simply purge everything. */
const MOST_MESSAGE_BYTES = 7_500

type Purge = { id: string; tags: string[] }

function messageOf({ id, tags }: Purge): Message {
  const whole = JSON.stringify({ id, tags })
  const payload =
    whole.length > MOST_MESSAGE_BYTES ? JSON.stringify({ id, tags: [] } satisfies Purge) : whole
  return { channel: CHANNEL, payload }
}

/** Makes every process forget all pages. */
export const purgeEverything = messageOf({ id: '', tags: [] })

export type PagePurges = ReturnType<typeof createPagePurges>

/** Keeps the page caches of all processes in step. */
export function createPagePurges({ listener, cache }: { listener: Listener; cache: Cache }) {
  /** Purges that this process has done and will be told of. */
  const own = new Set<string>()

  function onMessage(payload: string) {
    const { id, tags } = JSON.parse(payload || '{}') as Purge
    if (own.delete(id)) return
    if (tags.length === 0) cache.purgeAll()
    else cache.purge(tags)
  }

  listener.subscribe({
    channel: CHANNEL,
    onMessage,
    onListening() {
      // What was sent while nobody listened is unknown, so nothing kept may be trusted.
      own.clear()
      cache.purgeAll()
    },
  })

  return {
    /** Purges the own cache at once, and answers the message that purges those of the others. */
    purge(tags: readonly string[]): Message {
      const id = randomUUID()
      own.add(id)
      cache.purge(tags)
      return messageOf({ id, tags: [...tags] })
    },
  }
}
