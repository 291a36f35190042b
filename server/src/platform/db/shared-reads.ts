import pg from 'pg'
import type { Availability } from './availability.ts'
import { nameStatements, type StatementNames } from './named-statements.ts'
import { streamOf } from './stream-of.ts'

type Read = {
  sql: string
  parameters: readonly unknown[]
  answer: (rows: unknown[]) => void
  fail: (error: unknown) => void
}

/** Runs one statement that changes nothing, and may run it twice. */
export type ReadShared = (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>

/** So long may a read keep those behind it waiting before they are asked again elsewhere. */
const PATIENCE_MS = 250

/**
 * A connection that has answered this recently takes more reads; after it, or beyond so many, the
 * next is used as well.
 */
const FLOWING_MS = 10
const MOST_BEHIND = 64

type Options = {
  config: pg.ClientConfig
  connections: number
  availability: Pick<Availability, 'judge'>
  names: StatementNames
  /** Where reads go that have a slow one before them: a connection of their own. */
  alone: ReadShared
}

/**
 * Sends reads of many requests over few connections, one behind the other without waiting for the
 * answers, and all that came up in one turn of the event loop with one system call: half of what a
 * small query costs is telling PostgreSQL that it is there. For the same reason the first
 * connection takes whatever it can; the others are for when it is held up.
 */
export function shareReads({ config, connections, availability, names, alone }: Options) {
  const lines = Array.from({ length: connections }, () =>
    openLine({ config, availability, names, alone }),
  )

  const read: ReadShared = (sql, parameters) =>
    new Promise((answer, fail) => {
      const line =
        lines.find((each) => each.isFlowing()) ??
        lines.reduce((best, each) => (each.waiting() < best.waiting() ? each : best))
      line.send({ sql, parameters, answer, fail })
    })

  return { read, close: () => Promise.all(lines.map((line) => line.close())) }
}

/**
 * One connection and the reads that wait for its answers, in their order. It is opened when first
 * needed, and anew after it broke.
 */
function openLine({ config, availability, names, alone }: Omit<Options, 'connections'>) {
  let connection: Promise<pg.Client> | undefined
  let waiting = new Set<Read>()
  let lastAnswer = 0
  let watching = false
  const left = new WeakSet<pg.Client>()

  function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true })
    // What becomes of a connection that was left says nothing about the database: it is broken off
    // on purpose.
    const judge = (error: unknown) => (left.has(client) ? error : availability.judge(error))
    nameStatements(client, { judge, names })
    const opened = client.connect().then(
      () => client,
      (error: unknown) => Promise.reject(judge(error)),
    )
    const forget = () => {
      if (connection === opened) connection = undefined
    }
    client.on('error', (error) => {
      forget()
      judge(error)
    })
    client.on('end', forget)
    opened.catch(forget)
    return opened
  }

  async function send(read: Read) {
    const queue = waiting
    if (queue.size === 0) lastAnswer = performance.now()
    queue.add(read)
    try {
      connection ??= connect()
      const client = await connection
      // Asked elsewhere meanwhile, because the connection took too long to open.
      if (!queue.has(read)) return
      holdBack(client)
      watch()
      const { rows } = await client.query(read.sql, read.parameters as unknown[])
      if (queue.delete(read)) read.answer(rows)
    } catch (error) {
      if (queue.delete(read)) read.fail(error)
    }
    if (queue === waiting) lastAnswer = performance.now()
  }

  function watch() {
    if (watching) return
    watching = true
    setTimeout(() => {
      // What has arrived while this process was busy is read first: it is no fault of the database.
      setImmediate(() => {
        watching = false
        if (waiting.size === 0) return
        if (performance.now() - lastAnswer >= PATIENCE_MS) leaveBehind()
        else watch()
      })
    }, PATIENCE_MS)
  }

  /**
   * The first read keeps its connection to itself until its answer; all others are asked on
   * connections of their own.
   */
  function leaveBehind() {
    const [slow, ...others] = waiting
    const slowQueue = waiting
    const slowConnection = connection
    waiting = new Set()
    connection = undefined
    for (const read of others) {
      slowQueue.delete(read)
      alone(read.sql, read.parameters).then(read.answer, read.fail)
    }
    if (!slow) return
    const { answer, fail } = slow
    // Without waiting for what PostgreSQL still does for reads that nobody waits for any more.
    const end = async () => {
      const client = await slowConnection?.catch(() => undefined)
      if (!client) return
      left.add(client)
      streamOf(client).destroy()
    }
    slow.answer = (rows) => {
      answer(rows)
      void end()
    }
    slow.fail = (error) => {
      fail(error)
      void end()
    }
  }

  return {
    waiting: () => waiting.size,
    isFlowing: () =>
      waiting.size === 0 ||
      (waiting.size < MOST_BEHIND && performance.now() - lastAnswer < FLOWING_MS),
    send: (read: Read) => void send(read),
    async close() {
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}

/** What else this turn of the event loop wants to ask goes with the same write. */
function holdBack(client: pg.Client) {
  const stream = streamOf(client)
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
