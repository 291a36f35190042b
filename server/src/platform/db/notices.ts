import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * What the processes of a site tell each other. `inDoubt` is said instead when nobody knows whether
 * the transaction came through.
 */
export type Notice = { channel: string; payload: string; inDoubt?: string }

const notify = (db: Db, notices: readonly Notice[]) =>
  sql`select pg_notify(channel, payload) from unnest(${notices.map(({ channel }) => channel)}::text[], ${notices.map(({ payload }) => payload)}::text[]) as notice (channel, payload)`.execute(
    db,
  )

/** What the transactions under way have to say. */
const held = new WeakMap<Db, Notice[]>()

/**
 * Tells the other processes when the change that `tx` belongs to is through, and not if it is
 * rolled back; outside of a change, with the statement itself.
 */
export async function tell(tx: Db, notice: Notice): Promise<void> {
  const notices = held.get(tx)
  if (notices) notices.push(notice)
  else await notify(tx, [notice])
}

/** Collects what a transaction has to say, for whoever says it afterwards. */
export function holdNotices(tx: Db): { notices: Notice[]; end: () => void } {
  const notices: Notice[] = []
  held.set(tx, notices)
  return { notices, end: () => void held.delete(tx) }
}

const RETRY_MS = 1_000

/**
 * Says it for many at once. A NOTIFY within the transaction of a change holds a lock of the whole
 * cluster until the change is on the disk, which every other change that notifies waits for. What
 * could not be said is made up for by `lookAgain`, which tells everybody to look at all there is:
 * again and again until it can be said, and with every start, because a process may die between a
 * change and its notice.
 */
export function createTeller({
  db,
  log,
  lookAgain,
}: {
  db: Db
  log: (message: string) => void
  lookAgain: readonly Notice[]
}) {
  let gathered: Notice[] = []
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failed = 0
  let isClosed = false

  async function send() {
    const notices = gathered
    gathered = []
    next = undefined
    try {
      await notify(db, notices)
    } catch (error) {
      failed++
      if (retry || isClosed) return
      log(`notices: ${(error as Error).message}`)
      makeUpForIt()
    }
  }

  function makeUpForIt() {
    retry = setTimeout(async () => {
      const before = failed
      const isSaid = await notify(db, lookAgain).then(
        () => true,
        () => false,
      )
      // Whoever failed meanwhile may have changed something after the others looked.
      if (isSaid && failed === before) retry = undefined
      else if (!isClosed) makeUpForIt()
    }, RETRY_MS)
    retry.unref()
  }

  /**
   * Resolves when it has been said, in the order in which it was asked for, or will be made up for.
   */
  function tellAll(notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return Promise.resolve()
    gathered.push(...notices)
    if (!next) last = next = last.then(send)
    return next
  }

  return {
    tell: tellAll,
    lookAgain: () => tellAll(lookAgain),
    close() {
      isClosed = true
      clearTimeout(retry)
    },
  }
}

export type Teller = ReturnType<typeof createTeller>
