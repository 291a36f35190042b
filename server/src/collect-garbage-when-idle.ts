import { performance } from 'node:perf_hooks'

const CHECK_INTERVAL_MS = 1_000
/**
 * Shares of a second. With more work than this there is something to give back; with less nobody
 * waits for it to be given.
 */
const BUSY = 0.3
const CALM = 0.05
/** A collection takes about a tenth of a second, which is not worth it more often. */
const REST_MS = 60_000

type Parts = {
  collect: () => void
  /** How much of the time since it was last asked the process has worked, from 0 to 1. */
  worked?: () => number
  elapsed?: () => number
}

/**
 * Starting fills twice the memory that running needs, and every rush takes some that V8 keeps
 * afterwards (docs/performance.md). One thorough collection in the first calm second gives it back.
 * It keeps no process alive.
 */
export function collectGarbageWhenIdle({
  collect,
  worked = shareOfWork(),
  elapsed = () => performance.now(),
}: Parts): void {
  // Starting was work.
  let hasWorked = true
  let last = Number.NEGATIVE_INFINITY
  setInterval(() => {
    const share = worked()
    hasWorked ||= share > BUSY
    if (!hasWorked || share > CALM || elapsed() - last < REST_MS) return
    hasWorked = false
    last = elapsed()
    collect()
  }, CHECK_INTERVAL_MS).unref()
}

function shareOfWork() {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
