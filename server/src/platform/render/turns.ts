/**
 * Pages that are made at the same time: half-made ones cost memory, and more of them make none
 * ready sooner.
 */
const AT_ONCE = 4

/**
 * Whoever waits longer begins all the same: those before may be stuck on something that this page
 * does not need.
 */
const TIMEOUT_MS = 500

/**
 * Keeps making pages from taking the whole process, so that requests for anything else are answered
 * in between.
 */
export function createTurns() {
  const queued = new Set<() => void>()
  const ready: (() => void)[] = []
  let making = 0

  async function begin() {
    if (making >= AT_ONCE) {
      await new Promise<void>((resolve) => {
        const leave = () => {
          clearTimeout(timer)
          queued.delete(leave)
          resolve()
        }
        const timer = setTimeout(leave, TIMEOUT_MS)
        queued.add(leave)
      })
    }
    making++
  }

  function end() {
    making--
    const [next] = queued
    if (next && making < AT_ONCE) next()
  }

  function assembleNext() {
    ready.shift()?.()
    if (ready.length > 0) setImmediate(assembleNext)
  }

  return {
    /** Makes a page as soon as few enough are being made. */
    make: async <Page>(page: () => Promise<Page>): Promise<Page> => {
      await begin()
      try {
        return await page()
      } finally {
        end()
      }
    },

    /**
     * Resolves when a page may be put together: one in each turn of the event loop, because nothing
     * else runs meanwhile.
     */
    waitToAssemble: () =>
      new Promise<void>((resolve) => {
        if (ready.push(resolve) === 1) setImmediate(assembleNext)
      }),
  }
}
