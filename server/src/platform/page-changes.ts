import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db/database.ts'
import type { Listener } from './db/listener.ts'

const CHANNEL = 'loadout_pages'

/** Runs a transaction and names what it made stale. */
export type ChangePages = <T>(work: (tx: Db, stale: (...tags: string[]) => void) => Promise<T>) => Promise<T>

type Purge = { purge: (tags: readonly string[]) => void; purgeAll: () => void }

/** PostgreSQL carries 8000 bytes a message; a change of more tags than fit simply clears everything. */
const MOST_MESSAGE_BYTES = 7_500

type Message = { id: string; tags: string[] }

function announcement({ id, tags }: Message): string {
  const whole = JSON.stringify({ id, tags })
  return whole.length > MOST_MESSAGE_BYTES ? JSON.stringify({ id, tags: [] } satisfies Message) : whole
}

/**
 * The only way to write what pages show. The tags travel as a NOTIFY of the same transaction, so other processes hear of a change
 * exactly when it is there to be read, and of none that was rolled back. This process purges before the writer gets its answer, and hears its own
 * announcement too: should a COMMIT have ended in doubt, that is how it learns that it came through.
 */
export function watchPageChanges({ db, listener, cache }: { db: Db; listener: Listener; cache: Purge }): ChangePages {
  /** Changes of this process that it purges for by itself and will hear of. */
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
    const id = randomUUID()
    let announced = false
    try {
      const result = await db.transaction().execute(async (tx) => {
        const answer = await work(tx, (...stale) => stale.forEach((tag) => tags.add(tag)))
        if (tags.size === 0) return answer
        announced = true
        own.add(id)
        await sql`select pg_notify(${CHANNEL}, ${announcement({ id, tags: [...tags] })})`.execute(tx)
        return answer
      })
      if (announced) cache.purge([...tags])
      return result
    } catch (error) {
      // In doubt: what was heard of meanwhile did come through, and what comes later is heard like anybody else's.
      if (announced && !own.delete(id)) cache.purge([...tags])
      throw error
    }
  }
}
