import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { retryCollisions } from '../db/retry-collisions.ts'
import { deleteExpiredOutbox, type WrittenEvent } from './outbox.ts'

/**
 * How often the outbox is checked for what nobody has relayed: the writer's process may have
 * ended before it could.
 */
const CHECK_INTERVAL_MS = 1_000
const AT_ONCE = 50
/**
 * In the text of the query, or PostgreSQL could not tell that the index of what waits is enough.
 */
const NOT_YET = sql.lit(false)

/** Hands events over, in order. When it fails they are handed over again. */
type Publish = (events: readonly WrittenEvent[]) => Promise<void>

export type Relay = ReturnType<typeof startRelay>

/**
 * Takes events from the outbox, when they are committed, to whatever carries them between
 * processes. One process at a time, so that they stay in order. What was handed over in doubt is
 * handed over again; whoever gets it knows it by its id.
 */
export function startRelay({
  db,
  publish,
  log,
}: {
  db: Db
  publish: Publish
  log: (message: string) => void
}) {
  const deleteExpired = deleteExpiredOutbox(db)
  let working: Promise<void> | undefined
  let again = false
  let isFailing = false
  const checking = setInterval(start, CHECK_INTERVAL_MS)
  checking.unref()

  async function work() {
    try {
      do {
        again = false
        while ((await relaySome()) === AT_ONCE);
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- who starts it meanwhile
      } while (again)
      await deleteExpired()
      isFailing = false
    } catch (error) {
      if (!isFailing) log(`realtime: events wait in the outbox: ${(error as Error).message}`)
      isFailing = true
    } finally {
      working = undefined
    }
  }

  async function relaySome(): Promise<number> {
    const [any] = await db
      .selectFrom('realtime_event')
      .select('number')
      .where('relayed', '=', NOT_YET)
      .limit(1)
      .execute()
    if (!any) return 0
    // No unit of work: what that announces goes out by way of this.
    return retryCollisions(() => db.transaction().execute(handOver))
  }

  async function handOver(tx: Db): Promise<number> {
    await acquireAdvisoryLock(tx, 'relay realtime events')
    const events = await tx
      .selectFrom('realtime_event')
      .select(['id', 'channel', 'event', 'data', 'except_socket'])
      .where('relayed', '=', NOT_YET)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute()
    if (events.length === 0) return 0
    await publish(events)
    await tx
      .updateTable('realtime_event')
      .set({ relayed: true })
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute()
    return events.length
  }

  function start() {
    if (working) again = true
    else working = work()
  }

  return {
    start,
    async close() {
      clearInterval(checking)
      await working
    },
  }
}
