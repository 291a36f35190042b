import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { wantsSocket } from '../realtime/sockets.ts'
import { answerInTurn, hasBody } from './answer-in-turn.ts'

const HEADER_BYTES = 16 * 1024
const HEADERS_MS = 10_000
const REQUEST_MS = 15_000
const CHECK_INTERVAL_MS = 2_000
/** Node notices that a write does not move only at its second check, so this counts twice. */
const STALL_TIMEOUT_MS = 9_000
/** Longer than the idle time of the usual proxies, so that they are the ones to close. */
const KEEP_ALIVE_MS = 65_000

/**
 * A server on which nobody can take up a connection for long without using it, nor more of its
 * memory than an answer needs (checklist L06, L07).
 */
export function boundedServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const { answer, answering } = answerInTurn(listener)
  const limits = {
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    maxHeaderSize: HEADER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // What is written to a socket would mix with an answer that is still on its way.
    shouldUpgradeCallback: (request: IncomingMessage) =>
      wantsSocket(request) && answering(request.socket) === undefined,
  }
  function receive(request: IncomingMessage, response: ServerResponse) {
    request.url = withoutHost(request.url)
    // Nobody reads the body of what only asks.
    if ((request.method === 'GET' || request.method === 'HEAD') && hasBody(request))
      request.resume()
    answer(request, response)
  }
  const server = createServer(limits, receive)
  // By itself Node would refuse each at once, however many come one behind the other.
  server.on('checkExpectation', receive)
  // Asked for while the connection is there, it is known as long as anybody works on its requests.
  server.on('connection', (socket: Socket) => void socket.remoteAddress)
  server.timeout = STALL_TIMEOUT_MS
  server.on('timeout', (socket: Socket) => {
    // When we are still at work on an answer, such as a picture that is made for the first time,
    // nothing can move.
    if (answering(socket)?.headersSent === false) return
    // They do not read what they asked for.
    socket.destroy()
  })
  return server
}

/** Proxies may name the whole address of what they ask for; only its path counts. */
const withoutHost = (url = '/') =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
