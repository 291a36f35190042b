import type { Socket } from 'node:net'
import type pg from 'pg'

/** The socket of a connection, which pg has and does not name in its types. */
export const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
