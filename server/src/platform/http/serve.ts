import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { idIn } from '@loadout/contract/platform/integers.ts'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { pictureRule } from '@loadout/contract/platform/sent-picture.ts'
import type {
  Access,
  Endpoint,
  InputOf,
  OutputOf,
  ParsedInputOf,
} from '@loadout/contract/platform/endpoint.ts'
import type { Replays } from '../replays.ts'
import type { Transact } from '../unit-of-work.ts'
import type { Availability } from '../db/availability.ts'
import {
  admit,
  refuseUnlessNamed,
  type Caller,
  type Credentials,
  type FindCaller,
} from './caller.ts'
import { invalidRequest, PublicError, unavailable } from './public-error.ts'
import { readParameters, type Parameters, type Protocol } from './parameters.ts'
import { networkOf, type RateLimits } from './rate-limits.ts'
import type { BodyMemory } from './body-memory.ts'
import {
  isMultipart,
  receiveForms,
  takeFiles,
  takeForms,
  type ReceivedForm,
} from './receive-forms.ts'
import type { SharedAnswers } from '../render/shared-answers.ts'
import { serialiserOf } from './serialise.ts'
import { noDevice, type Device, type Devices } from './devices.ts'
import type { Visitors } from './visitors.ts'

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

export type CallRequest<E extends Endpoint> = {
  input: ParsedInputOf<E>
  caller: CallerOf<E['access']>
  /** As they were sent, not looked at: for the call that looks at them. */
  credentials: Credentials | undefined
  /** Where the call comes from, as limits count it: an address, or the network of an IPv6 line. */
  network: string
  /** What the program that calls says it is; empty when it says nothing. */
  agent: string
  /**
   * Who a visitor is, as far as a signed cookie says; whoever has none gets one with the answer
   * (AMB-94).
   */
  visitor: () => string
  device: Device
  /** The one transaction of a call that changes something. */
  transaction: Transact
  /**
   * The replay key, for the call that sees to its repeats itself because its answer is a secret.
   */
  key: string | undefined
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

type AnyRequest = Omit<CallRequest<Endpoint>, 'caller'> & { caller: Caller | undefined }
type Served = {
  endpoint: Endpoint
  handler: (request: AnyRequest) => unknown
  dependsOn: (input: unknown, output: unknown) => readonly string[]
  isShared: (input: unknown) => boolean
}
type AnswerAgain = (
  repeat: Omit<Repeated<Endpoint>, 'input'> & { input: unknown },
) => Promise<unknown>

export type Calls = ReturnType<typeof serveCalls>

/**
 * Serves endpoints as routes of the API. The input is parsed by its schema before the handler sees
 * it; of what the handler returns only what the output schema names leaves the server (checklist
 * G04, G05).
 */
export function serveCalls(
  http: FastifyInstance,
  {
    limits,
    availability,
    findCaller,
    replays,
    visitors,
    devices,
    isNetworkBanned,
    withShare,
    sharedAnswers,
  }: {
    limits: Pick<RateLimits, 'of'>
    availability: Pick<Availability, 'isUp'>
    findCaller: FindCaller
    replays: Replays
    visitors: Visitors
    devices: Devices
    isNetworkBanned: (network: string) => boolean
    withShare: BodyMemory
    sharedAnswers: SharedAnswers
  },
) {
  const calls = new Map<string, Served>()
  const withForm = receiveForms(withShare)
  takeForms(http)

  // Types cannot keep a JavaScript value or a cast out, and an unguarded route must never be served
  // (checklist G01).
  http.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith(`${API}/`) && config?.access === undefined)
      throw new Error(`${String(method)} ${url} has no access rule`)
  })

  const serve: Serve = (
    endpoint,
    handler,
    { dependsOn = () => [], isShared = () => false, answerAgain } = {},
  ) => {
    const key = `${endpoint.method} ${endpoint.path}`
    if (calls.has(key)) throw new Error(`${key} is served twice`)
    calls.set(key, {
      endpoint,
      handler: handler as Served['handler'],
      dependsOn: dependsOn as Served['dependsOn'],
      isShared: isShared as Served['isShared'],
    })

    const lists = listParameters(endpoint.input)
    const rules = pictureRules(endpoint.input)
    const isForEverybody = endpoint.access === 'anyone' || endpoint.access === 'reader'
    const route: RouteOptions = {
      method: endpoint.method,
      url: API + endpoint.path,
      config: { ...limits.of(endpoint.rate), access: endpoint.access },
      handler(request, reply) {
        refuseBanned(request, reply)
        if (endpoint.method === 'GET')
          return answer(request, reply, { texts: queryOf(request.raw.url), files: {} })
        return withForm(
          request,
          reply,
          {
            files: rules,
            formBytes: endpoint.bodyBytes,
            admit: isForEverybody ? undefined : admitSender,
          },
          (form) => answer(request, reply, form),
        )
      },
    }
    if (rules.size === 0) http.route(route)
    else {
      void http.register(async (scope) => {
        takeFiles(scope)
        scope.route(route)
      })
    }

    /**
     * What reads is for everybody; a network that is banned brings in nothing (ADMIN-07). Its forms
     * are not even read.
     */
    function refuseBanned(request: FastifyRequest, reply: FastifyReply) {
      if (
        (endpoint.rate !== 'write' && endpoint.rate !== 'sign-in') ||
        endpoint.fromBannedNetworks ||
        !isNetworkBanned(networkOf(request.ip))
      )
        return
      if (isMultipart(request)) void reply.header('connection', 'close')
      throw new PublicError(403, 'network_banned')
    }

    /**
     * Of a long form only the beginning is read before it is known who sends it (checklist L06).
     */
    async function admitSender(beginning: ReceivedForm['texts']) {
      const caller = await callerWith(credentialsOf(readParameters(beginning, lists).protocol))
      admit(endpoint.access, caller)
      refuseUnlessNamed(endpoint, caller)
    }

    async function callerWith(credentials: Credentials | undefined) {
      if (endpoint.access === 'anyone' || credentials === undefined) return undefined
      if (!availability.isUp()) throw unavailable()
      return findCaller(credentials)
    }

    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      { texts, files }: ReceivedForm,
    ) {
      const { parameters, protocol } = readParameters(texts, lists)
      void reply.header('cache-control', 'private, no-store')
      const network = networkOf(request.ip)
      const credentials = credentialsOf(protocol)
      const caller = await callerWith(credentials)
      if (answerAgain && credentials && !caller && protocol.key !== undefined) {
        const before = await (answerAgain as AnswerAgain)({
          input: parse(endpoint, withFiles(parameters, files)),
          credentials,
          key: protocol.key,
        })
        if (before) return written(before)
      }
      admit(endpoint.access, caller)
      refuseUnlessNamed(endpoint, caller)
      const input = parse(endpoint, withFiles(parameters, files))
      if (!availability.isUp()) throw unavailable()
      const repeat =
        protocol.key === undefined
          ? undefined
          : {
              caller: caller ? `member ${caller.id}` : `network ${network}`,
              call: endpoint.path,
              key: protocol.key,
              input,
            }
      return written(
        await replays.answerOnce(repeat, (transaction) =>
          handler({
            input,
            caller: caller as never,
            credentials,
            network,
            agent: agentOf(request),
            visitor: () => visitors.of(request, reply),
            device: devices.of(request, reply),
            transaction,
            key: protocol.key,
          }),
        ),
      )

      function written(output: unknown) {
        void reply.type('application/json; charset=utf-8').serializer(serialiserOf(endpoint))
        return output
      }
    }
  }

  const callInProcess: CallInProcess = async ({ method, path }, raw) => {
    const served = calls.get(`${method} ${path}`)
    if (!served) throw new Error(`${method} ${path} is not served`)
    const input = parse(served.endpoint, raw)
    admit(served.endpoint.access, undefined)
    const answer = await (served.isShared(input)
      ? sharedAnswers.get(`${path} ${JSON.stringify(input)}`, () => answerNobody(served, input))
      : answerNobody(served, input))
    return answer as Answer<never>
  }

  const endpoints = () => [...calls.values()].map(({ endpoint }) => endpoint)
  const has = (url: string) => endpoints().some(({ path }) => API + path === url.split('?', 1)[0])

  return { serve, callInProcess, endpoints, has }
}

