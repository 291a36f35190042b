import type { Clock } from '../clock.ts'
import type { CachedPage } from './cached-page.ts'
import { createLaterPurges } from './later-purges.ts'
import type { PageMemory } from './page-memory.ts'
import type { PurgedTags } from './purged-tags.ts'

type Parts = { memory: PageMemory; purged: PurgedTags; clock: Clock }

/** Takes pages out of the memory, or lets them expire there, now or when it is time. */
export function createCachePurges({ memory, purged, clock }: Parts) {
  const later = createLaterPurges({ clock })

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

  /** After something that these tags stand for was replaced or taken away. */
  function purge(tags: readonly string[]) {
    for (const [key] of outdate(tags)) memory.remove(key)
  }

  /**
   * Trusts nothing that is kept any more: everything is rendered anew. Until then the old pages
   * stay for hard times, because the moment in which this is called is often one in which the
   * database is only just coming back.
   */
  function purgeAll() {
    purged.purgeAll()
    for (const page of memory.all()) page.freshUntil = 0
  }

  return {
    /** Before anything is read or kept: does the purges whose moment has come meanwhile. */
    catchUp: () => expire(later.take()),

    purge,

    /**
     * After something was added and nothing replaced: at once, unless the same was added to less
     * than two seconds ago; then once, when they are over.
     */
    purgeAddedTo: (tags: readonly string[]) => expire(later.afterAdditions(tags)),

    /** When something is to appear at a moment. */
    purgeAt: (moment: Date, tags: readonly string[]) => later.at(moment, tags),

    purgeAll,
  }
}
