import type { FastifyInstance } from 'fastify'
import { refuse } from '../platform/http/errors.ts'

/**
 * Asked for anew each time, so that a release or its absence is noticed. A worker that finds its
 * file missing ends itself.
 */
export function serveServiceWorker(http: FastifyInstance, serviceWorker: string | undefined) {
  http.get('/service-worker.js', (request, reply) => {
    if (serviceWorker === undefined)
      return refuse(request, reply.header('cache-control', 'no-store'), {
        status: 404,
        code: 'page_not_found',
      })
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(serviceWorker)
  })
}
