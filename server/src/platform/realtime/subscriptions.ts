import type { Connection } from './connection.ts'
import {
  Close,
  frame,
  isChannelName,
  isPrivate,
  isUnknownKind,
  subscriptionFailed,
} from './frames.ts'
import { isChannelAuth, type PusherApp } from './pusher-app.ts'

const MOST_CHANNELS = 20

type ChannelEvent = { channel: string; event: string; data: string; except: string | null }

const sendAway = (connection: Connection) => connection.close(Close.Unsubscribed, 'Sign in again')

/** Which connections of this process subscribe to which channels. */
export function createSubscriptions(app: PusherApp) {
  const channels = new Map<string, Set<Connection>>()
  /**
   * Channels whose subscribers were sent away, and when: who was connected then may have a
   * signature from before (checklist K04).
   */
  const disconnected = new Map<string, number>()
  /** The same of channels that begin alike. */
  const disconnectedKinds = new Map<string, number>()

  function sentAwayAt(channel: string): number {
    const kinds = [...disconnectedKinds].filter(([start]) => channel.startsWith(start))
    return Math.max(disconnected.get(channel) ?? -Infinity, ...kinds.map(([, since]) => since))
  }

  function subscribe(connection: Connection, channel: string, auth: string) {
    const refuse = (status: number, why: string) =>
      connection.send(subscriptionFailed(channel, status, why))
    if (!isChannelName(channel) || isUnknownKind(channel))
      return refuse(400, 'There is no such channel')
    if (connection.channels.size >= MOST_CHANNELS && !connection.channels.has(channel))
      return refuse(403, 'Too many channels')
    if (isPrivate(channel)) {
      if (!isChannelAuth(app, auth, connection.id, channel))
        return refuse(401, 'The signature is not valid')
      // Its signature may be from before; the client asks for a new one on a new connection.
      if (sentAwayAt(channel) >= connection.openedAt) return sendAway(connection)
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

  /**
   * Closes the sockets that subscribe to a channel. Those that still may come back with a new
   * signature. No channel has an asterisk in its name: at the end of this one it stands for all
   * that begin so.
   */
  function disconnect(name: string) {
    const now = performance.now()
    if (!name.endsWith('*')) {
      disconnected.set(name, now)
      return sendSubscribersAway(name)
    }
    const start = name.slice(0, -1)
    disconnectedKinds.set(start, now)
    for (const channel of channels.keys())
      if (channel.startsWith(start)) sendSubscribersAway(channel)
  }

  function sendSubscribersAway(channel: string) {
    for (const subscriber of channels.get(channel) ?? []) sendAway(subscriber)
  }

  return {
    subscribe,
    leave,
    has: (channel: string) => channels.has(channel),
    count: (channel: string) => channels.get(channel)?.size ?? 0,
    channels: () => [...channels.keys()],
    send,
    disconnect,
    /** Nobody is connected any more who was before that moment. */
    forgetBefore(oldest: number) {
      for (const names of [disconnected, disconnectedKinds])
        for (const [name, since] of names) if (since < oldest) names.delete(name)
    },
  }
}
