import type { Writable } from 'node:stream'

type Options = {
  /** So many go on at the same time. */
  atOnce: number
  /** One more than this is refused at once. */
  maxWaiting?: number
  /**
   * Nobody has ended for so long: those who wait are refused. Without it they wait for their turn.
   */
  stallTimeoutMs?: number
  /** Whoever waits is refused then in any case. */
  longestMs?: number
  /** Who takes longer does not show that those who wait are getting on. */
  swiftMs?: number
  refusal: () => Error
}

/** Whose end ends the waiting, too, such as an answer whose client has gone. */
type Waiting = Pick<Writable, 'destroyed' | 'once' | 'off'>

export type BoundedQueue = ReturnType<typeof boundedQueue>

/**
 * First come first served, where only so many may go on at the same time. The others wait while
 * those before them end, because much at once on a busy machine is no fault, and a refusal would
 * only be repeated (checklist L07, L09).
 */
export function boundedQueue({
  atOnce,
  maxWaiting = Number.POSITIVE_INFINITY,
  stallTimeoutMs = Number.POSITIVE_INFINITY,
  longestMs = Number.POSITIVE_INFINITY,
  swiftMs = Number.POSITIVE_INFINITY,
  refusal,
}: Options) {
  const queue = new Set<() => void>()
  let taken = 0
  let movedAt = performance.now()

  function wait(waiting?: Waiting): Promise<void> {
    if (waiting?.destroyed || queue.size >= maxWaiting) throw refusal()
    const joinedAt = performance.now()
    return new Promise((resolve, reject) => {
      let timer = checkAgainIn(Math.min(stallTimeoutMs, longestMs))
      queue.add(begin)
      waiting?.once('close', refuse)

      function leave() {
        clearTimeout(timer)
        queue.delete(begin)
        waiting?.off('close', refuse)
      }
      function begin() {
        leave()
        resolve()
      }
      function refuse() {
        leave()
        reject(refusal())
      }
      /** No timer holds for ever: it would end at once. */
      function checkAgainIn(ms: number) {
        return ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(checkSoon, ms)
      }
      /**
       * After a stall this comes before whatever has ended meanwhile is known: that is read first.
       */
      function checkSoon() {
        setImmediate(check)
      }
      function check() {
        if (!queue.has(begin)) return
        const now = performance.now()
        const until = Math.min(Math.max(joinedAt, movedAt) + stallTimeoutMs, joinedAt + longestMs)
        if (now < until) timer = checkAgainIn(until - now)
        else refuse()
      }
    })
  }

  return {
    /** Resolves when it is their turn; what it answers ends that. */
    async take(waiting?: Waiting): Promise<() => void> {
      if (taken < atOnce) taken++
      else await wait(waiting)
      const begunAt = performance.now()
      return () => {
        const now = performance.now()
        if (now - begunAt < swiftMs) movedAt = now
        // Whoever is next has the turn at once; nobody comes between.
        const [next] = queue
        if (next) next()
        else taken--
      }
    },
  }
}
