import type { IncomingMessage, ServerResponse } from 'node:http'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Availability } from '../db/availability.ts'
import type { Random } from '../random.ts'
import { bodyMemory } from './body-memory.ts'
import { boundedServer } from './bounded-server.ts'
import { answerBrokenRequests, type AnswerBroken } from './broken-requests.ts'
import { allowOrigins } from './cross-origin.ts'
import { answerErrors, refuse } from './errors.ts'
import { loggerOptions, logRequests, type LogOptions } from './logging.ts'
import { createMetrics, measureRequests } from './metrics.ts'
import { limitRates, type RateLimitFigures } from './rate-limits.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { warnOfUnnamedProxy } from './unnamed-proxy.ts'

type Configuration = {
  logLevel: string
  /** Addresses whose forwarding headers are believed. */
  trustedProxies: readonly string[]
  corsOrigins: ReadonlySet<string>
  secret: string
  rateLimits: RateLimitFigures
}

type Options = {
  configuration: Configuration
  /** Of every answer. */
  headers: SecurityHeaders
  availability: Availability
  random: Random
  /** Where log lines go; standard output when left out. */
  log: LogOptions['destination'] | undefined
}

/** Answers a request before Fastify sees it; false leaves it to a route. */
type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean

/** What may change while the server runs. */
type State = { isDraining: boolean; answerFirst: AnswerFirst }

export type HttpServer = Awaited<ReturnType<typeof createHttpServer>>

/** What every answer goes through, whatever is served. Nothing listens yet. */
export async function createHttpServer({
  configuration,
  headers,
  availability,
  random,
  log,
}: Options) {
  const state: State = { isDraining: false, answerFirst: () => false }
  const answerBroken = answerBrokenRequests(headers)
  const metrics = createMetrics(availability)
  const http = fastify({
    ...serverOptions(state, headers, answerBroken),
    ...loggingOptions(configuration.logLevel, log, random),
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
  })

  http.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  allowOrigins(http, configuration.corsOrigins)
  measureRequests(http, metrics)
  logRequests(http, { level: configuration.logLevel, secret: configuration.secret })
  warnOfUnnamedProxy(http, configuration)
  answerErrors(http)
  logAvailability(http, availability)
  http.removeAllContentTypeParsers()
  const limits = await limitRates(http, {
    figures: configuration.rateLimits,
    trustedProxies: configuration.trustedProxies,
  })
  return { http, headers, limits, metrics, answerBroken, withShare: bodyMemory(), state }
}

const serverOptions = (state: State, headers: SecurityHeaders, answerBroken: AnswerBroken) => ({
  // Whoever got in before the port closed is served, and told not to come back on this connection
  // (checklist O01).
  return503OnClosing: false,
  forceCloseConnections: 'idle' as const,
  routerOptions: { maxParamLength: 500, querystringParser: () => ({}) },
  // No hook runs before these two, so they bring the headers of every answer themselves.
  frameworkErrors: (_: unknown, request: object, reply: { headers: (all: object) => object }) =>
    refuse(request as never, reply.headers(headers) as never, {
      status: 400,
      code: 'invalid_request',
    }),
  clientErrorHandler: answerBroken,
  serverFactory: (handler: (request: IncomingMessage, response: ServerResponse) => void) =>
    boundedServer((request, response) => {
      if (state.isDraining) response.setHeader('connection', 'close')
      if (!state.answerFirst(request, response)) handler(request, response)
    }),
})

const loggingOptions = (level: string, log: Options['log'], random: Random) => ({
  logger: loggerOptions({ level, ...(log ? { destination: log } : {}) }),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestIds(random),
})

const logAvailability = (http: FastifyInstance, availability: Availability) =>
  availability.onChange((isUp) =>
    http.log.warn(isUp ? 'PostgreSQL answers again' : 'PostgreSQL does not answer'),
  )

/** Unique among all processes, and cheap: a random start, then counting. */
function requestIds(random: Random): () => string {
  const start = random.bytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}
