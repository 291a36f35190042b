import type pg from 'pg'

const BEGUN = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Nobody waits for the answer to a BEGIN: it goes out in one write with the first statement of its transaction, because telling PostgreSQL
 * that something is there costs more than what it then does. The connection must be a pipelined one. A connection that cannot begin is
 * broken, and says so to that first statement.
 */
export function sendBeginAlong(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (sql: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>
  const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection
  const query = (sql: string, parameters: readonly unknown[] = []) => {
    if (sql !== 'begin') return send(sql, parameters)
    stream.cork()
    setImmediate(() => stream.uncork())
    send(sql, parameters).catch(() => undefined)
    return Promise.resolve(BEGUN)
  }
  client.query = query as typeof client.query
}
