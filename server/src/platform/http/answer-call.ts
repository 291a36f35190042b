import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import type { Availability } from '../db/availability.ts'
import type { Replays } from '../replays.ts'
import type { Transact } from '../unit-of-work.ts'
import { listParameters, parseInput, withFiles } from './call-input.ts'
import {
  admit,
  refuseUnlessNamed,
  type Caller,
  type Credentials,
  type FindCaller,
} from './caller.ts'
import type { Device, Devices } from './devices.ts'
import { readParameters, type Protocol } from './parameters.ts'
import { unavailable } from './public-error.ts'
import { networkOf } from './rate-limits.ts'
import type { ReceivedForm } from './receive-forms.ts'
import { serialiserOf } from './serialise.ts'
import type { Visitors } from './visitors.ts'

/** What a handler gets of a call, whatever its endpoint. */
export type AnyCall = {
  input: unknown
  caller: Caller | undefined
  /** As they were sent, not looked at: for the call that looks at them. */
  credentials: Credentials | undefined
  /** Where the call comes from, as limits count it: an address, or the network of an IPv6 line. */
  network: string
  /** What the program that calls says it is; empty when it says nothing. */
  agent: string
  /** Whether the page of another site has a browser call, as the browser says. */
  fromElsewhere: boolean
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

/** An endpoint and who answers it. */
export type ServedEndpoint = {
  endpoint: Endpoint
  handler: (call: AnyCall) => unknown
  dependsOn: (input: unknown, output: unknown) => readonly string[]
  isShared: (input: unknown) => boolean
  answerAgain:
    | ((repeat: { input: unknown; credentials: Credentials; key: string }) => Promise<unknown>)
    | undefined
}

export type AnswerParts = {
  availability: Pick<Availability, 'isUp'>
  findCaller: FindCaller
  replays: Replays
  visitors: Visitors
  devices: Devices
  /** Sites that may call this one as their own. */
  corsOrigins: ReadonlySet<string>
}

/**
 * From the parameters of a call to its answer: who calls, whether they may, and what comes of it.
 */
export function answerCalls({
  availability,
  findCaller,
  replays,
  visitors,
  devices,
  corsOrigins,
}: AnswerParts) {
  async function callerWith({ access }: Endpoint, credentials: Credentials | undefined) {
    if (access === 'anyone' || credentials === undefined) return undefined
    if (!availability.isUp()) throw unavailable()
    return findCaller(credentials)
  }

  /**
   * Of a long form only the beginning is read before it is known who sends it (checklist L06).
   */
  async function admitSender({ endpoint }: ServedEndpoint, start: ReceivedForm['texts']) {
    const { protocol } = readParameters(start, listParameters(endpoint))
    const caller = await callerWith(endpoint, credentialsOf(protocol))
    admit(endpoint.access, caller)
    refuseUnlessNamed(endpoint, caller)
  }

  async function answer(
    { endpoint, handler, answerAgain }: ServedEndpoint,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { texts, files }: ReceivedForm,
  ) {
    const { parameters, protocol } = readParameters(texts, listParameters(endpoint))
    void reply.header('cache-control', 'private, no-store')
    const { key } = protocol
    const network = networkOf(request.ip)
    const credentials = credentialsOf(protocol)
    const readInput = () => parseInput(endpoint, withFiles(parameters, files))
    const written = (output: unknown) => {
      void reply.type('application/json; charset=utf-8').serializer(serialiserOf(endpoint))
      return output
    }

    const caller = await callerWith(endpoint, credentials)
    if (answerAgain && credentials && !caller && key !== undefined) {
      const before = await answerAgain({ input: readInput(), credentials, key })
      if (before) return written(before)
    }
    admit(endpoint.access, caller)
    refuseUnlessNamed(endpoint, caller)
    const input = readInput()
    if (!availability.isUp()) throw unavailable()

    const act = (transaction: Transact) =>
      handler({
        input,
        caller,
        credentials,
        network,
        agent: agentOf(request),
        fromElsewhere: isFromElsewhere(request, corsOrigins),
        visitor: () => visitors.of(request, reply),
        device: devices.of(request, reply),
        transaction,
        key,
      })
    // Whoever is nobody yet repeats from another network when a phone has left its Wi-Fi.
    const sender = caller ? `member ${caller.id}` : 'nobody'
    const repeat =
      key === undefined
        ? undefined
        : { caller: sender, call: endpoint.path, key, sent: withFiles(parameters, files) }
    return written(await replays.answerOnce(repeat, act))
  }

  return { answer, admitSender }
}

/**
 * `_u` must look like an id; anything else is nobody's, and is refused where somebody is needed.
 */
function credentialsOf({ user, token }: Protocol): Credentials | undefined {
  const userId = parseId(user)
  return userId === undefined || token === undefined ? undefined : { userId, token }
}

/** Nobody's is longer, unless they made it up. */
const AGENT_MAX = 500
const agentOf = ({ headers }: FastifyRequest) => (headers['user-agent'] ?? '').slice(0, AGENT_MAX)

/** No page can say otherwise of itself; what is no browser, or an old one, says nothing. */
const isFromElsewhere = ({ headers }: FastifyRequest, corsOrigins: ReadonlySet<string>) =>
  headers['sec-fetch-site'] === 'cross-site' && !corsOrigins.has(headers.origin ?? '')
