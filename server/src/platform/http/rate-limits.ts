import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import type { RateClass } from '@loadout/contract/platform/endpoint.ts'
import { PublicError } from './public-error.ts'

/** Requests a minute and network; 0 switches a class off (AMB-158). */
export type RateLimitFigures = Record<RateClass | 'page' | 'picture', number>

/** What a route takes as its `config` to be counted; nothing where its class is switched off. */
export type RateLimits = {
  of: (rate: keyof RateLimitFigures) => FastifyContextConfig
  /** For a route whose requests differ in what they cost. */
  ofEach: (rateOf: (request: FastifyRequest) => keyof RateLimitFigures) => FastifyContextConfig
  /** Counts a request that is answered before it reaches a route; whether it is one too many. */
  isOver: (rate: keyof RateLimitFigures, request: IncomingMessage) => boolean
}

/**
 * Someone with an IPv6 line owns a whole /64, so that is what counts as one caller. Whoever is gone
 * before they were seen has no address.
 */
export function networkOf(address = ''): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
    ...right,
  ]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const WINDOW_MS = 60_000
const MAX_CALLERS = 50_000

type Counted = (error: null, state: { current: number; ttl: number }) => void

/** One counter for each class and network, on the monotonic clock (checklist N03). */
function countersOfAMinute() {
  const counters = new Map<string, { current: number; begun: number }>()

  return (key: string): { current: number; ttl: number } => {
    const now = performance.now()
    const known = counters.get(key)
    const counter = known && now - known.begun < WINDOW_MS ? known : { current: 0, begun: now }
    counter.current++
    // The longest unused come first, and go first when there are too many.
    counters.delete(key)
    counters.set(key, counter)
    if (counters.size > MAX_CALLERS) counters.delete(counters.keys().next().value ?? '')
    return { current: counter.current, ttl: counter.begun + WINDOW_MS - now }
  }
}

/**
 * The counters as the plugin wants them. Its own store would count every route by itself, so a
 * class of ten calls would have ten times its figure.
 */
const storeOf = (count: ReturnType<typeof countersOfAMinute>) =>
  class {
    incr(key: string, counted: Counted) {
      counted(null, count(key))
    }

    child() {
      return this
    }
  }

/** Counts by network, each process for itself, and only routes that take their limit from here. */
export async function limitRates(
  http: FastifyInstance,
  { figures, trustedProxies }: { figures: RateLimitFigures; trustedProxies: readonly string[] },
): Promise<RateLimits> {
  const count = countersOfAMinute()
  // As Fastify finds `request.ip`.
  const isTrusted = proxyAddress.compile([...trustedProxies])
  const addressOf = (request: IncomingMessage) =>
    trustedProxies.length === 0
      ? (request.socket.remoteAddress ?? '')
      : proxyAddress(request, isTrusted)
  await http.register(rateLimit, {
    global: false,
    store: storeOf(count),
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => new PublicError(429, 'too_many_requests'),
  })
  return {
    of: (rate) => (figures[rate] === 0 ? {} : { rateLimit: { max: figures[rate], groupId: rate } }),
    // The plugin puts the group behind the network; the key is the same here, so the counters are
    // too.
    ofEach: (rateOf) => ({
      rateLimit: {
        keyGenerator: (request) => networkOf(request.ip) + rateOf(request),
        max: (request) => figures[rateOf(request)],
        allowList: (request) => figures[rateOf(request)] === 0,
      },
    }),
    isOver: (rate, request) =>
      figures[rate] > 0 && count(networkOf(addressOf(request)) + rate).current > figures[rate],
  }
}
