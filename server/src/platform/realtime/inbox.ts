import type { Db } from '../db/database.ts'
import { prepared, type Blanks } from '../db/prepared.ts'
import {
  deleteExpiredOutbox,
  recentEventIds,
  type EventMessage,
  type WrittenEvent,
} from './outbox.ts'

/** Longer than an event is kept, however late its transaction ended. */
const REMEMBERED_MS = 660_000
const RETRY_MS = 500

const eventsById = prepared((db, at: Blanks<{ ids: string[] }>) =>
  db
    .selectFrom('realtime_event')
    .select(['id', 'channel', 'event', 'data', 'except_socket'])
    .where((where) => where(where.ref('id'), '=', where.fn.any(where.val(at.ids)))),
)

export type Inbox = ReturnType<typeof createInbox>

/**
 * What this process is told of, each event once. It knows them by id and not by the greatest number
 * it has seen, because transactions end in another order than they count: after a pause it looks
 * through the last minutes for those it has not had.
 */
export function createInbox({
  db,
  deliver,
  isWanted,
  log,
}: {
  db: Db
  deliver: (event: WrittenEvent) => void
  /** Whether anybody here subscribes to the channel; what nobody does is not even read. */
  isWanted: (channel: string) => boolean
  log: (message: string) => void
}) {
  const had = createKnownIds()
  /** By id, in order; undefined is still to be read from the outbox. */
  const waiting = new Map<string, WrittenEvent | undefined>()
  const deleteExpired = deleteExpiredOutbox(db)
  let begun = false
  let mustCatchUp = false
  let working: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function work() {
    try {
      while (mustCatchUp || waiting.size > 0) {
        if (mustCatchUp) await catchUp()
        await deliverWaiting()
      }
      await deleteExpired()
    } catch (error) {
      log(`realtime: ${(error as Error).message}`)
      mustCatchUp = true
      if (!closed) timer = setTimeout(start, RETRY_MS)
    } finally {
      working = undefined
    }
  }

  async function catchUp() {
    mustCatchUp = false
    for (const id of await recentEventIds(db)) {
      // When a process starts nobody has been waiting for what was said before.
      if (!begun) had.remember(id)
      else if (!had.has(id) && !waiting.has(id)) waiting.set(id, undefined)
    }
    begun = true
  }

  async function deliverWaiting() {
    const missing = [...waiting].flatMap(([id, event]) => (event ? [] : [id]))
    const read = missing.length === 0 ? [] : await eventsById(db, { ids: missing })
    const found = new Map(read.map((event) => [event.id, event]))
    for (const id of missing) if (!found.has(id)) waiting.delete(id)
    for (const [id, event = found.get(id)] of waiting) {
      // It came while the others were read; it is its turn then.
      if (!event) break
      waiting.delete(id)
      if (had.remember(id)) deliver(event)
    }
  }

  function start() {
    if (!closed) working ??= work()
  }

  return {
    receive(message: EventMessage) {
      const { id, channel } = message
      if (had.has(id)) return
      const event = message.data === undefined ? undefined : message
      if (!event && !isWanted(channel)) return void had.remember(id)
      if (event && waiting.size === 0) {
        had.remember(id)
        return deliver(event)
      }
      // Behind those that came before it.
      if (event || !waiting.has(id)) waiting.set(id, event)
      return start()
    },
    /**
     * Nothing arrived for a while, or ever. Resolves when what was missed is delivered, or is being
     * tried again.
     */
    catchUp() {
      mustCatchUp = true
      start()
      return working ?? Promise.resolve()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await working
    },
  }
}

/** Ids of events that were delivered, for as long as one of them could come again. */
function createKnownIds() {
  const had = new Map<string, number>()
  return {
    has: (id: string) => had.has(id),
    /** Whether it is new. */
    remember(id: string): boolean {
      if (had.has(id)) return false
      const now = performance.now()
      had.set(id, now)
      for (const [old, since] of had) {
        if (now - since < REMEMBERED_MS) break
        had.delete(old)
      }
      return true
    },
  }
}
