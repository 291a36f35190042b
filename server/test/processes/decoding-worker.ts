/** A worker one of whose threads is busy for a minute or more, as a decoder's that hangs. */
import { pbkdf2 } from 'node:crypto'
import { serveOrders } from '../../src/platform/media/worker-process.ts'

serveOrders(async (rounds: number) => {
  pbkdf2('', '', rounds, 64, 'sha512', () => undefined)
  return process.pid
})
