import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { OutboundError } from './outbound-error.ts'

/** `body` is sent as it stands; its type is one of `headers`. */
export type OutboundRequest = {
  url: string | URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Of several questions that belong together: the time that they have together. */
  signal?: AbortSignal
}

type Limits = { timeMs: number; maxBytes: number }
export type OutboundAnswer = { status: number; contentType: string; body: Buffer }

/**
 * One question and its answer, whatever its status: redirects are not followed. No connection is
 * kept, so that the next is looked up anew. Limits are those of the whole, however slowly an answer
 * drips.
 */
export async function send(
  service: string,
  { url, method = 'GET', headers = {}, body, signal }: OutboundRequest,
  { timeMs, maxBytes, lookup }: Limits & { lookup: LookupFunction | undefined },
): Promise<OutboundAnswer> {
  const target = new URL(url)
  const limit = AbortSignal.timeout(timeMs)
  const ending = signal ? AbortSignal.any([signal, limit]) : limit
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = target.protocol === 'https:' ? requestHttps : requestHttp
      const sent = request(
        target,
        {
          method,
          headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
          agent: false,
          signal: ending,
          ...(lookup ? { lookup } : {}),
        },
        resolve,
      )
      sent.on('error', reject)
      sent.end(body)
    })
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      body: await readAtMost(response, { service, maxBytes }),
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError(service, ending.aborted ? 'time' : 'connection')
  }
}

async function readAtMost(
  response: IncomingMessage,
  { service, maxBytes }: { service: string; maxBytes: number },
): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    // Leaving the loop closes the connection.
    if (length > maxBytes) throw new OutboundError(service, 'size')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
