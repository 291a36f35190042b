import { vi } from 'vitest'

/**
 * Waits for what comes true by itself, with expectations that fail until it has. How long that
 * takes depends on the machine and what else it does, so no test says it: the limit is there for
 * what never comes, and below the limit of a test, so that the expectation is what is shown.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 240_000, interval: 25 })
