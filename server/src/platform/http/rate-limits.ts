import { isIPv6 } from 'node:net'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import type { RateClass } from '@loadout/contract/platform/endpoint.ts'
import { PublicError } from './public-error.ts'

/** Requests a minute and network; 0 switches a class off (AMB-158). */
export type RateLimitFigures = Record<RateClass | 'page' | 'picture', number>

export type RateLimits = { of: (rate: keyof RateLimitFigures) => FastifyContextConfig }

/** Someone with an IPv6 line owns a whole /64, so that is what counts as one caller. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

export async function limitRates(http: FastifyInstance, figures: RateLimitFigures): Promise<RateLimits> {
  await http.register(rateLimit, {
    global: false,
    cache: 20_000,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => new PublicError(429, 'too_many_requests'),
  })
  return {
    of: (rate) => (figures[rate] === 0 ? {} : { rateLimit: { max: figures[rate], groupId: rate } }),
  }
}
