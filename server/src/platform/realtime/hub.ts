import type { WebSocket } from 'ws'
import type { Random } from '../random.ts'
import { Connection, endWhenBroken } from './connection.ts'
import { Close, establishedFrame, frame } from './frames.ts'
import type { PusherApp } from './pusher-app.ts'
import { answerPing, countOrBreakOff, receive } from './received-messages.ts'
import { createSubscriptions } from './subscriptions.ts'

/**
 * A connection that has been silent for two minutes is asked, and given up half a minute later
 * (RT-11, RT-12, checklist K10).
 */
const ACTIVITY_SECONDS = 120
const PONG_MS = 30_000
const CHECK_INTERVAL_MS = 5_000

export type Hub = ReturnType<typeof createHub>

/** The sockets of this process and what each subscribes to. */
export function createHub({ app, random }: { app: PusherApp; random: Random }) {
  const connections = new Set<Connection>()
  const networks = createNetworkCounts()
  const subscriptions = createSubscriptions(app)
  const checking = setInterval(checkAll, CHECK_INTERVAL_MS)
  checking.unref()

  function accept(socket: WebSocket, network: string) {
    const connection = new Connection(socket, { id: socketId(random), network })
    connections.add(connection)
    networks.add(network)
    // In one piece, as Node's own way of handing them over is.
    socket.on('message', (data, isBinary) =>
      receive(connection, data as Buffer, { isBinary, subscriptions }),
    )
    socket.on('ping', (data) => answerPing(connection, data))
    socket.on('pong', (data) => void countOrBreakOff(connection, data))
    socket.on('close', () => forget(connection))
    endWhenBroken(socket)
    connection.send(establishedFrame(connection.id, ACTIVITY_SECONDS))
  }

  function forget(connection: Connection) {
    connections.delete(connection)
    for (const channel of connection.channels) subscriptions.leave(connection, channel)
    networks.remove(connection.network)
  }

  function checkAll() {
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
    subscriptions.forgetBefore(oldest)
  }

  return {
    accept,
    count: () => connections.size,
    fromNetwork: networks.of,
    hasSubscribers: subscriptions.has,
    subscribersOf: subscriptions.count,
    channels: subscriptions.channels,
    send: subscriptions.send,
    disconnect(userId: number) {
      subscriptions.refuseOld(userId)
      for (const connection of connections)
        if (connection.members.has(userId)) connection.sendAway()
    },

    /** This process ends: whoever is connected is to go to another. */
    end() {
      clearInterval(checking)
      for (const connection of connections)
        connection.close(Close.Restarting, 'The server restarts')
    },
  }
}

/** How many connections come from each network. */
function createNetworkCounts() {
  const counts = new Map<string, number>()
  const of = (network: string) => counts.get(network) ?? 0
  return {
    of,
    add: (network: string) => counts.set(network, of(network) + 1),
    remove(network: string) {
      const left = of(network) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    },
  }
}

/** Two numbers with a point between them, as the protocol wants it; unique among all processes. */
function socketId(random: Random): string {
  const bytes = random.bytes(12)
  return `${bytes.readUIntBE(0, 6)}.${bytes.readUIntBE(6, 6)}`
}
