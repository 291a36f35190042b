import type { FastifyInstance } from 'fastify'
import { DENIED, providerReturnPath } from '@loadout/contract/providers/provider-return.ts'
import { providerIds, type ProviderId } from '@loadout/contract/providers/provider-ids.ts'
import type { HttpParts } from '../domain.ts'
import { queryOf } from '../platform/http/query-params.ts'
import type { Site } from '../site-parts.ts'

/** The address that is registered at the other site, and to which it sends the browser back. */
export const returnUrl = ({ origin }: { origin: string }, provider: ProviderId) =>
  `${origin}/provider/auth/${provider}`

/** Longer is nothing that a site sends. */
const QUERY_MAX = 3_000
const STATE = /^[\w-]{1,100}$/

/**
 * Leads the browser on to the page (PROV-13). The address begins with our own path and holds
 * nothing but letters that an address takes, whatever the other site has sent (checklist F04).
 */
export function returnHttpRoutes(http: FastifyInstance, _: Site, { limits }: HttpParts) {
  for (const id of Object.values(providerIds))
    http.get(`/provider/auth/${id}`, { config: limits.of('page') }, async (request, reply) => {
      const query = queryOf(request.raw.url)
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(pathFor(id, query), 303)
    })
}

function pathFor(id: ProviderId, query: string): string {
  const parameters = new URLSearchParams(query.slice(0, QUERY_MAX))
  const state = parameters.get('state') ?? ''
  return providerReturnPath({
    id,
    data: isRefusal(parameters) ? DENIED : Buffer.from(parameters.toString()).toString('base64url'),
    state: STATE.test(state) ? state : '',
  })
}

/** Whoever was asked over there has said no, or has not come from there. */
const isRefusal = (parameters: URLSearchParams) =>
  parameters.get('error') === 'access_denied' ||
  parameters.get('openid.mode') === 'cancel' ||
  parameters.size === 0

/** What the page hands over, as it was sent; undefined when it says anything twice. */
export function readReturned(data: string): URLSearchParams | undefined {
  const parameters = new URLSearchParams(Buffer.from(data, 'base64url').toString())
  const names = [...parameters.keys()]
  return new Set(names).size === names.length ? parameters : undefined
}
