import { systemClock, type Clock } from '../clock.ts'
import { createCachePurges } from './cache-purges.ts'
import { pageOf, type CachedPage } from './cached-page.ts'
import { createPageMemory } from './page-memory.ts'
import { createPurgedTags } from './purged-tags.ts'

export type PageCache = ReturnType<typeof createPageCache>

type Options = {
  seconds: number
  megabytes?: number
  elapsed?: () => number
  /** By which purges come that were put off. */
  clock?: Clock
}

type Storing = {
  dependsOn: readonly string[]
  /** Where the render stood in time. */
  begun: number
  /** When the oldest part of the page was read: it is as old as that. */
  since?: number
}

/** What stays after a rush: enough for what is read most while the database is away. */
const MEGABYTES_AT_REST = 8

/**
 * Keeps whole pages for some seconds, the same bytes for everyone. A purge removes what depends on
 * a tag and makes sure that a render begun before it is neither stored nor handed to somebody who
 * asked after it. What was only added to stays for hard times, for it says nothing wrong.
 */
export function createPageCache({
  seconds,
  megabytes = 48,
  elapsed = () => performance.now(),
  clock = systemClock,
}: Options) {
  const memory = createPageMemory(megabytes)
  const purged = createPurgedTags()
  const purges = createCachePurges({ memory, purged, clock })
  const rendering = createSharedRenders()

  function keep(key: string, page: CachedPage, { dependsOn, begun, since = elapsed() }: Storing) {
    purges.catchUp()
    const kept: CachedPage = { ...page, dependsOn, freshUntil: since + seconds * 1000 }
    const isOfUse = seconds > 0 || page.madeOf !== undefined
    if (isOfUse && !purged.isStale(dependsOn, begun)) memory.keep(key, kept)
    return kept
  }

  return {
    /** A page that is still fresh. */
    fresh(key: string): CachedPage | undefined {
      purges.catchUp()
      const page = memory.get(key)
      const now = elapsed()
      if (!page || page.freshUntil <= now) return undefined
      memory.markUsed(key, page, now)
      return page
    },

    /** The last page known, however old: better than an error while the database is away. */
    stale: (key: string) => (seconds > 0 ? memory.get(key) : undefined),

    /** The last page known, to be compared with what would be made now. */
    last: memory.get,

    /**
     * Renders once for everybody who asks meanwhile, unless something was purged since that render
     * began.
     */
    async once<T>(key: string, render: () => Promise<T>): Promise<T> {
      if (seconds === 0) return render()
      purges.catchUp()
      return rendering.once(key, purged.generation(), render)
    },

    /** Where a render stands in time: hand it to `store` when it is done. */
    begin(): number {
      purges.catchUp()
      return purged.generation()
    },

    /** Whether something that these tags stand for was purged since then. */
    isStale: purged.isStale,

    store: (
      key: string,
      html: string,
      { madeOf, ...storing }: Storing & Pick<CachedPage, 'madeOf'>,
    ) => keep(key, pageOf(html, madeOf), storing),

    /**
     * Keeps a page that has expired as a new one, because nothing that it was made of has changed.
     */
    renew: keep,

    encoded: memory.encoded,

    purge: purges.purge,
    purgeAddedTo: purges.purgeAddedTo,
    purgeAt: purges.purgeAt,
    purgeAll: purges.purgeAll,

    /** After a rush, whose pages would hold their memory until others need it. */
    shrink: () => memory.makeRoom(MEGABYTES_AT_REST),

    size: memory.size,
  }
}

/** Renders under way, for everybody who asks for the same at the same point in time. */
function createSharedRenders() {
  const running = new Map<string, { begun: number; page: Promise<unknown> }>()
  return {
    async once<T>(key: string, generation: number, render: () => Promise<T>): Promise<T> {
      const known = running.get(key)
      if (known && known.begun === generation) return known.page as Promise<T>
      const flight = { begun: generation, page: render() }
      running.set(key, flight)
      try {
        return await flight.page
      } finally {
        if (running.get(key) === flight) running.delete(key)
      }
    },
  }
}
