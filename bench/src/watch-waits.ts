/**
 * Asks an address again and again in a process of its own, and says how long it waited each time
 * when told that it is enough.
 */
import { openConnection } from './latencies.ts'

const PAUSE_MS = 5

process.once('message', async (url: string) => {
  const { ask, close } = openConnection()
  const waits: number[] = []
  const enough = new AbortController()
  process.once('message', () => enough.abort())
  process.send?.('watching')
  while (!enough.signal.aborted) {
    waits.push(await ask(url))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  close()
  process.send?.(waits)
})
