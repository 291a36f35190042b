// The offline page stands under the address that was wanted, so trying again is to load that once
// more.
const tryAgain = () => (location.pathname === '/offline' ? location.replace('/') : location.reload())
addEventListener('online', tryAgain)
document.querySelector('[data-try-again]').addEventListener('click', (event) => {
  event.preventDefault()
  tryAgain()
})

// Not every browser says when the connection is back, and none when it is the site that was away:
// the page looks for itself, ever more seldom, and only while somebody looks at it.
const SHORTEST = 2_000
const LONGEST = 60_000
let pause = SHORTEST
let timer = 0

const wait = () => {
  clearTimeout(timer)
  if (!document.hidden && location.pathname !== '/offline') timer = setTimeout(look, pause)
}

/** A site that is in trouble is waited for like a connection that is away. */
const look = async () => {
  pause = Math.min(pause * 2, LONGEST)
  const answer = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST),
  }).catch(() => undefined)
  if (answer && answer.status < 500) tryAgain()
  else wait()
}

// Whoever comes back to the page does not wait out a long pause.
addEventListener('visibilitychange', () => {
  pause = SHORTEST
  wait()
})
wait()
