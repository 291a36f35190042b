import type pg from 'pg'
import { streamOf } from './stream-of.ts'

const NOT_AWAITED = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/** By their parameters, because nothing else of a statement comes through Kysely as it was. */
const along = new WeakSet<readonly unknown[]>()

/**
 * Nobody waits for the answer to the statement that is executed with these parameters. It must be
 * part of a transaction.
 */
export const goesAlong = (parameters: readonly unknown[]) => void along.add(parameters)

/**
 * Nobody waits for the answer to a BEGIN, nor to statements that say so: they go out in one write
 * with the next one of their transaction, because telling PostgreSQL that something is there costs
 * more than what it then does. The connection must be a pipelined one. When one of them fails, so
 * does whatever is awaited next, with the same error: the COMMIT at the latest, which PostgreSQL
 * then makes a ROLLBACK.
 */
export function sendAlong(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (
    sql: string,
    parameters: readonly unknown[],
  ) => Promise<pg.QueryResult>
  const stream = streamOf(client)
  let isHeld = false
  let failure: unknown
  /** Settles with the last that was not awaited; answers come in the order of their statements. */
  let last: Promise<unknown> = Promise.resolve()

  function hold() {
    if (isHeld) return
    isHeld = true
    stream.cork()
    setImmediate(release)
  }

  function release() {
    if (!isHeld) return
    isHeld = false
    stream.uncork()
  }

  async function answered(sql: string, answer: Promise<pg.QueryResult>) {
    const [result] = await Promise.allSettled([answer, last])
    const earlier = failure
    if (sql === 'commit' || sql === 'rollback') failure = undefined
    if (earlier !== undefined && sql !== 'rollback') throw earlier
    if (result.status === 'rejected') throw result.reason
    return result.value
  }

  const query = (sql: string, parameters: readonly unknown[] = []) => {
    if (sql !== 'begin' && !along.has(parameters)) {
      const answer = send(sql, parameters)
      release()
      return answered(sql, answer)
    }
    hold()
    last = send(sql, parameters).catch((error: unknown) => {
      failure ??= error
    })
    return Promise.resolve(NOT_AWAITED)
  }
  client.query = query as typeof client.query
}
