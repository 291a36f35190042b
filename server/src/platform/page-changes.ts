import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'kysely'
import type { Db } from './db/database.ts'

const CHANNEL = 'loadout_pages'
const RECONNECT_MS = 500
const FAREWELL_MS = 1_000

/** Runs a transaction and names what it made stale. */
export type ChangePages = <T>(work: (tx: Db, stale: (...tags: string[]) => void) => Promise<T>) => Promise<T>

export type PageChanges = {
  change: ChangePages
  /** When it listens for the first time, or has tried in vain and will again. */
  ready: Promise<void>
  close: () => Promise<void>
}

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
export function watchPageChanges({ db, url, cache, log }: {
  db: Db
  url: string
  cache: Purge
  log: (message: string) => void
}): PageChanges {
  /** Changes of this process that it purges for by itself and will hear of. */
  const own = new Set<string>()
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  function hear(payload: string | undefined) {
    const { id, tags } = JSON.parse(payload ?? '{}') as Message
    if (own.delete(id)) return
    if (tags.length === 0) cache.purgeAll()
    else cache.purge(tags)
  }

  async function listen() {
    const next = new pg.Client({ connectionString: url, application_name: 'loadout listener', keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: 2_000 })
    const lost = () => {
      if (closed || client !== next) return
      client = undefined
      timer = setTimeout(() => void listen(), RECONNECT_MS)
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => hear(payload))
    client = next
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      // What was announced while nobody listened is unknown, so nothing kept may be trusted.
      own.clear()
      cache.purgeAll()
    } catch (error) {
      log(`page changes: ${(error as Error).message}`)
      void next.end().catch(() => undefined)
      lost()
    }
  }

  const change: ChangePages = async (work) => {
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

  const ready = listen()
  return {
    change,
    ready,
    async close() {
      closed = true
      clearTimeout(timer)
      // A frozen server never says goodbye.
      await Promise.race([client?.end().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))])
    },
  }
}
