import type { FastifyInstance } from 'fastify'
import type { RealtimeAddress } from '@loadout/contract/platform/page.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import type { BodyMemory } from '../http/body-memory.ts'
import type { AnswerBroken } from '../http/broken-requests.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Random } from '../random.ts'
import type { Transact } from '../unit-of-work.ts'
import { publishHosted } from './hosted.ts'
import { serveHttpApi } from './http-api.ts'
import { createHub } from './hub.ts'
import { createInbox, type Inbox } from './inbox.ts'
import {
  createOutbox,
  disconnectedMember,
  EVENTS,
  isResync,
  readEventMessage,
  type WrittenEvent,
} from './outbox.ts'
import { channelAuth, memberAuth, ownApp, type PusherApp } from './pusher-app.ts'
import { startRelay, type Relay } from './relay.ts'
import { serveSockets, type SocketFigures } from './sockets.ts'

export type RealtimeConfiguration = SocketFigures & {
  /** A service that has the sockets, instead of this site. */
  hosted:
    | { app: PusherApp; cluster: string; apiHost: string; socketHost: string | undefined }
    | undefined
  redisUrl: string | undefined
}

export type Realtime = Awaited<ReturnType<typeof createRealtime>>

type Options = {
  configuration: RealtimeConfiguration & { secret: string }
  db: Db
  listener: Listener
  clock: Clock
  random: Random
  /**
   * The sockets of a member are closed: nothing that is believed of them counts any more, before
   * anybody can come back.
   */
  onDisconnect: (userId: number) => void
  log: (message: string) => void
}

/**
 * What the site tells browsers without being asked. The sockets are its own or those of a hosted
 * service; the rest of the site cannot tell.
 */
export async function createRealtime({
  configuration,
  db,
  listener,
  clock,
  random,
  onDisconnect,
  log,
}: Options) {
  const { hosted } = configuration
  const app = hosted?.app ?? ownApp(configuration.secret)
  const hub = createHub({ app, random })

  function deliver(event: WrittenEvent) {
    const { channel, event: name, data, except_socket: except } = event
    const userId = disconnectedMember(event)
    if (userId === undefined) return hub.send({ channel, event: name, data, except })
    // First of all, for they come back as soon as they are gone.
    onDisconnect(userId)
    hub.disconnect(userId)
  }
  const inbox = createInbox({ db, deliver, isWanted: hub.hasSubscribers, log })

  const { relay, close } = await openTransport({
    configuration,
    app,
    db,
    listener,
    clock,
    inbox,
    log,
  })
  const outbox = createOutbox({ startRelay: relay?.start })

  return {
    announce: outbox.announce,
    disconnect: outbox.disconnect,
    /**
     * The signature with which a socket of a member may subscribe to a private channel. Whether it
     * may is for the caller to know. A hosted service knows no members.
     */
    authorize: (socketId: string, channel: string, userId: number) =>
      hosted ? channelAuth(app, socketId, channel) : memberAuth(app, { socketId, channel, userId }),
    /** Channels that somebody hears at a socket of this process. */
    subscribedChannels: hub.channels,
    /** Where browsers find the sockets. */
    address: {
      key: app.key,
      cluster: hosted?.cluster ?? 'eu',
      ...(hosted?.socketHost === undefined ? {} : { host: hosted.socketHost }),
      hosted: hosted !== undefined,
    } satisfies RealtimeAddress,

    async serve(
      http: FastifyInstance,
      {
        limits,
        transaction,
        withShare,
        ...sockets
      }: {
        origins: ReadonlySet<string>
        limits: RateLimits
        transaction: Transact
        withShare: BodyMemory
        isDraining: () => boolean
        answerBroken: AnswerBroken
      },
    ) {
      if (hosted) return
      serveSockets(http, { hub, key: app.key, figures: configuration, limits, ...sockets })
      await serveHttpApi(http, { app, hub, outbox, transaction, clock, limits, withShare })
    },
    /** Before anybody can connect: what was said until then is not for them. */
    begin: () => (hosted ? Promise.resolve() : inbox.catchUp()),
    async close() {
      await relay?.close()
      await inbox.close()
      await close()
      hub.end()
    },
  }
}

type Transport = { relay: Relay | undefined; close: () => Promise<void> }

/** How an event comes from the process that wrote it to the sockets. */
async function openTransport({
  configuration: { hosted, redisUrl },
  app,
  db,
  listener,
  clock,
  inbox,
  log,
}: Pick<Options, 'configuration' | 'db' | 'listener' | 'clock' | 'log'> & {
  app: PusherApp
  inbox: Inbox
}): Promise<Transport> {
  if (hosted) {
    const publish = publishHosted({ app, host: hosted.apiHost, clock, log })
    return { relay: startRelay({ db, publish, log }), close: async () => {} }
  }
  if (redisUrl === undefined) {
    listener.subscribe({
      channel: EVENTS,
      onMessage: (payload) =>
        isResync(payload) ? void inbox.catchUp() : inbox.receive(readEventMessage(payload)),
      onListening: () => void inbox.catchUp(),
    })
    return { relay: undefined, close: async () => {} }
  }
  // Its client is a third of all code the server would load, so only sites that have a Redis do.
  const { openRedisBus } = await import('./redis-bus.ts')
  const bus = await openRedisBus({
    url: redisUrl,
    name: app.id,
    onEvent: (event) => inbox.receive(event),
    onListening: () => void inbox.catchUp(),
    log,
  })
  return { relay: startRelay({ db, publish: bus.publish, log }), close: () => bus.close() }
}
