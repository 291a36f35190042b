import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'kysely'
import type { Db } from './db/database.ts'

const CHANNEL = 'loadout_pages'
const RECONNECT_MS = 500

/** Runs a transaction and names what it made stale. */
export type ChangePages = <T>(work: (tx: Db, stale: (...tags: string[]) => void) => Promise<T>) => Promise<T>

export type PageChanges = {
  change: ChangePages
  close: () => Promise<void>
}

type Purge = { purge: (tags: readonly string[]) => void; purgeAll: () => void }
type Message = { from: string; tags: string[] }

/** PostgreSQL carries 8000 bytes a message; a change of more tags than fit simply clears everything. */
const MOST_MESSAGE_BYTES = 7_500

/**
 * The only way to write what pages show. The tags travel as a NOTIFY of the same transaction, so other processes hear of a change
 * exactly when it is there to be read, and of none that was rolled back; this process purges before the writer gets its answer.
 */
export function watchPageChanges({ db, url, cache, log }: {
  db: Db
  url: string
  cache: Purge
  log: (message: string) => void
}): PageChanges {
  const self = randomUUID()
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  function hear(payload: string | undefined) {
    const { from, tags } = JSON.parse(payload ?? '{}') as Message
    if (from === self) return
    if (tags.length === 0) cache.purgeAll()
    else cache.purge(tags)
  }

  async function listen() {
    const next = new pg.Client({ connectionString: url, application_name: 'loadout listener', keepAlive: true, connectionTimeoutMillis: 2_000 })
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
      cache.purgeAll()
    } catch (error) {
      log(`page changes: ${(error as Error).message}`)
      lost()
    }
  }

  const change: ChangePages = async (work) => {
    const tags = new Set<string>()
    const result = await db.transaction().execute(async (tx) => {
      const answer = await work(tx, (...stale) => stale.forEach((tag) => tags.add(tag)))
      const whole = JSON.stringify({ from: self, tags: [...tags] } satisfies Message)
      const message = whole.length > MOST_MESSAGE_BYTES ? JSON.stringify({ from: self, tags: [] } satisfies Message) : whole
      if (tags.size > 0) await sql`select pg_notify(${CHANNEL}, ${message})`.execute(tx)
      return answer
    })
    cache.purge([...tags])
    return result
  }

  void listen()
  return {
    change,
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
