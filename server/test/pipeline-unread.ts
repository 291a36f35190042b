import { connect } from 'node:net'
import type { AnyRequest } from './any-input.ts'
import { headerLines } from './raw-request.ts'

/**
 * Sends requests one behind the other without reading an answer, as often as they are to be sent.
 * Whoever opened the connection ends it, unless the server does.
 */
export function pipelineUnread(url: string, requests: readonly AnyRequest[], times = 1) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined).pause()
  const heads = requests.map(
    ({ method, target, headers }) =>
      `${method} ${target} HTTP/1.1\r\n${headerLines({ host: 'localhost', ...headers })}\r\n`,
  )
  socket.write(Buffer.from(heads.join('').repeat(times), 'latin1'))
  return { end: () => void socket.destroy() }
}
