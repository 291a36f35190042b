import type { PageCache } from './page-cache.ts'

/** An answer as pages take it, with what makes it stale. */
type Answer = { output: unknown; dependsOn: readonly string[] }

/** When it was asked for, in milliseconds of the monotonic clock: a page is as old as its parts. */
type SharedAnswer = Answer & { askedAt: number }

/** More than there are languages times calls; the ones that were asked for first go first. */
const MAX_ANSWERS = 500

type Kept = {
  begun: number
  askedAt: number
  answer?: SharedAnswer
  coming?: Promise<SharedAnswer>
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/**
 * Keeps answers that many pages show alike, such as the links of the footer. The page cache says
 * which are stale: whatever purges a page in this process, by a writer here or in another one,
 * holds for them in the same moment.
 */
export function createSharedAnswers({
  seconds,
  cache,
  elapsed = () => performance.now(),
}: {
  seconds: number
  cache: Pick<PageCache, 'begin' | 'isStale'>
  elapsed?: () => number
}) {
  const kept = new Map<string, Kept>()

  /** One that is there, or on its way and not overtaken by any purge. */
  function usable(key: string, now: number): SharedAnswer | Promise<SharedAnswer> | undefined {
    const known = kept.get(key)
    if (!known || now - known.askedAt >= seconds * 1000) return undefined
    if (known.answer === undefined) return known.begun === cache.begin() ? known.coming : undefined
    return cache.isStale(known.answer.dependsOn, known.begun) ? undefined : known.answer
  }

  function keep(key: string, entry: Kept) {
    kept.delete(key)
    kept.set(key, entry)
    const [first] = kept.keys()
    if (kept.size > MAX_ANSWERS && first !== undefined) kept.delete(first)
  }

  return {
    async get(key: string, ask: () => Promise<Answer>): Promise<SharedAnswer> {
      const askedAt = elapsed()
      if (seconds === 0) return { ...(await ask()), askedAt }
      const begun = cache.begin()
      const known = usable(key, askedAt)
      if (known) return known
      const entry: Kept = { begun, askedAt }
      entry.coming = ask().then(({ output, dependsOn }) => {
        entry.answer = { output: frozen(output), dependsOn, askedAt }
        return entry.answer
      })
      keep(key, entry)
      try {
        return await entry.coming
      } catch (error) {
        if (kept.get(key) === entry) kept.delete(key)
        throw error
      }
    },
  }
}

/** All the way down: no page may change what the next one shows. */
function frozen<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object') return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
