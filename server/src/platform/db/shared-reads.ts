import pg from 'pg'
import type { Availability } from './availability.ts'
import { namedStatement, renameStale, type StatementNames } from './named-statements.ts'

type Read = {
  sql: string
  parameters: readonly unknown[]
  answer: (rows: unknown[]) => void
  fail: (error: unknown) => void
}

/** Runs one statement that changes nothing, and may run it twice. */
export type ReadShared = (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>

/** So long may a read keep those behind it waiting before they are asked again elsewhere. */
const TIMEOUT_MS = 250

/**
 * A connection that has answered this recently takes more reads; after it, or beyond so many, the
 * next is used as well.
 */
const FLOWING_MS = 10
const MAX_BEHIND = 64

type Options = {
  config: pg.ClientConfig
  connections: number
  availability: Pick<Availability, 'judge' | 'answered'>
  names: StatementNames
  /** Where reads go that have a slow one before them: a connection of their own. */
  alone: ReadShared
}

/**
 * Sends reads of many requests over few connections in pg's pipeline mode, one behind the other
 * without waiting for the answers: half of what a small query costs is telling PostgreSQL that it
 * is there. For the same reason the first connection takes whatever it can; the others are for when
 * it is held up.
 */
export function shareReads({ connections, ...options }: Options) {
  const shared = Array.from({ length: connections }, () => new SharedConnection(options))

  const read: ReadShared = (sql, parameters) =>
    new Promise((answer, fail) => {
      const connection =
        shared.find((each) => each.isFlowing) ??
        shared.reduce((best, each) => (each.length < best.length ? each : best))
      void connection.send({ sql, parameters, answer, fail })
    })

  return { read, close: () => Promise.all(shared.map((connection) => connection.close())) }
}

/**
 * One connection and the reads that wait for its answers, in their order. It is opened when first
 * needed, and anew after it broke.
 */
class SharedConnection {
  readonly #options: Omit<Options, 'connections'>
  #connection: Promise<pg.Client> | undefined
  #waiting = new Set<Read>()
  #lastAnswer = 0
  #isWatched = false

  constructor(options: Omit<Options, 'connections'>) {
    this.#options = options
  }

  get length(): number {
    return this.#waiting.size
  }

  get isFlowing(): boolean {
    if (this.length === 0) return true
    return this.length < MAX_BEHIND && performance.now() - this.#lastAnswer < FLOWING_MS
  }

  async send(read: Read): Promise<void> {
    const queue = this.#waiting
    if (queue.size === 0) this.#lastAnswer = performance.now()
    queue.add(read)
    try {
      this.#connection ??= this.#connect()
      const client = await this.#connection
      // Asked elsewhere meanwhile, because the connection took too long to open.
      if (!queue.has(read)) return
      this.#watch()
      const { rows } = await client.query(
        namedStatement(this.#options.names, read.sql, read.parameters),
      )
      this.#options.availability.answered()
      if (queue.delete(read)) read.answer(rows)
    } catch (error) {
      const cause = this.#options.availability.judge(error)
      const isStale = renameStale(this.#options.names, read.sql, error)
      if (queue.delete(read)) {
        if (isStale) this.#askElsewhere(read)
        else read.fail(cause)
      }
    }
    if (queue === this.#waiting) this.#lastAnswer = performance.now()
  }

  async close(): Promise<void> {
    const client = await this.#connection?.catch(() => undefined)
    await client?.end()
  }

  #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#options.config, pipeline: true })
    const opened = client.connect().then(() => client)
    const forget = () => {
      if (this.#connection === opened) this.#connection = undefined
    }
    client.on('error', (error) => {
      forget()
      this.#options.availability.judge(error)
    })
    client.on('end', forget)
    opened.catch(forget)
    return opened
  }

  #watch(): void {
    if (this.#isWatched) return
    this.#isWatched = true
    setTimeout(() => {
      // What has arrived while this process was busy is read first: it is no fault of the database.
      setImmediate(() => {
        this.#isWatched = false
        if (this.length === 0) return
        if (performance.now() - this.#lastAnswer >= TIMEOUT_MS) this.#askOthersElsewhere()
        else this.#watch()
      })
    }, TIMEOUT_MS)
  }

  /**
   * The first read keeps the connection to itself until its answer, and whatever comes next gets
   * another; all others are asked again on connections of the pool.
   */
  #askOthersElsewhere(): void {
    const [slow, ...others] = this.#waiting
    const held = this.#connection
    const queue = this.#waiting
    this.#waiting = new Set()
    this.#connection = undefined
    for (const read of others) {
      queue.delete(read)
      this.#askElsewhere(read)
    }
    if (slow) closeAfter(slow, () => held?.then((client) => client.end()).catch(() => undefined))
  }

  #askElsewhere({ sql, parameters, answer, fail }: Read): void {
    this.#options.alone(sql, parameters).then(answer, fail)
  }
}

function closeAfter(read: Read, close: () => unknown): void {
  const { answer, fail } = read
  read.answer = (rows) => {
    answer(rows)
    void close()
  }
  read.fail = (error) => {
    fail(error)
    void close()
  }
}
