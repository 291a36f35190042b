import type { FastifyInstance } from 'fastify'
import { refuse } from './errors.ts'
import { API } from './serve.ts'

/** A path below the API that no call has is a missing call, not a page. */
export const refuseMissingCalls = (
  http: FastifyInstance,
  { has }: { has: (url: string) => boolean },
): void =>
  void http.all(`${API}/*`, { config: { access: 'anyone' } }, (request, reply) =>
    refuse(
      request,
      reply,
      has(request.url)
        ? { status: 405, code: 'method_not_allowed' }
        : { status: 404, code: 'call_not_found' },
    ),
  )

/** Pages answer every path that is read, so what is left is sent to one that nobody can change. */
export const refuseUnknownPaths = (http: FastifyInstance): void =>
  void http.setNotFoundHandler((request, reply) => {
    const known = request.method === 'GET' || request.method === 'HEAD'
    return refuse(
      request,
      reply,
      known ? { status: 404, code: 'page_not_found' } : { status: 405, code: 'method_not_allowed' },
    )
  })
