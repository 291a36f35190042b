import type { Connection } from './connection.ts'
import { frame, isChannelName, isPrivate, isUnknownKind, subscriptionErrorFrame } from './frames.ts'
import { readAuth, type PusherApp } from './pusher-app.ts'

const MAX_CHANNELS = 20

type ChannelEvent = { channel: string; event: string; data: string; except: string | null }

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** Which connections of this process subscribe to which channels. */
export function createSubscriptions(app: PusherApp) {
  const channels = new Map<string, Set<Connection>>()
  /**
   * Members whose sockets were closed, and when: one that was open then may have a signature from
   * before (checklist K04).
   */
  const disconnected = new Map<number, number>()

  const isFromBefore = ({ openedAt }: Connection, userId: number | undefined) =>
    userId !== undefined && (disconnected.get(userId) ?? -Infinity) >= openedAt

  function subscribe(connection: Connection, channel: string, auth: string) {
    const refuse = (status: number, why: string) =>
      connection.send(subscriptionErrorFrame(channel, status, why))
    if (!isChannelName(channel) || isUnknownKind(channel))
      return refuse(400, 'There is no such channel')
    if (connection.channels.size >= MAX_CHANNELS && !connection.channels.has(channel))
      return refuse(403, 'Too many channels')
    if (isPrivate(channel)) {
      const signed = readAuth(app, auth, { socketId: connection.id, channel })
      if (!signed) return refuse(401, 'The signature is not valid')
      // Its signature may be from before; the client asks for a new one on a new connection.
      if (isFromBefore(connection, signed.userId)) return connection.sendAway()
      if (signed.userId !== undefined) connection.members.add(signed.userId)
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

  function send({ channel, event, data, except }: ChannelEvent) {
    const subscribers = channels.get(channel)
    if (!subscribers) return
    // Written once for all of them.
    const bytes = Buffer.from(frame(event, data, channel))
    for (const subscriber of subscribers) if (subscriber.id !== except) subscriber.send(bytes)
  }

  return {
    subscribe,
    leave,
    has: (channel: string) => channels.has(channel),
    count: (channel: string) => channels.get(channel)?.size ?? 0,
    channels: () => [...channels.keys()],
    send,
    /** Signatures that a member was given until now are good for no socket that is open. */
    refuseOld: (userId: number) => void disconnected.set(userId, performance.now()),
    /** Nobody is connected any more who was before that moment. */
    forgetBefore(oldest: number) {
      for (const [userId, since] of disconnected) if (since < oldest) disconnected.delete(userId)
    },
  }
}
