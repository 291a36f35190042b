type Countdown = { pause: () => void; go: () => void }

/**
 * Calls once when so many milliseconds have passed, not counting those while it was paused. Begins
 * paused.
 */
export function countdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= Date.now() - since
  }
  return {
    pause,
    go() {
      if (timer !== undefined) return
      since = Date.now()
      timer = setTimeout(onEnd, left)
    },
  }
}
