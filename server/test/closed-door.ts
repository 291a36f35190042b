import { once } from 'node:events'
import { createServer } from 'node:net'
import { eventually } from './eventually.ts'

/**
 * Stands where a PostgreSQL was that is away, turns away whoever comes, and knows by which name:
 * what a program calls itself stands in the first thing that it says.
 */
export async function closedDoor(port: number) {
  const came: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (said) => {
      came.push(/application_name\0([^\0]*)\0/.exec(said.toString('latin1'))?.[1] ?? '')
      socket.destroy()
    })
  })
  // Whoever was killed there keeps the port for a moment longer.
  await eventually(async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  })
  return {
    came,
    open: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
