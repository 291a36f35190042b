import { setTimeout as wait } from 'node:timers/promises'
import { isConnectionError, isTimeLimit } from './availability.ts'

const TIMEOUT_MS = 15_000
const RETRY_MS = 100

/**
 * For what a server reads and writes while it starts. Nobody waits for an answer yet, and
 * PostgreSQL may be starting beside it, busy, or changed by another server that migrates: what it
 * does not answer is asked again for fifteen seconds, and then its error is thrown. `attempt` is
 * whole or leaves nothing behind.
 */
export async function retryWhileAway<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const isAway = isConnectionError(error) || isTimeLimit(error)
      if (!isAway || performance.now() > deadline) throw error
    }
    await wait(RETRY_MS)
  }
}
