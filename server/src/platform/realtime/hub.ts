import type { WebSocket } from 'ws'
import type { Random } from '../random.ts'
import { Connection } from './connection.ts'
import {
  CLIENT_EVENT_REFUSED,
  Close,
  established,
  failed,
  frame,
  isChannelName,
  isPrivate,
  isUnknownKind,
  readMessage,
  subscriptionFailed,
  type Message,
} from './frames.ts'
import { isChannelAuth, type PusherApp } from './pusher-app.ts'

/**
 * RT-11, RT-12: a connection that has been silent for two minutes is asked, and given up half a
 * minute later (checklist K10).
 */
const ACTIVITY_SECONDS = 120
const PONG_MS = 30_000
const LOOK_EVERY_MS = 5_000
const MOST_CHANNELS = 20

export type Hub = ReturnType<typeof createHub>

/** The sockets of this process and what each subscribes to. */
export function createHub({ app, random }: { app: PusherApp; random: Random }) {
  const connections = new Set<Connection>()
  const networks = new Map<string, number>()
  const channels = new Map<string, Set<Connection>>()
  /**
   * Channels whose subscribers were sent away, and when: who was connected then may have a
   * signature from before (checklist K04).
   */
  const disconnected = new Map<string, number>()
  const looking = setInterval(lookAfterAll, LOOK_EVERY_MS)
  looking.unref()

  function accept(socket: WebSocket, network: string) {
    const connection = new Connection(socket, { id: socketId(random), network })
    connections.add(connection)
    networks.set(network, fromNetwork(network) + 1)
    socket.on('message', (data, isBinary) => onMessage(connection, isBinary ? '' : String(data)))
    socket.on('ping', (data) => onPing(connection, data))
    socket.on('close', () => forget(connection))
    // What breaks a connection also closes it.
    socket.on('error', () => undefined)
    connection.send(established(connection.id, ACTIVITY_SECONDS))
  }

  function forget(connection: Connection) {
    connections.delete(connection)
    for (const channel of connection.channels) leave(connection, channel)
    const left = fromNetwork(connection.network) - 1
    if (left > 0) networks.set(connection.network, left)
    else networks.delete(connection.network)
  }

  /** A ping of the transport counts like anything that is said. */
  function onPing(connection: Connection, data: Buffer) {
    if (mayGoOn(connection)) connection.pong(data)
  }

  function mayGoOn(connection: Connection): boolean {
    const isFine = connection.countMessage()
    if (!isFine) connection.close(Close.TooManyMessages, 'Too many messages')
    return isFine
  }

  function onMessage(connection: Connection, text: string) {
    if (!mayGoOn(connection)) return
    const message = readMessage(text)
    if (message === undefined)
      return connection.close(Close.BrokenMessage, 'This is no message of the protocol')
    if ('unknown' in message)
      return connection.send(
        failed(
          CLIENT_EVENT_REFUSED,
          message.unknown.startsWith('client-')
            ? 'Client events are not accepted'
            : 'Unknown event',
        ),
      )
    handle(connection, message)
  }

  function handle(connection: Connection, message: Message) {
    switch (message.event) {
      case 'pusher:ping':
        return connection.send(frame('pusher:pong', '{}'))
      case 'pusher:subscribe':
        return subscribe(connection, message.data.channel, message.data.auth ?? '')
      case 'pusher:unsubscribe':
        return leave(connection, message.data.channel)
      case 'pusher:pong':
        return undefined
    }
  }

  function subscribe(connection: Connection, channel: string, auth: string) {
    const refuse = (status: number, why: string) =>
      connection.send(subscriptionFailed(channel, status, why))
    if (!isChannelName(channel) || isUnknownKind(channel))
      return refuse(400, 'There is no such channel')
    if (connection.channels.size >= MOST_CHANNELS && !connection.channels.has(channel))
      return refuse(403, 'Too many channels')
    if (isPrivate(channel)) {
      const isOld = (disconnected.get(channel) ?? Number.NEGATIVE_INFINITY) >= connection.openedAt
      if (isOld || !isChannelAuth(app, auth, connection.id, channel))
        return refuse(401, 'The signature is not valid')
    }
    const subscribers = channels.get(channel) ?? new Set()
    subscribers.add(connection)
    channels.set(channel, subscribers)
    connection.channels.add(channel)
    connection.send(frame('pusher_internal:subscription_succeeded', '{}', channel))
  }

  function leave(connection: Connection, channel: string) {
    connection.channels.delete(channel)
    const subscribers = channels.get(channel)
    subscribers?.delete(connection)
    if (subscribers?.size === 0) channels.delete(channel)
  }

  function lookAfterAll() {
    const now = performance.now()
    let oldest = now
    for (const connection of connections) {
      oldest = Math.min(oldest, connection.openedAt)
      if (connection.pingedAt !== undefined) {
        if (now - connection.pingedAt >= PONG_MS) connection.close(Close.NoPong, 'No pong came')
      } else if (now - connection.lastMessageAt >= ACTIVITY_SECONDS * 1000) {
        connection.pingedAt = now
        connection.send(frame('pusher:ping', '{}'))
      }
    }
    for (const [channel, since] of disconnected) if (since < oldest) disconnected.delete(channel)
  }

  const fromNetwork = (network: string) => networks.get(network) ?? 0

  return {
    accept,
    count: () => connections.size,
    fromNetwork,
    hasSubscribers: (channel: string) => channels.has(channel),
    subscribersOf: (channel: string) => channels.get(channel)?.size ?? 0,
    channels: () => [...channels.keys()],

    send({
      channel,
      event,
      data,
      except,
    }: {
      channel: string
      event: string
      data: string
      except: string | null
    }) {
      const subscribers = channels.get(channel)
      if (!subscribers) return
      // Written once for all of them.
      const bytes = Buffer.from(frame(event, data, channel))
      for (const subscriber of subscribers) if (subscriber.id !== except) subscriber.send(bytes)
    },

    /**
     * Closes the sockets that subscribe to a channel. Those that still may come back with a new
     * signature.
     */
    disconnect(channel: string) {
      disconnected.set(channel, performance.now())
      for (const subscriber of channels.get(channel) ?? [])
        subscriber.close(Close.Unsubscribed, 'Sign in again')
    },

    /** This process ends: whoever is connected is to go to another. */
    end() {
      clearInterval(looking)
      for (const connection of connections)
        connection.close(Close.Restarting, 'The server restarts')
    },
  }
}

/** Two numbers with a point between them, as the protocol wants it; unique among all processes. */
function socketId(random: Random): string {
  const bytes = random.bytes(12)
  return `${bytes.readUIntBE(0, 6)}.${bytes.readUIntBE(6, 6)}`
}
