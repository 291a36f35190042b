import { startTransition, useEffect, useState } from 'react'
import { nowInSeconds } from '../platform/now.ts'

const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined
let now = 0
/**
 * Whether the page that the server rendered has come to life, all of it: what is shown from then on
 * need not look like it.
 */
let isAlive = false

const read = () => (now ||= nowInSeconds())

function tick() {
  now = nowInSeconds()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  ticking ??= setInterval(tick, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
    now = 0
  }
}

/** For the frame around every page: from when it is there on, times are the reader's at once. */
export function useClockStart(): void {
  useEffect(() => {
    isAlive = true
  }, [])
}

/**
 * The reader's clock in unix seconds, moving once a minute. Undefined on the server and while
 * hydrating, so that a page that is cached for everyone and its first render in the browser are the
 * same.
 */
export function useReaderClock(): number | undefined {
  const [clock, setClock] = useState(() => (isAlive ? read() : undefined))
  useEffect(() => {
    // Not a store of React's: that would have a hundred comments say their times again in one go.
    const follow = () => startTransition(() => setClock(read()))
    follow()
    return subscribe(follow)
  }, [])
  return clock
}
