import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  Access,
  Endpoint,
  InputOf,
  OutputOf,
  ParsedInputOf,
} from '@loadout/contract/platform/endpoint.ts'
import type { Transact } from '../unit-of-work.ts'
import { answerCalls, type AnswerParts, type AnyCall, type ServedEndpoint } from './answer-call.ts'
import { queryOf } from './query-params.ts'
import type { SharedAnswers } from '../render/shared-answers.ts'
import type { BodyMemory } from './body-memory.ts'
import { callTurns } from './call-turns.ts'
import { parseInput, pictureRules } from './call-input.ts'
import { admit, type Caller, type Credentials } from './caller.ts'
import { noDevice } from './devices.ts'
import { PublicError } from './public-error.ts'
import { networkOf, type RateLimits } from './rate-limits.ts'
import { isMultipart, receiveForms, takeForms, type ReceivedForm } from './receive-forms.ts'

export const API = '/api'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use a route; every route below the API has it. */
    access?: Access
  }
}

/** Who calls, as far as the access rule of the endpoint says that anybody is known. */
type CallerOf<Who extends Access> = Who extends 'anyone'
  ? undefined
  : Who extends 'reader'
    ? Caller | undefined
    : Caller

/** What a handler gets: parsed input, and a caller as far as the access rule promises one. */
export type CallRequest<E extends Endpoint> = Omit<AnyCall, 'input' | 'caller'> & {
  input: ParsedInputOf<E>
  caller: CallerOf<E['access']>
}

type Handler<E extends Endpoint> = (request: CallRequest<E>) => OutputOf<E> | Promise<OutputOf<E>>

type ServeOptions<E extends Endpoint> = {
  /**
   * The tags whose purge makes this answer stale, such as `news:12`; cached pages that contain it
   * go with them.
   */
  dependsOn?: (input: ParsedInputOf<E>, output: OutputOf<E>) => readonly string[]
  /**
   * Whether many pages show this very answer. It is kept in memory for them until one of its tags
   * is purged; whoever asks over HTTP is always answered anew.
   */
  isShared?: (input: ParsedInputOf<E>) => boolean
  /**
   * The answer for somebody whose token this very call has replaced, and whom it did not reach
   * (checklist B02).
   */
  answerAgain?: (repeat: Repeated<E>) => Promise<OutputOf<E> | undefined>
}
type Repeated<E extends Endpoint> = {
  input: ParsedInputOf<E>
  credentials: Credentials
  key: string
}

/** Binds an endpoint of the contract to its handler. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: ServeOptions<E>,
) => void

/** The same calls without HTTP, for pages rendered on the server. */
export type CallInProcess = <E extends Endpoint>(
  endpoint: Pick<E, 'method' | 'path'>,
  input: InputOf<E>,
) => Promise<Answer<OutputOf<E>>>
type Answer<Output> = {
  output: Output
  dependsOn: readonly string[]
  /** Of one that was kept: when it was asked for. */
  askedAt?: number
}

type ServeParts = AnswerParts & {
  limits: Pick<RateLimits, 'of'>
  isNetworkBanned: (network: string) => boolean
  withShare: BodyMemory
  sharedAnswers: SharedAnswers
}

export type Calls = ReturnType<typeof serveCalls>

/**
 * Serves endpoints as routes of the API. The input is parsed by its schema before the handler sees
 * it; of what the handler returns only what the output schema names leaves the server (checklist
 * G04, G05).
 */
