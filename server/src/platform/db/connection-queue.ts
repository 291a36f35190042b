/** A connection that comes back within this time shows that those who wait are getting on. */
const SWIFT_MS = 1_000

export type ConnectionQueue = ReturnType<typeof connectionQueue>

/**
 * Who waits for one of a few connections, first come first served. They wait while others come back
 * swiftly, because much at once on a busy machine is no fault, and a refusal would only be
 * repeated; when none has for a while, they are refused (checklist L09).
 */
export function connectionQueue({
  connections,
  standstillMs,
  longestMs,
}: {
  connections: number
  standstillMs: number
  longestMs: number
}) {
  const waiting = new Set<() => void>()
  let taken = 0
  let movedAt = performance.now()

  function wait(): Promise<void> {
    const joinedAt = performance.now()
    return new Promise((resolve, reject) => {
      let timer = setTimeout(look, standstillMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)

      function look() {
        const now = performance.now()
        const until = Math.min(Math.max(joinedAt, movedAt) + standstillMs, joinedAt + longestMs)
        if (now < until) {
          timer = setTimeout(look, until - now)
          return
        }
        waiting.delete(begin)
        reject(new Error('timeout exceeded when trying to connect'))
      }
    })
  }

  return {
    /** Resolves when a connection may be taken; what it answers says that it is back. */
    async take(): Promise<() => void> {
      if (taken < connections) taken++
      else await wait()
      const begunAt = performance.now()
      return () => {
        const now = performance.now()
        if (now - begunAt < SWIFT_MS) movedAt = now
        // Whoever is next has the connection at once; nobody comes between.
        const [next] = waiting
        if (!next) return void taken--
        waiting.delete(next)
        next()
      }
    },
  }
}
