import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import type { Availability } from './availability.ts'
import type { BoundedQueue } from '../bounded-queue.ts'
import { namedStatement, renameStale, type StatementNames } from './named-statements.ts'

type Options = {
  pool: pg.Pool
  /** Who waits for a connection does so here: the pool always has one for whoever comes. */
  queue: BoundedQueue
  names: StatementNames
  availability: Pick<Availability, 'judge' | 'answered'>
}

/** A statement of a transaction whose answer nobody waits for. */
export type PipelinedQuery<Row> = CompiledQuery<Row> & { readonly pipelined: true }

const isPipelined = (query: CompiledQuery): boolean =>
  (query as Partial<PipelinedQuery<unknown>>).pipelined === true

/**
 * A statement that may take long where PostgreSQL has been told so (`executeLongRunning`). Any
 * other is given up by the connection after six seconds.
 */
export type LongRunningQuery<Row> = CompiledQuery<Row> & { readonly longRunning: true }

const isLongRunning = (query: CompiledQuery): boolean =>
  (query as Partial<LongRunningQuery<unknown>>).longRunning === true

const LONG_RUNNING_LIMITS = { query_timeout: 10 * 60_000 }

/**
 * PostgreSQL for Kysely, over connections in pg's pipeline mode: statements are named, so that each
 * is planned once a connection, and a BEGIN or a statement that is marked as pipelined is sent
 * without waiting for its answer, because being asked costs PostgreSQL more than most statements.
 * When one of those fails, so does whatever is awaited next, with the same error: the COMMIT at the
 * latest, which PostgreSQL then makes a ROLLBACK.
 */
export const pipelinedDialect = (options: Options): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => pipelinedDriver(options),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

const control = (sql: string) => CompiledQuery.raw(sql)
const BEGIN: PipelinedQuery<unknown> = { ...control('begin'), pipelined: true }

function pipelinedDriver({ pool, queue, names, availability }: Options): Driver {
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      try {
        const giveBack = await queue.take()
        const client = await pool.connect().catch((error: unknown) => {
          giveBack()
          throw error
        })
        return new PipelinedConnection(client, { giveBack, names, availability })
      } catch (error) {
        throw availability.judge(error)
      }
    },
    async beginTransaction(connection) {
      await connection.executeQuery(BEGIN)
    },
    async commitTransaction(connection) {
      await connection.executeQuery(control('commit'))
    },
    async rollbackTransaction(connection) {
      await (connection as PipelinedConnection).rollBack()
    },
    releaseConnection: (connection) => (connection as PipelinedConnection).release(),
    destroy: () => pool.end(),
  }
}

const NOT_AWAITED: QueryResult<never> = { rows: [] }
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #giveBack: () => void
  readonly #names: StatementNames
  readonly #availability: Options['availability']
  /** Settles with the last statement that was not awaited; answers come in their order. */
  #unawaited: Promise<unknown> = Promise.resolve()
  #failure: unknown
  #isBroken = false

  constructor(
    client: pg.PoolClient,
    {
      giveBack,
      names,
      availability,
    }: Pick<Options, 'names' | 'availability'> & { giveBack: () => void },
  ) {
    this.#client = client
    this.#giveBack = giveBack
    this.#names = names
    this.#availability = availability
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.#send(query)
    if (isPipelined(query)) {
      this.#unawaited = answer.catch((error: unknown) => {
        this.#failure ??= error
      })
      return NOT_AWAITED
    }
    const [result] = await Promise.allSettled([answer, this.#unawaited])
    if (this.#failure !== undefined) throw this.#failure
    if (result.status === 'rejected') throw result.reason
    return resultOf<Row>(result.value)
  }

  /** The next transaction on this connection begins without what went wrong in this one. */
  async rollBack(): Promise<void> {
    try {
      await Promise.all([this.#send(control('rollback')), this.#unawaited])
      this.#failure = undefined
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  release(): Promise<void> {
    this.#client.release(this.#isBroken)
    this.#giveBack()
    return Promise.resolve()
  }

  async #send(query: CompiledQuery): Promise<pg.QueryResult> {
    try {
      const statement = namedStatement(this.#names, query.sql, query.parameters)
      const answer = await this.#client.query(
        isLongRunning(query) ? { ...statement, ...LONG_RUNNING_LIMITS } : statement,
      )
      this.#availability.answered()
      return answer
    } catch (error) {
      renameStale(this.#names, query.sql, error)
      throw this.#availability.judge(error)
    }
  }

  // oxlint-disable-next-line require-yield -- nothing here reads more rows than fit in memory
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed: read them in pages.')
  }
}

const resultOf = <Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> => ({
  rows: rows as Row[],
  ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
})
