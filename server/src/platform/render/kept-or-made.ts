import type { Availability } from '../db/availability.ts'
import { refusalOf } from '../http/errors.ts'
import { unavailable } from '../http/public-error.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'

type PageSource<Answer> = {
  key: string
  make: () => Promise<Answer>
  /**
   * What a page that is kept answers; `isOld` is the last one known, because no other can be had.
   */
  kept: (page: CachedPage, isOld: boolean) => Answer
}

/**
 * A page that is still fresh, else one made anew; while the database is away the last one known,
 * however old. Made once for everybody who asks meanwhile.
 */
export function keptOrMade<Answer>(
  { cache, availability }: { cache: PageCache; availability: Pick<Availability, 'isUp'> },
  { key, make, kept }: PageSource<Answer>,
): Promise<Answer> {
  return cache.once(key, async () => {
    const fresh = cache.fresh(key)
    if (fresh) return kept(fresh, false)
    try {
      if (!availability.isUp()) throw unavailable()
      return await make()
    } catch (error) {
      const last = refusalOf(error).status === 503 ? cache.stale(key) : undefined
      if (!last) throw error
      return kept(last, true)
    }
  })
}
