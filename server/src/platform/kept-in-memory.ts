import { isDeepStrictEqual } from 'node:util'
import type { PageCache } from './render/page-cache.ts'
import type { Work } from './unit-of-work.ts'
import type { Message } from './db/broadcasts.ts'
import type { Listener } from './db/listener.ts'
import { retryWhileAway } from './db/retry-while-away.ts'

const RETRY_MS = 1_000

type Options<T> = {
  /** Makes every process read anew. */
  resync: Message
  /** What it is, for the log: "banned networks". */
  name: string
  read: () => Promise<T>
  listener: Listener
  /**
   * Which pages show it. They are purged when the new value is in place: one that is rendered
   * before would be kept with the old one.
   */
  shown?: {
    cache: Pick<PageCache, 'purge'>
    tag: string
    /** As much of it as they show; all of it where nothing is said. */
    seen?: (value: T) => unknown
  }
  log: (message: string) => void
}

export type KeptInMemory<T> = {
  current: () => T
  /** It has changed: when this is committed, every process reads it anew. */
  changedIn: (work: Pick<Work, 'broadcast' | 'afterCommit'>) => void
}

/** A few rows that hardly ever change and that nearly every request asks for. */
export async function keepInMemory<T>({
  resync,
  name,
  read,
  listener,
  shown,
  log,
}: Options<T>): Promise<KeptInMemory<T>> {
  let asked = 0
  let answered = 0
  let current = await retryWhileAway(read)
  let retry: NodeJS.Timeout | undefined

  /** An earlier answer may come later, and does not count then. */
  async function readAgain() {
    const number = ++asked
    const answer = await read()
    if (number < answered) return
    answered = number
    const before = current
    current = answer
    // Whoever merely begins to listen anew finds what they had: pages that show it are right.
    if (!shown) return
    const { cache, tag, seen = (value) => value } = shown
    if (!isDeepStrictEqual(seen(answer), seen(before))) cache.purge([tag])
  }
  /** Until it is answered: nobody tells this process a second time that something has changed. */
  const onMessage = () =>
    void readAgain().catch((error: unknown) => {
      log(`${name} could not be read: ${(error as Error).message}`)
      if (listener.isClosed()) return
      // However many messages came meanwhile, one reading has them all.
      clearTimeout(retry)
      retry = setTimeout(onMessage, RETRY_MS).unref()
    })
  // Whoever begins to listen reads again: what was changed before did not arrive.
  listener.subscribe({ channel: resync.channel, onMessage, onListening: onMessage })

  return {
    current: () => current,
    changedIn({ broadcast, afterCommit }) {
      broadcast(resync)
      afterCommit(readAgain)
    },
  }
}