/**
 * `_u` must look like an id; anything else is nobody's, and is refused where somebody is needed.
 */
function credentialsOf({ user, token }: Protocol): Credentials | undefined {
  const userId = idIn(user)
  return userId === undefined || token === undefined ? undefined : { userId, token }
}

/** Nobody's is longer, unless they made it up. */
const AGENT_MOST = 500
const agentOf = ({ headers }: FastifyRequest) => (headers['user-agent'] ?? '').slice(0, AGENT_MOST)

/** As somebody is answered who is not signed in, and who may change nothing. */
async function answerNobody({ endpoint, handler, dependsOn }: Served, input: unknown) {
  const output = endpoint.output.parse(
    await handler({
      input,
      caller: undefined,
      credentials: undefined,
      network: '',
      agent: '',
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

function parse<E extends Endpoint>(endpoint: E, raw: unknown): ParsedInputOf<E> {
  const parsed = endpoint.input.safeParse(raw)
  if (!parsed.success) throw invalidRequest(fieldOf(parsed.error))
  return parsed.data as ParsedInputOf<E>
}

/** The first field that its schema does not take. */
function fieldOf({ issues: [first] }: z.ZodError): string | undefined {
  const name = first?.path[0]
  return typeof name === 'string' ? name : undefined
}

export function queryOf(url = ''): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}

/** The names of parameters that take a list: those whose schema makes one of a single value. */
function listParameters(input: z.ZodType): ReadonlySet<string> {
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}
  return new Set(
    Object.keys(shape).filter((name) => Array.isArray(shape[name]?.safeParse('1').data)),
  )
}

/** The fields that may hold a picture. */
function pictureRules(input: z.ZodType): ReadonlyMap<string, PictureRule> {
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}
  return new Map(
    Object.entries(shape).flatMap(([name, field]) => {
      const rule = pictureRule(field)
      return rule ? [[name, rule] as const] : []
    }),
  )
}

/** A name that comes both as a text and as a file is refused, as any other that comes twice. */
function withFiles(parameters: Parameters, files: ReceivedForm['files']): Record<string, unknown> {
  if (Object.keys(files).some((name) => Object.hasOwn(parameters, name))) throw invalidRequest()
  return { ...parameters, ...files }
}
