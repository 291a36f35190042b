const SHORTEST_MS = 2_000
const LONGEST_MS = 60_000

/**
 * Calls back once, when the site can be reached again. Not every browser says when the connection
 * is back, and none when it is the site that was away: the page looks for itself, ever more seldom,
 * and only while somebody looks at it. A browser that says so may be early, so that is looked at,
 * too. Answers what ends the waiting.
 */
export function waitForSite(isBack: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let pause = SHORTEST_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    ended.abort()
    clearTimeout(timer)
  }
  const found = () => {
    end()
    isBack()
  }
  const look = async (pauseAfter: number) => {
    pause = pauseAfter
    const isReached = await reachesSite()
    if (signal.aborted) return
    if (isReached) found()
    else wait()
  }
  const wait = () => {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(() => void look(Math.min(pause * 2, LONGEST_MS)), pause)
  }
  // Whoever comes back to the page does not wait out a long pause.
  const lookAnew = () => {
    pause = SHORTEST_MS
    wait()
  }

  addEventListener('online', () => void look(SHORTEST_MS), { signal })
  addEventListener('visibilitychange', lookAnew, { signal })
  wait()
  return end
}

/** A site that is in trouble is waited for like a connection that is away. */
const reachesSite = () =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  )
