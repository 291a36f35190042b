const MOST_KEYS = 100_000

/**
 * Counts what went wrong under a key, such as passwords for a name, and says when that was too
 * often (checklist E02). In memory of this process, on the monotonic clock: it slows guessing down,
 * nothing depends on the exact figure.
 */
export function countAttempts({ most, windowMs }: { most: number; windowMs: number }) {
  const counters = new Map<string, { count: number; begun: number }>()

  function counterOf(key: string) {
    const known = counters.get(key)
    return known && performance.now() - known.begun < windowMs ? known : undefined
  }

  return {
    isTooMany: (key: string) => (counterOf(key)?.count ?? 0) >= most,
    count(key: string) {
      const counter = counterOf(key) ?? { count: 0, begun: performance.now() }
      counter.count++
      // The longest untouched come first, and go first when there are too many.
      counters.delete(key)
      counters.set(key, counter)
      if (counters.size > MOST_KEYS) counters.delete(counters.keys().next().value ?? '')
    },
    forget: (key: string) => void counters.delete(key),
  }
}
