import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Pending = { request: IncomingMessage; response: ServerResponse }
type RequestQueue = { answering: ServerResponse; waiting: Pending[] }

/**
 * Requests that a connection may be ahead of its answers. Browsers and proxies wait for each
 * answer. Who is further ahead is cut off, and not merely read no further: what a socket gives at
 * once may hold 2,500 requests, and the parser makes objects of all of them.
 */
const MAX_WAITING = 32

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** What Node hands each request that it has read on a connection to; not in its types. */
type ReadBy = { parser?: { onIncoming: () => number } | null }

/**
 * Ends a connection, and what has already arrived on it as well. By itself Node would still make
 * requests and answers of all of that and let go of them only when every connection that has
 * something to say has been heard: of 200 connections that is 400 MB.
 */
function cutOff(socket: Socket & ReadBy): void {
  if (socket.parser) socket.parser.onIncoming = () => 0
  socket.destroy()
}

/**
 * Answers one request of a connection after the other: the next is begun when the answer before it
 * has left for the network. So somebody who asks and does not read holds one answer, whichever kind
 * it is, and a few requests that nobody works at (checklist L07).
 */
export function answerInTurn(listener: Listener) {
  const queues = new WeakMap<Socket, RequestQueue>()

  function begin(socket: Socket, { request, response }: Pending, waiting: Pending[]) {
    queues.set(socket, { answering: response, waiting })
    response.once('close', () => beginNext(socket, waiting))
    listener(request, response)
  }

  function beginNext(socket: Socket, waiting: Pending[]) {
    const next = socket.writable ? waiting.shift() : undefined
    if (next) begin(socket, next, waiting)
    else queues.delete(socket)
  }

  const answer: Listener = (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (!queue) return begin(socket, { request, response }, [])
    // Nothing that changes something is sent ahead (RFC 9112, 9.3.2), and a body that nobody reads
    // yet would fill memory byte by byte.
    if (queue.waiting.length === MAX_WAITING || hasBody(request)) return cutOff(socket)
    queue.waiting.push({ request, response })
  }

  return {
    answer,
    /** What a connection is being answered at this moment. */
    answering: (socket: Socket): ServerResponse | undefined => queues.get(socket)?.answering,
  }
}