export function serveCalls(
  http: FastifyInstance,
  { limits, isNetworkBanned, withShare, sharedAnswers, ...parts }: ServeParts,
) {
  const served = new Map<string, ServedEndpoint>()
  const { answer, admitSender } = answerCalls(parts)
  const withForm = receiveForms(withShare)
  const inTurn = callTurns()
  takeForms(http)
  refuseUnguarded(http)

  const serve: Serve = (
    endpoint,
    handler,
    { dependsOn = () => [], isShared = () => false, answerAgain } = {},
  ) => {
    const name = `${endpoint.method} ${endpoint.path}`
    if (served.has(name)) throw new Error(`${name} is served twice`)
    const call: ServedEndpoint = {
      endpoint,
      handler: handler as ServedEndpoint['handler'],
      dependsOn: dependsOn as ServedEndpoint['dependsOn'],
      isShared: isShared as ServedEndpoint['isShared'],
      answerAgain: answerAgain as ServedEndpoint['answerAgain'],
    }
    served.set(name, call)
    addRoute(call)
  }

  function addRoute(call: ServedEndpoint) {
    const { endpoint } = call
    const files = pictureRules(endpoint.input)
    const kind = files.size > 0 ? 'upload' : endpoint.rate
    const isForEverybody = endpoint.access === 'anyone' || endpoint.access === 'reader'
    const form = {
      files,
      formBytes: endpoint.bodyBytes,
      admit: isForEverybody
        ? undefined
        : (beginning: ReceivedForm['texts']) => admitSender(call, beginning),
    }
    http.route({
      method: endpoint.method,
      url: API + endpoint.path,
      config: {
        ...limits.of(endpoint.rate),
        access: endpoint.access,
        takesFiles: files.size > 0,
      },
      handler(request, reply) {
        refuseBanned(endpoint, request, reply)
        const answerForm = (sent: ReceivedForm) =>
          inTurn(kind, reply.raw, () => answer(call, { request, reply }, sent))
        if (endpoint.method === 'GET')
          return answerForm({ texts: queryOf(request.raw.url), files: {} })
        return withForm(request, reply, form, answerForm)
      },
    })
  }

  /**
   * What reads is for everybody; a network that is banned brings in nothing (ADMIN-07). Its forms
   * are not even read.
   */
  function refuseBanned(
    { rate, fromBannedNetworks }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const bringsIn = rate === 'write' || rate === 'sign-in'
    if (!bringsIn || fromBannedNetworks || !isNetworkBanned(networkOf(request.ip))) return
    if (isMultipart(request)) void reply.header('connection', 'close')
    throw new PublicError(403, 'network_banned')
  }

  const callInProcess: CallInProcess = async ({ method, path }, raw) => {
    const call = served.get(`${method} ${path}`)
    if (!call) throw new Error(`${method} ${path} is not served`)
    const input = parseInput(call.endpoint, raw)
    admit(call.endpoint.access, undefined)
    const shown = await (call.isShared(input)
      ? sharedAnswers.get(`${path} ${JSON.stringify(input)}`, () => answerNobody(call, input))
      : answerNobody(call, input))
    return shown as Answer<never>
  }

  const endpoints = () => [...served.values()].map(({ endpoint }) => endpoint)
  const has = (url: string) => endpoints().some(({ path }) => API + path === url.split('?', 1)[0])

  return { serve, callInProcess, endpoints, has }
}

/**
 * Types cannot keep a JavaScript value or a cast out, and an unguarded route must never be served
 * (checklist G01).
 */
function refuseUnguarded(http: FastifyInstance) {
  http.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith(`${API}/`) && config?.access === undefined)
      throw new Error(`${String(method)} ${url} has no access rule`)
  })
}

/** As somebody is answered who is not signed in, and who may change nothing. */
async function answerNobody({ endpoint, handler, dependsOn }: ServedEndpoint, input: unknown) {
  const output = endpoint.output.parse(
    await handler({
      input,
      caller: undefined,
      credentials: undefined,
      network: '',
      agent: '',
      fromElsewhere: false,
      visitor: () => '',
      device: noDevice,
      transaction: refuseTransaction,
      key: undefined,
    }),
  )
  return { output, dependsOn: dependsOn(input, output) }
}

const refuseTransaction: Transact = () =>
  Promise.reject(new Error('A page is being made: it may change nothing.'))
