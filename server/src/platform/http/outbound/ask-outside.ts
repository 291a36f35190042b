import { isIP, type LookupFunction } from 'node:net'
import type { z } from 'zod'
import { createCircuit } from './circuit.ts'
import { isTrouble, OutboundError } from './outbound-error.ts'
import { isPublicAddress, lookUpPublic } from './public-addresses.ts'
import { send, type OutboundAnswer, type OutboundRequest } from './send.ts'

type OutboundService = {
  /** For the log. */
  name: string
  /** All that may be asked, such as `https://api.twitch.tv`, or what tells them from all others. */
  origins: readonly string[] | ((origin: string) => boolean)
  /**
   * It is a stand-in on this machine: for development and tests, and never for a site of others.
   */
  isLocal?: boolean
  timeMs?: number
  maxBytes?: number
  /** Looks names up; the system does when left out. */
  resolve?: LookupFunction
  /** Milliseconds of a monotonic clock, for pauses. */
  now?: () => number
}

export type Outside = ReturnType<typeof askOutside>

/** A call waits three seconds for others at most (checklist J02). */
const TIME_MS = 2_500
const MAX_BYTES = 256 * 1024

/** The one way to ask another site (checklist J01, J02); README.md says what it sees to. */
export function askOutside(service: OutboundService) {
  const { name, origins, isLocal = false, resolve, now } = service
  const { timeMs = TIME_MS, maxBytes = MAX_BYTES } = service
  const circuit = createCircuit(now)
  const isKnown =
    typeof origins === 'function' ? origins : (origin: string) => origins.includes(origin)
  const refused = () => new OutboundError(name, 'address')
  const lookup = isLocal ? undefined : lookUpPublic(refused, resolve)

  function refuseUnlessKnown(url: URL) {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const isPublic =
      isLocal || (url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host)))
    if (!isKnown(url.origin) || url.username !== '' || !isPublic) throw refused()
  }

  /** Answers whatever the status says, for protocols that read refusals, too. */
  async function fetchAnswer(request: OutboundRequest): Promise<OutboundAnswer> {
    refuseUnlessKnown(new URL(request.url))
    if (!circuit.admits()) throw new OutboundError(name, 'paused')
    try {
      const answer = await send(name, request, { timeMs, maxBytes, lookup })
      if (isTrouble(answer.status)) circuit.failed()
      else circuit.succeeded()
      return answer
    } catch (error) {
      circuit.failed()
      throw error
    }
  }

  /** Answers what the site has sent as JSON of this form; everything else is an `OutboundError`. */
  async function fetchJson<T extends z.ZodType>(
    schema: T,
    request: OutboundRequest,
  ): Promise<z.output<T>> {
    const { status, body } = await fetchAnswer(request)
    if (status < 200 || status > 299) throw new OutboundError(name, 'status', status)
    const { data, success } = schema.safeParse(parsed(body))
    if (!success) throw new OutboundError(name, 'form')
    return data
  }

  return { fetchAnswer, fetchJson }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
