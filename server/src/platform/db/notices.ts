import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What the processes of a site tell each other. `inDoubt` is said instead when nobody knows whether the transaction came through. */
export type Notice = { channel: string; payload: string; inDoubt?: string }

const notify = (db: Db, notices: readonly Notice[]) =>
  sql`select pg_notify(channel, payload) from unnest(${notices.map(({ channel }) => channel)}::text[], ${notices.map(({ payload }) => payload)}::text[]) as notice (channel, payload)`.execute(db)

/** What the transactions under way have to say. */
const held = new WeakMap<Db, Notice[]>()

/** Tells the other processes when the change that `tx` belongs to is through, and not if it is rolled back; outside of a change, with the statement itself. */
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

/**
 * Says it for many at once. A NOTIFY within the transaction of a change holds a lock of the whole cluster until the change is on the disk, which
 * every other change that notifies waits for. Should this process die between the two, its next start tells everybody to look again.
 */
export function createTeller({ db, log }: { db: Db; log: (message: string) => void }) {
  let gathered: Notice[] = []
  let last = Promise.resolve()
  let next: Promise<void> | undefined

  async function send() {
    const notices = gathered
    gathered = []
    next = undefined
    try {
      await notify(db, notices).catch(() => notify(db, notices))
    } catch (error) {
      // Whoever listens to a PostgreSQL that is away has lost it as well, and looks again when it is back.
      log(`notices: ${(error as Error).message}`)
    }
  }

  /** Resolves when it has been said, in the order in which it was asked for. */
  return (notices: readonly Notice[]): Promise<void> => {
    if (notices.length === 0) return Promise.resolve()
    gathered.push(...notices)
    if (!next) last = next = last.then(send)
    return next
  }
}

export type Teller = ReturnType<typeof createTeller>
