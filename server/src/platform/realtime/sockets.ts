import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { AnswerBroken } from '../http/broken-requests.ts'
import { PublicError, notAllowed, unavailable } from '../http/public-error.ts'
import { networkOf, type RateLimits } from '../http/rate-limits.ts'
import { breakOffSocket, endWhenBroken } from './connection.ts'
import { Close } from './frames.ts'
import type { Hub } from './hub.ts'

export type SocketFigures = {
  /** Sockets of this process, and of one network; 0 is no limit. */
  connections: number
  perNetwork: number
  /** Browsers always say where a page comes from; other programs do not. */
  requireOrigin: boolean
}

const PATH = '/app/'
/** Clients send names and signatures (checklist K07). */
const LARGEST_MESSAGE_BYTES = 16 * 1024
/**
 * They send one in one piece. Anything finer is kept piece by piece until it is whole, each of
 * which takes hundreds of bytes.
 */
const MAX_PIECES = 64
const PROTOCOLS = ['5', '6', '7']

/**
 * Which requests become sockets. All others stay what they are, whatever they would like to be
 * upgraded to.
 */
export const wantsSocket = ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>) =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(PATH)

type Upgrade = { socket: Duplex; head: Buffer; response: ServerResponse }

/**
 * The endpoint of the Pusher protocol on the site's own port. A request to open a socket goes
 * through the same routing as any other, and with it address, rate limit, log and the words of a
 * refusal; only then it becomes one.
 */
export function serveSockets(
  http: FastifyInstance,
  {
    hub,
    key,
    origins,
    figures,
    limits,
    isDraining,
    answerBroken,
  }: {
    hub: Hub
    key: string
    origins: ReadonlySet<string>
    figures: SocketFigures
    limits: RateLimits
    isDraining: () => boolean
    answerBroken: AnswerBroken
  },
) {
  // No compression: it costs a third of a megabyte a socket and saves nothing on short messages.
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
    maxFragments: MAX_PIECES,
    maxBufferedChunks: MAX_PIECES,
    // One message of a socket after the other, and whatever else there is to do in between.
    allowSynchronousEvents: false,
    // It would answer any number, to somebody who reads nothing.
    autoPong: false,
  })
  const upgrades = new WeakMap<IncomingMessage, Upgrade>()
  // By itself it would answer what is no handshake, in words and without the headers of any other
  // answer (checklist M06).
  server.on('wsClientError', (error, socket) => answerBroken(error, socket as Socket))

  http.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', ignore)
    // Node listens no more, and whoever is refused may never end their side (checklist L07).
    socket.once('timeout', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as never)
    response.once('finish', () => socket.end())
    upgrades.set(request, { socket, head, response })
    http.routing(request, response)
  })

  http.get<{ Params: { key: string }; Querystring: never }>(
    `${PATH}:key`,
    { config: limits.of('read') },
    (request, reply) => {
      const upgrade = upgrades.get(request.raw)
      if (!upgrade) throw new PublicError(404, 'call_not_found')
      if (isDraining()) throw unavailable()
      const { origin } = request.headers
      if (origin === undefined ? figures.requireOrigin : !origins.has(origin)) throw notAllowed()
      const network = networkOf(request.ip)
      if (figures.connections > 0 && hub.count() >= figures.connections) throw unavailable()
      if (figures.perNetwork > 0 && hub.fromNetwork(network) >= figures.perNetwork)
        throw new PublicError(429, 'too_many_requests')

      const protocol = new URL(request.raw.url ?? '', 'http://site').searchParams.get('protocol')
      void reply.hijack()
      upgrade.response.detachSocket(upgrade.socket as never)
      server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
        if (request.params.key !== key)
          return refuse(socket, Close.UnknownApp, 'There is no application with that key')
        if (protocol !== null && !PROTOCOLS.includes(protocol))
          return refuse(socket, Close.UnknownProtocol, 'Unsupported protocol version')
        hub.accept(socket, network)
      })
    },
  )

  // Before the port closes, for it waits for every connection, and these end only when told.
  http.addHook('preClose', async () => hub.end())
}

function refuse(socket: Parameters<typeof breakOffSocket>[0], code: number, message: string) {
  endWhenBroken(socket)
  breakOffSocket(socket, code, message)
}

const ignore = () => undefined
