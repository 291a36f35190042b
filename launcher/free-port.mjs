// Ports: one that is free, and whether one is.
import { createServer } from 'node:net'

/**
 * Below the range from which systems take the near end of outgoing connections: a server that tries
 * again and again to reach its stopped database could otherwise be given that very port, be
 * connected to itself and keep the database out.
 */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000)
    if (!(await portProblem(port, '127.0.0.1'))) return port
  }
}

/**
 * Answers why nobody can listen there: 'EADDRINUSE', 'EACCES'; nothing when one can.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>}
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    )
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
