import type { FastifyInstance } from 'fastify'
import type { Channel } from '@loadout/contract/platform/channel.ts'
import type { RealtimeAddress } from '@loadout/contract/platform/page.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import type { AnswerBroken } from '../http/broken-requests.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { ChangePages } from '../page-changes.ts'
import type { Random } from '../random.ts'
import { publishHosted } from './hosted.ts'
import { serveHttpApi } from './http-api.ts'
import { createHub } from './hub.ts'
import { createInbox } from './inbox.ts'
import {
  createOutbox,
  EVENTS,
  isCutOff,
  readNotice,
  saysToLook,
  type Announce,
  type WrittenEvent,
} from './outbox.ts'
import { channelAuth, ownApp, type PusherApp } from './pusher-app.ts'
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
  changePages: ChangePages
  clock: Clock
  random: Random
  /** Whoever hears a channel was sent away: nothing that is believed of them counts any more. */
  onCutOff: (channel: string) => void
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
  changePages: change,
  clock,
  random,
  onCutOff,
  log,
}: Options) {
  const { hosted, redisUrl } = configuration
  const app = hosted?.app ?? ownApp(configuration.secret)
  const hub = createHub({ app, random })
  const written = new WeakSet<Db>()
  const outbox = createOutbox({
    relayed: hosted !== undefined || redisUrl !== undefined,
    onWritten: (tx) => void written.add(tx),
  })

  function deliver(event: WrittenEvent) {
    const { channel, event: name, data, except_socket: except } = event
    if (!isCutOff(event)) return hub.send({ channel, event: name, data, except })
    // First of all, for they come back as soon as they are gone.
    onCutOff(channel)
    hub.cutOff(channel)
  }
  const inbox = createInbox({ db, deliver, isWanted: hub.isHeard, log })

  let relay: Relay | undefined
  let close = () => inbox.close()
  if (hosted) {
    relay = startRelay({
      db,
      publish: publishHosted({ app, host: hosted.apiHost, clock, log }),
      log,
    })
  } else if (redisUrl === undefined) {
    listener.on({
      channel: EVENTS,
      hear: (payload) =>
        saysToLook(payload) ? void inbox.catchUp() : inbox.hear(readNotice(payload)),
      onListening: () => void inbox.catchUp(),
    })
  } else {
    // Its client is a third of all code the server would load, so only sites that have a Redis do.
    const { openRedisBus } = await import('./redis-bus.ts')
    const bus = await openRedisBus({
      url: redisUrl,
      name: app.id,
      hear: (event) => inbox.hear(event),
      onListening: () => void inbox.catchUp(),
      log,
    })
    relay = startRelay({ db, publish: bus.publish, log })
    close = async () => {
      await inbox.close()
      await bus.close()
    }
  }

  /**
   * Where something else carries events, it gets them as soon as the transaction that has written
   * them is through.
   */
  const changePages: ChangePages = async (work) => {
    let ours: Db | undefined
    try {
      return await change((tx, stale) => {
        ours = tx
        return work(tx, stale)
      })
    } finally {
      if (ours && written.has(ours)) relay?.start()
    }
  }

  const announce: Announce = outbox.announce

  return {
    announce,
    /**
     * Sends away everybody who hears a channel, in every process, when the transaction is through.
     */
    cutOff: (tx: Db, channel: Pick<Channel, 'name'>) => outbox.cutOff(tx, channel),
    changePages,
    /**
     * The signature with which a socket may hear a private channel. Whether it may is for the
     * caller to know.
     */
    authorize: (socketId: string, channel: string) => channelAuth(app, socketId, channel),
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
        ...sockets
      }: {
        origins: ReadonlySet<string>
        limits: RateLimits
        isDraining: () => boolean
        answerBroken: AnswerBroken
      },
    ) {
      if (hosted) return
      serveSockets(http, { hub, key: app.key, figures: configuration, limits, ...sockets })
      await serveHttpApi(http, { app, hub, outbox, changePages, clock, limits })
    },
    /** Before anybody can connect: what was said until then is not for them. */
    begin: () => (hosted ? Promise.resolve() : inbox.catchUp()),
    async close() {
      await relay?.close()
      await close()
      hub.end()
    },
  }
}
