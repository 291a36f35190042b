import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import type { RateLimits } from '../rate-limits.ts'
import { API } from '../serve.ts'
import { apiPage } from './api-page.ts'
import { openApiDocument, type OpenApiDocument } from './document.ts'
import type { DocumentedDomain } from './documented-call.ts'

type OpenApiParts = {
  domains: Readonly<Record<string, DocumentedDomain>>
  endpoints: () => readonly Endpoint[]
  origin: string
  siteName: () => string
  limits: RateLimits
}

/** The API as programs read it, and as people do. */
export function serveOpenApi(
  http: FastifyInstance,
  { domains, endpoints, origin, siteName, limits }: OpenApiParts,
) {
  let document: OpenApiDocument | undefined
  const read = (): OpenApiDocument => {
    document ??= openApiDocument({ domains, served: endpoints(), origin })
    return { ...document, info: { ...document.info, title: `${siteName()} API` } }
  }
  // It has hundreds of kilobytes, which are written anew each time.
  const config = { access: 'anyone' as const, ...limits.of('read') }
  http.get(`${API}/openapi.json`, { config }, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(read()),
  )
  http.get(`${API}/docs`, { config }, async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(apiPage(read(), siteName())),
  )
}
