import type { Socket } from 'node:net'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import { errorBody } from './public-error.ts'
import type { SecurityHeaders } from './security-headers.ts'

const REFUSALS: Record<string, { status: string; code: ErrorCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'invalid_request' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'too_large' },
}
/** Time to fetch the refusal, and what was answered before it. */
const CLOSE_TIMEOUT_MS = 2_000
const ANY_OTHER = { status: '400 Bad Request', code: 'invalid_request' } as const

export type AnswerBroken = ReturnType<typeof answerBrokenRequests>

/**
 * What never becomes a request, because it is broken, too long or too slow, is refused in the words
 * of the contract too.
 */
export function answerBrokenRequests(headers: SecurityHeaders) {
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, code } = REFUSALS[error.code ?? ''] ?? ANY_OTHER
    const body = JSON.stringify(errorBody(code))
    socket.write(
      `HTTP/1.1 ${status}\r\n${head}cache-control: no-store\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
    socket.destroySoon()
    // That waits until everything is read, and somebody may read nothing (checklist L07).
    setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref()
  }
}
