import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Availability } from '../db/availability.ts'
import { isSameSecret } from '../is-same-secret.ts'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * What the process says of itself, whatever it serves. Measured once: each further measuring takes
 * a timer of its own that nothing ends.
 */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** For whoever is to be woken when clocks run apart (checklist N03). */
export const measureClockSkew = (seconds: () => number) =>
  new Gauge({
    name: 'loadout_clock_skew_seconds',
    help: 'By how much the clock of this process is ahead of that of PostgreSQL.',
    registers: [ofProcess],
    collect() {
      this.set(seconds())
    },
  })

/** One registry a site, not the global one: tests run several sites in one process. */
export function createMetrics(availability: Availability) {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'loadout_request_seconds',
    help: 'Requests by kind and status class; pages served from the cache are counted in loadout_page_cache_total only.',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const pageCache = new Counter({
    name: 'loadout_page_cache_total',
    help: 'Pages by where they came from.',
    labelNames: ['from'],
    registers: [registry],
  })
  new Gauge({
    name: 'loadout_database_up',
    help: '1 while PostgreSQL answers.',
    registers: [registry],
    collect() {
      this.set(availability.isUp() ? 1 : 0)
    },
  })
  /** For whoever is to be woken when something failed for good (checklist N06). */
  const measureFailedJobs = (count: () => Promise<number>) =>
    new Gauge({
      name: 'loadout_failed_jobs',
      help: 'Jobs that failed for good within the last week, and that staff have neither tried again nor deleted.',
      registers: [registry],
      async collect() {
        // While PostgreSQL is away nobody knows, and the other figures are wanted all the more.
        if (availability.isUp()) this.set(await count().catch(() => NaN))
        else this.set(NaN)
      },
    })
  return {
    requests,
    pageCache,
    measureFailedJobs,
    contentType: registry.contentType,
    read: () => Registry.merge([ofProcess, registry]).metrics(),
  }
}

function kindOf(url: string) {
  if (url.startsWith('/api/')) return 'call'
  if (url.startsWith('/media/')) return 'picture'
  return url.startsWith('/assets/') ? 'asset' : 'page'
}

/**
 * Seconds until an answer has left. A page from the cache is answered before, and not among them.
 */
export function measureRequests(http: FastifyInstance, { requests }: Metrics) {
  http.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { kind: kindOf(request.url), status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    )
  })
}

export type MetricsAccess = { token: string | undefined; production: boolean }

/**
 * Figures are for the operator: with a token from anywhere. Without one nobody reads them in
 * production, where a proxy on the same machine would make every visitor look local, and elsewhere
 * only this machine does.
 */
export function mayReadMetrics(
  request: FastifyRequest,
  { token, production }: MetricsAccess,
): boolean {
  if (token !== undefined)
    return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
  if (production) return false
  const address = request.socket.remoteAddress ?? ''
  const local =
    isIP(address) !== 0 && (address === '::1' || address.replace('::ffff:', '').startsWith('127.'))
  return (
    local &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  )
}
