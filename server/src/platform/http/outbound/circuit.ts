const MAX_FAILURES = 5
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

/**
 * Leaves a service alone that has failed several times in a row, twice as long with each further
 * time. After a pause one question is let through: its answer decides for the others. In memory of
 * this process, on the monotonic clock.
 */
export function createCircuit(now: () => number = () => performance.now()) {
  let failures = 0
  let pause = 0
  let pausedUntil = Number.NEGATIVE_INFINITY
  let isTrying = false

  return {
    /** Whether it may be asked now; whoever is told so says afterwards how it went. */
    admits(): boolean {
      if (pause === 0) return true
      if (isTrying || now() < pausedUntil) return false
      isTrying = true
      return true
    },
    succeeded(): void {
      failures = 0
      pause = 0
      isTrying = false
    },
    failed(): void {
      failures++
      if (failures < MAX_FAILURES) return
      // Of many that were under way when it began to fail only the first lengthens the pause.
      if (pause > 0 && !isTrying) return
      pause = pause === 0 ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      pausedUntil = now() + pause
      isTrying = false
    },
  }
}
