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

/**
 * A server on which nobody can take up a connection for long without using it (checklist L06, L07).
 */
export function boundedServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const limits = {
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    maxHeaderSize: HEADER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    shouldUpgradeCallback: wantsSocket,
  }
  const begun = new WeakMap<Socket, Set<ServerResponse>>()
  const server = createServer(limits, (request, response) => {
    request.url = withoutHost(request.url)
    const { socket } = request
    const answers = begun.get(socket) ?? new Set()
    begun.set(socket, answers.add(response))
    response.once('close', () => answers.delete(response))
    listener(request, response)
  })
  server.timeout = STANDSTILL_MS
  server.on('timeout', (socket: Socket) => {
    // Answers leave in the order of their requests. When we are still at work on the first of them,
    // such as a picture that is made for the first time, nothing can move; one that is behind
    // another excuses nobody who does not read that other.
    const [first] = begun.get(socket) ?? []
    if (first?.headersSent === false) return
    // They do not read what they asked for.
    socket.destroy()
  })
  return server
}

/** Proxies may name the whole address of what they ask for; only its path counts. */
const withoutHost = (url = '/') =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
