/** How often a call is tried before it is given up (API-19). */
export const MAX_ATTEMPTS = 8
const LONGEST_MS = 2048

/**
 * The site answers long before that, but a connection may be gone without a word, and a browser
 * waits for it for many minutes. A file takes its time on a slow line.
 */
export const answerTime = (holdsFile: boolean) => AbortSignal.timeout(holdsFile ? 600_000 : 60_000)
/** How often a call may wait so long. */
export const MAX_WAITED_OUT = 2

/**
 * Network failures and server errors pass; 501 and everything below 500 will not change by asking
 * again (API-13, API-16).
 */
export const isWorthRepeating = (status: number) =>
  status === 0 || (status >= 500 && status !== 501)

/** What somebody may be answered otherwise who asks later: a limit of calls passes as well. */
export const isPassing = (status: number) => isWorthRepeating(status) || status === 429

/**
 * The pause after the n-th failed attempt, counted from 1: 64 ms, then twice as long each time up
 * to 2048 (API-17, AMB-93).
 */
export const pauseAfter = (attempt: number) => Math.min(2 ** (attempt + 5), LONGEST_MS)

/** Lets so much time pass, or less when nobody waits any more. */
export const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
