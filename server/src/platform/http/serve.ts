import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Access, Endpoint, InputOf, OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Availability } from '../db/availability.ts'
import { invalidRequest, unavailable } from './public-error.ts'
import { readParameters } from './parameters.ts'
import type { RateLimits } from './rate-limits.ts'

export const API = '/api'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use a route; every route below the API has it. */
    access?: Access
  }
}

export type Handler<E extends Endpoint> = (request: { input: ParsedInputOf<E> }) => OutputOf<E> | Promise<OutputOf<E>>

export type ServeOptions<E extends Endpoint> = {
  /** The tags whose purge makes this answer stale, such as `news:12`; cached pages that contain it go with them. */
  dependsOn?: (input: ParsedInputOf<E>) => readonly string[]
}

/** Binds an endpoint of the contract to its handler. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: ServeOptions<E>) => void

/** The same calls without HTTP, for pages rendered on the server. */
export type CallInProcess = <E extends Endpoint>(endpoint: Pick<E, 'method' | 'path'>, input: InputOf<E>) => Promise<Answer<OutputOf<E>>>
export type Answer<Output> = { output: Output; dependsOn: readonly string[] }

type Served = { endpoint: Endpoint; handler: Handler<Endpoint>; dependsOn: (input: unknown) => readonly string[] }

export type Calls = ReturnType<typeof serveCalls>

/**
 * Serves endpoints as routes of the API. The input is parsed by its schema before the handler sees it; of what the handler
 * returns only what the output schema names leaves the server (checklist G04, G05).
 */
export function serveCalls(http: FastifyInstance, { limits, availability }: { limits: Pick<RateLimits, 'of'>; availability: Pick<Availability, 'isUp'> }) {
  const calls = new Map<string, Served>()

  // Types cannot keep a JavaScript value or a cast out, and an unguarded route must never be served (checklist G01).
  http.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith(`${API}/`) && !config?.access) throw new Error(`${String(method)} ${url} has no access rule`)
  })

  const serve: Serve = (endpoint, handler, { dependsOn = () => [] } = {}) => {
    const key = `${endpoint.method} ${endpoint.path}`
    if (calls.has(key)) throw new Error(`${key} is served twice`)
    calls.set(key, { endpoint, handler, dependsOn: dependsOn as Served['dependsOn'] })

    const lists = listParameters(endpoint.input)
    http.route({
      method: endpoint.method,
      url: API + endpoint.path,
      config: { ...limits.of(endpoint.rate), access: endpoint.access },
      schema: { response: { 200: answerSchema(endpoint) } },
      async handler(request, reply) {
        const text = endpoint.method === 'GET' ? queryOf(request.raw.url) : typeof request.body === 'string' ? request.body : ''
        const input = parse(endpoint, readParameters(text, lists))
        void reply.header('cache-control', 'private, no-store')
        if (!availability.isUp()) throw unavailable()
        return handler({ input })
      },
    })
  }

  const callInProcess: CallInProcess = async ({ method, path }, raw) => {
    const served = calls.get(`${method} ${path}`)
    if (!served) throw new Error(`${method} ${path} is not served`)
    const input = parse(served.endpoint, raw)
    const output = served.endpoint.output.parse(await served.handler({ input }))
    return { output: output as never, dependsOn: served.dependsOn(input) }
  }

  const endpoints = () => [...calls.values()].map(({ endpoint }) => endpoint)
  const has = (url: string) => endpoints().some(({ path }) => API + path === url.split('?', 1)[0])

  return { serve, callInProcess, endpoints, has }
}

function parse<E extends Endpoint>(endpoint: E, raw: unknown): ParsedInputOf<E> {
  const parsed = endpoint.input.safeParse(raw)
  if (!parsed.success) throw invalidRequest()
  return parsed.data as ParsedInputOf<E>
}

export function queryOf(url = ''): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}

/** The names of parameters that take a list: those whose schema makes one of a single value. */
function listParameters(input: z.ZodType): ReadonlySet<string> {
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}
  return new Set(Object.keys(shape).filter((name) => Array.isArray(shape[name]?.safeParse('1').data)))
}

/** Fastify turns this into a serialiser that writes the named fields and drops every other. */
const answerSchema = ({ output }: Endpoint) => z.toJSONSchema(output, { target: 'draft-7', io: 'output' })
