import type { FastifyInstance } from 'fastify'
import { API } from './serve.ts'

/**
 * Other origins may read the API only when the configuration names them exactly, and never with
 * cookies (checklist M07).
 */
export function allowOrigins(http: FastifyInstance, origins: ReadonlySet<string>) {
  if (origins.size === 0) return
  http.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${API}/`)) return
    void reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin !== undefined && origins.has(origin))
      void reply.header('access-control-allow-origin', origin)
  })
}
