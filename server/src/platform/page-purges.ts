import { randomUUID } from 'node:crypto'
import type { Message } from './db/broadcasts.ts'
import { fitsNotify } from './db/fits-notify.ts'
import type { Listener } from './db/listener.ts'
import type { PageCache } from './render/page-cache.ts'

const CHANNEL = 'loadout_pages'

type Cache = Pick<PageCache, 'purge' | 'purgeAddedTo' | 'purgeAt' | 'purgeAll'>

/** What a change makes stale, by the tags of the pages that show it. */
type Stale = {
  tags: readonly string[]
  /** Where something was added and nothing replaced. */
  addedTo: readonly string[]
  /** Where something appears by itself, at a moment. */
  due: readonly Due[]
}
export type Due = { at: Date; tags: readonly string[] }

/** A message that names no tags, additions or moments purges every page. */
type Sent = { id: string; tags: string[]; addedTo?: string[]; due?: [at: number, tags: string[]][] }

/** More tags than a message holds simply purge everything. */
function messageOf(sent: Sent): Message {
  const whole = JSON.stringify(sent)
  const payload = fitsNotify(whole)
    ? whole
    : JSON.stringify({ id: sent.id, tags: [] } satisfies Sent)
  return { channel: CHANNEL, payload }
}

/** Makes every process forget all pages. */
export const purgeEverything = messageOf({ id: '', tags: [] })

export type PagePurges = ReturnType<typeof createPagePurges>

type Parts = {
  listener: Listener
  cache: Cache
  /** What will appear by itself, as far as it is known to the database. */
  listDue: () => Promise<Due[]>
  log: (message: string) => void
}

/** Keeps the page caches of all processes in step. */
export function createPagePurges({ listener, cache, listDue, log }: Parts) {
  /** Purges that this process has done and will be told of. */
  const own = new Set<string>()

  function onMessage(payload: string) {
    const { id, tags, addedTo = [], due = [] } = JSON.parse(payload) as Sent
    if (own.delete(id)) return
    if (tags.length + addedTo.length + due.length === 0) purgeEverythingHere()
    else purgeHere({ tags, addedTo, due: due.map(([at, of]) => ({ at: new Date(at), tags: of })) })
  }

  function purgeHere({ tags, addedTo, due }: Stale) {
    if (tags.length > 0) cache.purge(tags)
    if (addedTo.length > 0) cache.purgeAddedTo(addedTo)
    for (const { at, tags: of } of due) cache.purgeAt(at, of)
  }

  /** What was not heard of may have been scheduled as well. */
  function purgeEverythingHere() {
    cache.purgeAll()
    listDue()
      .then((due) => purgeHere({ tags: [], addedTo: [], due }))
      // Until the next time, what is scheduled appears when a page has expired.
      .catch((error: Error) => log(`what is scheduled: ${error.message}`))
  }

  listener.subscribe({
    channel: CHANNEL,
    onMessage,
    onListening() {
      // What was sent while nobody listened is unknown, so nothing kept may be trusted.
      own.clear()
      purgeEverythingHere()
    },
  })

  return {
    /** Purges the own cache at once, and answers the message that purges those of the others. */
    purge(stale: Stale): Message {
      const id = randomUUID()
      own.add(id)
      purgeHere(stale)
      return messageOf({ id, ...sentOf(stale) })
    },
  }
}

const sentOf = ({ tags, addedTo, due }: Stale): Omit<Sent, 'id'> => ({
  tags: [...tags],
  ...(addedTo.length > 0 && { addedTo: [...addedTo] }),
  ...(due.length > 0 && { due: due.map(({ at, tags: of }) => [at.getTime(), [...of]]) }),
})
