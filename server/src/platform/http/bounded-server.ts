import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { wantsSocket } from '../realtime/sockets.ts'

const HEADER_BYTES = 16 * 1024
const HEADERS_MS = 10_000
const REQUEST_MS = 15_000
const LOOK_EVERY_MS = 2_000
/** Node notices that a write does not move only the second time it looks, so this counts twice. */
const STANDSTILL_MS = 9_000
/** Longer than the idle time of the usual proxies, so that they are the ones to close. */
const KEEP_ALIVE_MS = 65_000

/** A server on which nobody can take up a connection for long without using it (checklist L06, L07). */
export function boundedServer(listener: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const limits = { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS, maxHeaderSize: HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS, shouldUpgradeCallback: wantsSocket }
  const inHand = new WeakMap<Socket, ServerResponse>()
  const server = createServer(limits, (request, response) => {
    request.url = withoutHost(request.url)
    inHand.set(request.socket, response)
    listener(request, response)
  })
  server.timeout = STANDSTILL_MS
  server.on('timeout', (socket: Socket) => {
    // Nothing moves because we are still at work on the answer, such as a picture that is made for the first time.
    if (inHand.get(socket)?.headersSent === false) return
    // They do not read what they asked for.
    socket.destroy()
  })
  return server
}

/** Proxies may name the whole address of what they ask for; only its path counts. */
const withoutHost = (url = '/') => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'))
