import { systemClock, type Clock } from '../clock.ts'
import { pageOf, type CachedPage } from './cached-page.ts'
import { createLaterPurges } from './later-purges.ts'
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
  const later = createLaterPurges({ clock })
  const rendering = createSharedRenders()

  /** Answers the pages that depend on one of these tags, for the caller to let go of. */
  function outdate(tags: readonly string[]): [key: string, page: CachedPage][] {
    if (tags.length === 0) return []
    const wanted = new Set(tags)
    purged.purge(wanted)
    return memory.dependingOn(wanted)
  }

  function expire(tags: readonly string[]) {
    for (const [, page] of outdate(tags)) page.freshUntil = 0
  }

  function keep(key: string, page: CachedPage, { dependsOn, begun, since = elapsed() }: Storing) {
    expire(later.take())
    const kept: CachedPage = { ...page, dependsOn, freshUntil: since + seconds * 1000 }
    const isOfUse = seconds > 0 || page.madeOf !== undefined
    if (isOfUse && !purged.isStale(dependsOn, begun)) memory.keep(key, kept)
    return kept
  }

  return {
    /** A page that is still fresh. */
    fresh(key: string): CachedPage | undefined {
      expire(later.take())
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
      expire(later.take())
      return rendering.once(key, purged.generation(), render)
    },

    /** Where a render stands in time: hand it to `store` when it is done. */
    begin(): number {
      expire(later.take())
      return purged.generation()
    },

    /** Whether something that these tags stand for was purged since then. */
    isStale: purged.isStale,

    store: (
      key: string,
      html: string,
      { madeOf, ...storing }: Storing & Pick<CachedPage, 'madeOf'>,
    ) => keep(key, pageOf(html, madeOf), storing),

    /** Keeps a page that has expired as a new one, because nothing that it was made of has changed. */
    renew: keep,

    encoded: memory.encoded,

    /** After something that these tags stand for was replaced or taken away. */
    purge(tags: readonly string[]) {
      for (const [key] of outdate(tags)) memory.remove(key)
    },

    /**
     * After something was added and nothing replaced: at once, unless the same was added to less
     * than two seconds ago; then once, when they are over.
     */
    purgeAddedTo: (tags: readonly string[]) => expire(later.afterAdditions(tags)),

    /** When something is to appear at a moment. */
    purgeAt: (moment: Date, tags: readonly string[]) => later.at(moment, tags),

    /**
     * Trusts nothing that is kept any more: everything is rendered anew. Until then the old pages
     * stay for hard times, because the moment in which this is called is often one in which the
     * database is only just coming back.
     */
    purgeAll() {
      purged.purgeAll()
      for (const page of memory.all()) page.freshUntil = 0
    },

    /** After a rush, whose pages would hold their memory until others need it. */
    rest: () => memory.makeRoom(MEGABYTES_AT_REST),

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
