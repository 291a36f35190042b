import { singleFlight } from '../single-flight.ts'
import { compress, type CachedPage, type Encoding } from './cached-page.ts'

/** What many ask for at once need not be marked as used by each of them. */
const USE_COUNTS_MS = 100

export type PageMemory = ReturnType<typeof createPageMemory>

/**
 * Pages by their keys, as many as there is room for: what was used longest ago goes first.
 */
export function createPageMemory(megabytes: number) {
  const pages = new Map<string, CachedPage>()
  const once = singleFlight<Buffer>()
  let bytes = 0

  const sizeOf = (key: string, page: CachedPage) =>
    key.length + page.identity.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0)

  function remove(key: string) {
    const page = pages.get(key)
    if (!page) return
    bytes -= sizeOf(key, page)
    pages.delete(key)
  }

  function makeRoom(max = megabytes) {
    for (const key of pages.keys()) {
      if (bytes <= max * 1_048_576) return
      remove(key)
    }
  }

  function keepCompressed(
    key: string,
    page: CachedPage,
    encoding: 'br' | 'gzip',
    compressed: Buffer,
  ) {
    page[encoding] = compressed
    if (pages.get(key) === page) {
      bytes += compressed.length
      makeRoom()
    }
    return compressed
  }

  /**
   * The bytes in an encoding, compressed on the first request for it, once for everybody who
   * waits, and kept.
   */
  async function encoded(key: string, page: CachedPage, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return page.identity
    const known = page[encoding]
    if (known) return known
    return once(`${page.etag} ${encoding}`, async () =>
      keepCompressed(key, page, encoding, await compress(page.identity, encoding)),
    )
  }

  return {
    get: (key: string) => pages.get(key),
    all: () => pages.values(),
    remove,
    makeRoom,

    markUsed(key: string, page: CachedPage, now: number) {
      if (now - page.usedAt <= USE_COUNTS_MS) return
      page.usedAt = now
      pages.delete(key)
      pages.set(key, page)
    },

    keep(key: string, page: CachedPage) {
      remove(key)
      pages.set(key, page)
      bytes += sizeOf(key, page)
      makeRoom()
    },

    dependingOn(tags: ReadonlySet<string>): [key: string, page: CachedPage][] {
      return [...pages].filter(([, page]) => page.dependsOn.some((tag) => tags.has(tag)))
    },

    encoded,
    size: () => ({ pages: pages.size, bytes }),
  }
}
