import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { systemClock, type Clock } from '../clock.ts'
import { createLaterPurges } from './later-purges.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page as it is sent: its bytes, made once, in each encoding somebody asked for. */
export type CachedPage = {
  readonly etag: string
  readonly identity: Buffer
  readonly dependsOn: readonly string[]
  /** Milliseconds of the monotonic clock; afterwards it is rendered anew. */
  freshUntil: number
  /** When it was last put behind all others that are thrown away before it. */
  usedAt: number
  br?: Buffer
  gzip?: Buffer
}

/**
 * Memory of exactly this length. A `Buffer` made otherwise is often a piece of 64 kB that others
 * share, and what zlib gives is the beginning of as much: kept like that, a page would hold far
 * more than what is counted of it.
 */
function exactBytes(bytes: Buffer | string): Buffer {
  const exact = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes))
  if (typeof bytes === 'string') exact.write(bytes)
  else bytes.copy(exact)
  return exact
}

function pageOf(html: string, dependsOn: readonly string[], freshUntil: number): CachedPage {
  const identity = exactBytes(html)
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, identity, dependsOn, freshUntil, usedAt: Number.NEGATIVE_INFINITY }
}

async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const compressed = await (encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gz(bytes))
  return exactBytes(compressed)
}

/** A page that is sent once and never kept, such as one that says that something is missing. */
export const unkeptPage = (html: string) => pageOf(html, [], 0)

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Tags whose last purge is remembered; beyond it every render begun before counts as stale, which
 * is merely slower.
 */
const MOST_TAGS = 10_000

/** What stays after a rush: enough for what is read most while the database is away. */
const MEGABYTES_AT_REST = 8

/** What many ask for at once need not be marked as used by each of them. */
const USE_COUNTS_MS = 100

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
}: {
  seconds: number
  megabytes?: number
  elapsed?: () => number
  /** By which purges come that were put off. */
  clock?: Clock
}) {
  const pages = new Map<string, CachedPage>()
  const rendering = new Map<string, { begun: number; page: Promise<unknown> }>()
  const compressing = new Map<string, Promise<Buffer>>()
  const purgedAt = new Map<string, number>()
  const later = createLaterPurges({ clock })
  let generation = 0
  let forgottenBefore = 0
  let bytes = 0

  const sizeOf = (key: string, page: CachedPage) =>
    key.length + page.identity.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0)

  function remove(key: string) {
    const page = pages.get(key)
    if (!page) return
    bytes -= sizeOf(key, page)
    pages.delete(key)
  }

  function makeRoom(most = megabytes) {
    for (const key of pages.keys()) {
      if (bytes <= most * 1_048_576) return
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

  /** Answers the pages that depend on one of these tags, for the caller to let go of. */
  function outdate(tags: readonly string[]): [key: string, page: CachedPage][] {
    if (tags.length === 0) return []
    generation++
    if (purgedAt.size + tags.length > MOST_TAGS) {
      purgedAt.clear()
      forgottenBefore = generation
    }
    const wanted = new Set(tags)
    for (const tag of wanted) purgedAt.set(tag, generation)
    return [...pages].filter(([, page]) => page.dependsOn.some((tag) => wanted.has(tag)))
  }

  function expire(tags: readonly string[]) {
    for (const [, page] of outdate(tags)) page.freshUntil = 0
  }

  const isStale = (dependsOn: readonly string[], begun: number) =>
    begun < forgottenBefore || dependsOn.some((tag) => (purgedAt.get(tag) ?? 0) > begun)

  return {
    /** A page that is still fresh. */
    fresh(key: string): CachedPage | undefined {
      expire(later.take())
      const page = pages.get(key)
      const now = elapsed()
      if (!page || page.freshUntil <= now) return undefined
      if (now - page.usedAt > USE_COUNTS_MS) {
        page.usedAt = now
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },

    /** The last page known, however old: better than an error while the database is away. */
    stale: (key: string): CachedPage | undefined => pages.get(key),

    /**
     * Renders once for everybody who asks meanwhile, unless something was purged since that render
     * began.
     */
    async once<T>(key: string, render: () => Promise<T>): Promise<T> {
      if (seconds === 0) return render()
      expire(later.take())
      const running = rendering.get(key)
      if (running && running.begun === generation) return running.page as Promise<T>
      const flight = { begun: generation, page: render() }
      rendering.set(key, flight)
      try {
        return await flight.page
      } finally {
        if (rendering.get(key) === flight) rendering.delete(key)
      }
    },

    /** Where a render stands in time: hand it to `store` when it is done. */
    begin(): number {
      expire(later.take())
      return generation
    },

    /** Whether something that these tags stand for was purged since then. */
    isStale,

    /** `since` is when the oldest part of a page was read: it is as old as that. */
    store(
      key: string,
      html: string,
      {
        dependsOn,
        begun,
        since = elapsed(),
      }: { dependsOn: readonly string[]; begun: number; since?: number },
    ): CachedPage {
      expire(later.take())
      const page = pageOf(html, dependsOn, since + seconds * 1000)
      if (seconds === 0 || isStale(dependsOn, begun)) return page
      remove(key)
      pages.set(key, page)
      bytes += sizeOf(key, page)
      makeRoom()
      return page
    },

    /**
     * The bytes in an encoding, compressed on the first request for it, once for everybody who
     * waits, and kept.
     */
    async encoded(key: string, page: CachedPage, encoding: Encoding): Promise<Buffer> {
      if (encoding === 'identity') return page.identity
      const known = page[encoding]
      if (known) return known
      const name = `${page.etag} ${encoding}`
      const running = compressing.get(name)
      if (running) return running
      const made = compress(page.identity, encoding)
        .then((compressed) => keepCompressed(key, page, encoding, compressed))
        .finally(() => compressing.delete(name))
      compressing.set(name, made)
      return made
    },

    /** After something that these tags stand for was replaced or taken away. */
    purge(tags: readonly string[]) {
      for (const [key] of outdate(tags)) remove(key)
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
      generation++
      forgottenBefore = generation
      for (const page of pages.values()) page.freshUntil = 0
    },

    /** After a rush, whose pages would hold their memory until others need it. */
    rest: () => makeRoom(MEGABYTES_AT_REST),

    size: () => ({ pages: pages.size, bytes }),
  }
}
