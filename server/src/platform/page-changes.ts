import { randomUUID } from 'node:crypto'
import type { Db } from './db/database.ts'
import type { Listener } from './db/listener.ts'
import { holdNotices, type Notice, type Teller } from './db/notices.ts'

const CHANNEL = 'loadout_pages'

/** Runs a transaction and names what it made stale. */
export type ChangePages = <T>(
  work: (tx: Db, stale: (...tags: string[]) => void) => Promise<T>,
) => Promise<T>

type Purge = { purge: (tags: readonly string[]) => void; purgeAll: () => void }

/**
 * PostgreSQL carries 8000 bytes a message; a change of more tags than fit simply clears everything.
 */
const MOST_MESSAGE_BYTES = 7_500

type Message = { id: string; tags: string[] }

function announcement({ id, tags }: Message): string {
  const whole = JSON.stringify({ id, tags })
  return whole.length > MOST_MESSAGE_BYTES
    ? JSON.stringify({ id, tags: [] } satisfies Message)
    : whole
}

/** Makes every process forget all pages. */
export const everythingStale: Notice = {
  channel: CHANNEL,
  payload: JSON.stringify({ id: '', tags: [] } satisfies Message),
}

/**
 * The only way to write what pages show. Other processes hear of a change as soon as it is through,
 * with whatever else the transaction has to tell them (`db/notices.ts`), and of none that was
 * rolled back. This process purges before the writer gets its answer. When a COMMIT ends in doubt,
 * all look again.
 */
export function watchPageChanges({
  db,
  listener,
  teller,
  cache,
}: {
  db: Db
  listener: Listener
  teller: Teller
  cache: Purge
}): ChangePages {
  /** Changes of this process that it has purged for by itself and will hear of. */
  const own = new Set<string>()

  function hear(payload: string) {
    const { id, tags } = JSON.parse(payload || '{}') as Message
    if (own.delete(id)) return
    if (tags.length === 0) cache.purgeAll()
    else cache.purge(tags)
  }

  listener.on({
    channel: CHANNEL,
    hear,
    onListening() {
      // What was announced while nobody listened is unknown, so nothing kept may be trusted.
      own.clear()
      cache.purgeAll()
    },
  })

  return async (work) => {
    const tags = new Set<string>()
    let notices: Notice[] = []
    let isDone = false
    const tellOthers = () => {
      if (tags.size === 0) return teller.tell(notices)
      const id = randomUUID()
      own.add(id)
      cache.purge([...tags])
      return teller.tell([
        ...notices,
        { channel: CHANNEL, payload: announcement({ id, tags: [...tags] }) },
      ])
    }
    try {
      const result = await db.transaction().execute(async (tx) => {
        const said = holdNotices(tx)
        notices = said.notices
        try {
          const answer = await work(tx, (...stale) => stale.forEach((tag) => tags.add(tag)))
          isDone = true
          return answer
        } finally {
          said.end()
        }
      })
      await tellOthers()
      return result
    } catch (error) {
      if (isDone) {
        notices = notices.map(({ channel, payload, inDoubt = payload }) => ({
          channel,
          payload: inDoubt,
        }))
        void tellOthers()
      }
      throw error
    }
  }
}
