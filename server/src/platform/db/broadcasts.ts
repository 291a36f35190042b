import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * What one process of a site says to all. `inDoubt` is sent instead when nobody knows whether the
 * transaction came through.
 */
export type Message = { channel: string; payload: string; inDoubt?: string }

/**
 * Nobody waits for the disk: what the messages tell of is on it already, and they themselves are
 * not.
 */
const notify = (db: Db, messages: readonly Message[]) =>
  sql`
    select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
    from unnest(
      ${messages.map(({ channel }) => channel)}::text[],
      ${messages.map(({ payload }) => payload)}::text[]
    ) as message (channel, payload)`.execute(db)

const RETRY_MS = 1_000

export type Broadcaster = ReturnType<typeof createBroadcaster>

/**
 * Sends the messages of many transactions at once, each after its commit. A NOTIFY within the
 * transaction holds a lock of the whole cluster until that is on the disk, which every other
 * transaction that notifies waits for. For messages that could not be sent it sends `resync`, which
 * makes every process read anew all that it keeps: again and again until it is through, and with
 * every start, because a process may die between a commit and its messages.
 */
export function createBroadcaster({
  db,
  log,
  resync,
}: {
  db: Db
  log: (message: string) => void
  resync: readonly Message[]
}) {
  let queue: Message[] = []
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false

  async function flush() {
    const messages = queue
    queue = []
    next = undefined
    try {
      await notify(db, messages)
    } catch (error) {
      failures++
      if (retry || isClosed) return
      log(`broadcasts: ${(error as Error).message}`)
      retryResync()
    }
  }

  function retryResync() {
    retry = setTimeout(async () => {
      const before = failures
      const isSent = await notify(db, resync).then(
        () => true,
        () => false,
      )
      // What failed meanwhile may have changed something after the others read it.
      if (isSent && failures === before) retry = undefined
      else if (!isClosed) retryResync()
    }, RETRY_MS)
    retry.unref()
  }

  /** Resolves when they are sent, in the order of the calls, or a resync will follow. */
  function send(messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return Promise.resolve()
    queue.push(...messages)
    if (!next) last = next = last.then(flush)
    return next
  }

  function close() {
    isClosed = true
    clearTimeout(retry)
  }

  return { send, resync: () => send(resync), close }
}
