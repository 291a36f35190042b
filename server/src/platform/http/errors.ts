import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts, type ErrorCode } from '@loadout/contract/platform/errors.ts'
import { DatabaseAway, isOutOfRoom, isTimeLimit } from '../db/availability.ts'
import { errorPage } from '../render/error-page.ts'
import { errorBody, PublicError } from './public-error.ts'
import { API } from './serve.ts'

/**
 * What Fastify itself refuses, in the words of the contract; 412 and 416 are asked of a file: a
 * condition it does not meet, a part it does not have.
 */
const FRAMEWORK_CODES: Record<number, ErrorCode> = {
  400: 'invalid_request',
  404: 'call_not_found',
  405: 'method_not_allowed',
  412: 'invalid_request',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  416: 'invalid_request',
  429: 'too_many_requests',
  431: 'too_large',
}

type Refusal = {
  status: number
  code: ErrorCode
  field?: string | undefined
  text?: string | undefined
}

/**
 * The one place that decides what the visitor learns of a failure: a refusal as it stands, of
 * anything else only that it is ours.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof PublicError)
    return { status: error.status, code: error.code, field: error.field, text: error.message }
  if (error instanceof DatabaseAway || isTimeLimit(error) || isOutOfRoom(error))
    return { status: 503, code: 'unavailable' }
  const status = (error as FastifyError | undefined)?.statusCode ?? 500
  const code = FRAMEWORK_CODES[status]
  return code ? { status, code } : { status: 500, code: 'internal' }
}

/** Makes a refusal of whatever a route throws, and keeps in the log what was our own fault. */
export function answerErrors(http: FastifyInstance) {
  http.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    // The stack stays here, with the request id that the visitor can quote (checklist L10). A
    // refusal that was meant has none worth keeping.
    if (refusal.status >= 500 && !(error instanceof PublicError))
      request.log.error({ err: error }, 'request failed')
    return refuse(request, reply, refusal)
  })
}

/**
 * JSON to a call, a page to everything else; never cached, and a 503 asks for a second of patience.
 */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, field, text }: Refusal,
) {
  if (status === 503) void reply.header('retry-after', '1')
  void reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id)
  if (!request.url.startsWith(`${API}/`))
    return reply.type('text/html; charset=utf-8').send(errorPage(errorTexts[code]))
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(code, { field, text }))
}
