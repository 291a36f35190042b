const IDLE_MS = 5_000

/** Runs something each time that the reader has left the page alone for a while. */
export function whenReaderIdle(run: () => void): void {
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(run, IDLE_MS)
  }
  for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, wait)
  wait()
}
