import { onTestFinished, vi } from 'vitest'

/**
 * Lets the monotonic clock, by which sessions are believed for a second, stand still until the test
 * is over: at this moment, or so much later. So nothing comes true only because time has passed.
 */
export function stopMonotonicClock({ later = 0 } = {}): void {
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + later)
  onTestFinished(() => stopped.mockRestore())
}
