import Pusher from 'pusher'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { eventually } from '../eventually.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { memberAuth } from '../../src/platform/realtime/pusher-app.ts'
import { openTransactions } from '../open-transactions.ts'
import { startOwnPostgres } from '../own-postgres.ts'
import { startOwnRedis } from '../own-redis.ts'
import { app } from '../own-app.ts'
import { openSocket, type RawSocket } from '../raw-socket.ts'
import { stateOf } from '../read-html.ts'
import { startProcess } from '../start-process.ts'
import { createDatabase, startSite, startSiteOn } from '../start-site.ts'
import { UNHURRIED_LIMITS } from '../unhurried-limits.ts'

/** A server process, or a site of this process: sites share nothing but what they are given. */
type Reached = { url: string }

/** Two ways to carry events between processes; the environment that chooses each. */
const buses = [
  { bus: 'PostgreSQL', relayed: false, environment: async () => ({}) },
  {
    bus: 'Redis',
    relayed: true,
    environment: async () => ({ REDIS_URL: (await startOwnRedis()).url }),
  },
]

/** Writes into the outbox as a process would that ends right after its commit. */
function writer(url: string, relayed: boolean) {
  const database = openDatabase({ url, connections: 2, limits: UNHURRIED_LIMITS })
  onTestFinished(() => database.close())
  return { db: database.db, ...openTransactions({ db: database.db, relayed }) }
}

/** A socket that hears a channel, which is signed for member 7 where it is a private one. */
async function hearing(server: Reached, channel: string): Promise<RawSocket> {
  const socket = await openSocket(server.url)
  await socket.join(channel, memberAuth(app, { socketId: await socket.id(), channel, userId: 7 }))
  return socket
}

/** Signs by the time of day, so what it calls goes by that, too. */
const sdk = (server: Reached, credentials = app) => {
  const { hostname, port } = new URL(server.url)
  return new Pusher({
    appId: credentials.id,
    key: credentials.key,
    secret: credentials.secret,
    host: hostname,
    port,
    useTLS: false,
  })
}

/** A process that has just started may tell to come back. */
const tell = (server: Reached, event: string, data: object) =>
  eventually(() => sdk(server).trigger('room', event, data))

test.each(buses)(
  'K11 through $bus what one process is told of is heard by the sockets of two, each once and in order',
  async ({ environment, relayed }) => {
    const databaseUrl = await createDatabase()
    const shared = { environment: await environment() }
    // Once with processes: sites share nothing but what they are given, and begin at once.
    const [first, second] = await Promise.all(
      [1, 2].map(() =>
        relayed
          ? startSiteOn(databaseUrl, { ...shared, now: new Date() })
          : startProcess({ databaseUrl, ...shared }),
      ),
    )
    if (!first || !second) throw new Error('there are two')
    const sockets = [
      await hearing(first, 'room'),
      await hearing(first, 'room'),
      await hearing(second, 'room'),
    ]
    // Either may have begun without its Redis; whoever has heard this has caught up.
    await tell(first, 'begin', {})
    for (const socket of sockets) await socket.told('begin')
    for (let number = 1; number <= 20; number++)
      await tell(number % 2 ? first : second, 'count', { number })
    for (const socket of sockets)
      await eventually(() =>
        expect(socket.all('count').map(({ data }) => (data as { number: number }).number)).toEqual(
          Array.from({ length: 20 }, (_, index) => index + 1),
        ),
      )
  },
)

test.each(buses)(
  'A10 K11 through $bus what is rolled back is told to nobody, and what is committed is told although its writer ended right then',
  async ({ environment, relayed }) => {
    const databaseUrl = await createDatabase()
    const server = await startSiteOn(databaseUrl, { environment: await environment() })
    const socket = await hearing(server, memberChannel(7).name)
    const { transaction } = writer(databaseUrl, relayed)

    await expect(
      transaction(async (work) => {
        await work.announce(memberChannel(7), 'add-ld-dollars', { amount: 1 })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await transaction((work) => work.announce(memberChannel(7), 'add-ld-dollars', { amount: 500 }))

    expect(await socket.told('add-ld-dollars')).toMatchObject({
      data: { amount: 500, _id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
    })
    await transaction((work) => work.announce(memberChannel(7), 'add-user-flag', { flag: 128 }))
    await socket.told('add-user-flag')
    expect(socket.all('add-ld-dollars')).toHaveLength(1)
  },
)

test.each(buses)(
  'K04 K11 through $bus a member who is disconnected is sent away by every process within a second',
  async ({ environment, relayed }) => {
    const databaseUrl = await createDatabase()
    const shared = await environment()
    const [first, second] = await Promise.all(
      [1, 2].map(() => startSiteOn(databaseUrl, { environment: shared })),
    )
    if (!first || !second) throw new Error('there are two')
    const sockets = [
      await hearing(first, memberChannel(7).name),
      await hearing(second, memberChannel(7).name),
    ]
    const { transaction } = writer(databaseUrl, relayed)
    await transaction(async (work) => {
      await work.disconnect(7)
      await work.announce(memberChannel(7), 'add-ld-dollars', { amount: 500 })
    })
    for (const socket of sockets) expect(await socket.closed()).toMatchObject({ code: 4100 })
    expect(sockets.flatMap((socket) => socket.all('add-ld-dollars'))).toEqual([])
  },
)

test('K11 what is said while a process does not hear PostgreSQL is made up for, each event once, in whatever order transactions end', async () => {
  const databaseUrl = await createDatabase()
  const server = await startSiteOn(databaseUrl, {})
  const socket = await hearing(server, 'global')
  const { transaction } = writer(databaseUrl, false)
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  onTestFinished(() => admin.end())
  const say = (message: string) =>
    transaction((work) =>
      work.announce(globalChannel(), 'site-notice', { message, enabled: true, translations: [] }),
    )
  const heard = () =>
    socket.all('site-notice').map(({ data }) => (data as { message: string }).message)

  await say('before')
  // One that was written first and is committed last.
  const [written, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = transaction(async (work) => {
    await work.announce(globalChannel(), 'site-notice', {
      message: 'late',
      enabled: true,
      translations: [],
    })
    written.resolve()
    await end.promise
  })
  await Promise.race([written.promise, late])
  await eventually(() => expect(heard()).toEqual(['before']))
  for (let cut = 0; cut < 3; cut++) {
    const { rows } = await admin.query<{ cut: boolean }>(
      `select pg_terminate_backend(pid) as cut from pg_stat_activity where application_name = 'loadout listener' and datname = current_database()`,
    )
    expect(rows).toEqual([{ cut: true }])
    await Promise.all(Array.from({ length: 10 }, (_, number) => say(`${cut} ${number}`)))
    if (cut === 1) {
      end.resolve()
      await late
    }
    await eventually(() => expect(heard()).toHaveLength(1 + 10 * (cut + 1) + (cut > 0 ? 1 : 0)))
  }
  await say('after')
  await eventually(() => expect(heard().at(-1)).toBe('after'))
  const expected = [
    'before',
    'late',
    'after',
    ...[0, 1, 2].flatMap((cut) => Array.from({ length: 10 }, (_, number) => `${cut} ${number}`)),
  ]
  expect(heard().toSorted()).toEqual(expected.toSorted())
})

test('O03 K11 while Redis is away calls are answered and events wait; when it is back they are told, each once', async () => {
  const redis = await startOwnRedis()
  const databaseUrl = await createDatabase()
  const server = await startSiteOn(databaseUrl, {
    now: new Date(),
    environment: { REDIS_URL: redis.url },
  })
  const socket = await hearing(server, 'room')
  await sdk(server).trigger('room', 'count', { number: 1 })
  await socket.told('count')

  await redis.stop()
  expect((await sdk(server).trigger('room', 'count', { number: 2 })).status).toBe(200)
  expect((await fetch(`${server.url}/api/notice/get`)).status).toBe(200)
  await socket.settle()
  expect(socket.all('count')).toHaveLength(1)
  await redis.restart()
  await eventually(() =>
    expect(socket.all('count').map(({ data }) => data)).toEqual([{ number: 1 }, { number: 2 }]),
  )
  await sdk(server).trigger('room', 'count', { number: 3 })
  await eventually(() =>
    expect(socket.all('count').map(({ data }) => data)).toEqual([
      { number: 1 },
      { number: 2 },
      { number: 3 },
    ]),
  )
})

test('K11 a site starts without its Redis and finds it later', async () => {
  const redis = await startOwnRedis()
  await redis.stop()
  const server = await startSite({ now: new Date(), environment: { REDIS_URL: redis.url } })
  const socket = await hearing(server, 'room')
  await sdk(server).trigger('room', 'count', { number: 1 })
  await redis.restart()
  await eventually(() => expect(socket.all('count')).toHaveLength(1))
})

test('O02 while PostgreSQL is away sockets stay open and are answered, and hear what happens when it is back', async () => {
  const postgres = await startOwnPostgres('realtime-away')
  onTestFinished(() => postgres.stop())
  const server = await startProcess({ databaseUrl: postgres.url })
  const socket = await hearing(server, 'global')
  postgres.crash()
  await eventually(async () =>
    expect((await fetch(`${server.url}/api/notice/get`)).status).toBe(503),
  )
  await socket.settle()
  await hearing(server, 'global')
  await postgres.restart()
  await eventually(async () =>
    expect((await fetch(`${server.url}/api/notice/get`)).status).toBe(200),
  )
  const { transaction } = writer(postgres.url, false)
  await transaction((work) =>
    work.announce(globalChannel(), 'site-notice', {
      message: 'Back',
      enabled: true,
      translations: [],
    }),
  )
  expect(await socket.told('site-notice')).toMatchObject({ data: { message: 'Back' } })
})

test('O01 a process that is told to end tells its sockets to go to another, and ends', async () => {
  const server = await startProcess({ databaseUrl: await createDatabase() })
  const socket = await hearing(server, 'global')
  server.signal('SIGTERM')
  expect(await socket.told('pusher:error')).toMatchObject({ data: { code: 4200 } })
  expect(await socket.closed()).toMatchObject({ code: 4200 })
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test('RT-09 a site whose sockets a service has sends events there, signed, and has none itself', async () => {
  // Another site stands for the service: it speaks the same HTTP API.
  const service = await startSite()
  const databaseUrl = await createDatabase()
  const environment = {
    PUSHER_APP_ID: app.id,
    PUSHER_APP_KEY: app.key,
    PUSHER_APP_SECRET: app.secret,
    PUSHER_HOST: service.url,
  }
  const server = await startSiteOn(databaseUrl, { environment })
  const socket = await hearing(service, memberChannel(7).name)
  const { db, transaction } = writer(databaseUrl, true)
  for (let points = 1; points <= 25; points++)
    await transaction((work) =>
      work.announce(memberChannel(7), 'completed-task', { points, gained_points: 1, task_id: 3 }),
    )
  await transaction((work) => work.disconnect(7))
  await eventually(() =>
    expect(
      socket.all('completed-task').map(({ data }) => (data as { points: number }).points),
    ).toEqual(Array.from({ length: 25 }, (_, index) => index + 1)),
  )

  await expect(openSocket(server.url)).rejects.toBeDefined()
  const page = await (await fetch(`${server.url}/about?lang=en`)).text()
  expect(stateOf(page).realtime).toEqual({
    key: app.key,
    cluster: 'eu',
    host: service.url,
    hosted: true,
  })
  expect(page).not.toContain(app.secret)
  await eventually(async () =>
    expect(
      await db.selectFrom('realtime_event').select('id').where('relayed', '=', false).execute(),
    ).toEqual([]),
  )
})

test('K01 the official library sends events only with the secret', async () => {
  const server = await startSite({ now: new Date() })
  const socket = await hearing(server, 'room')
  const right = sdk(server)
  await right.trigger(
    ['room', 'another'],
    'news',
    { title: 'Northwind win' },
    { socket_id: await socket.id() },
  )
  await right.triggerBatch([
    { channel: 'room', name: 'first', data: { number: 1 } },
    { channel: 'room', name: 'second', data: 'as it is' },
  ])
  expect(await socket.told('second')).toMatchObject({ data: 'as it is' })
  expect(socket.all('first')).toMatchObject([{ channel: 'room', data: { number: 1 } }])
  // Its own event is not told to the socket that has caused it.
  expect(socket.all('news')).toEqual([])
  expect(await (await right.get({ path: '/channels' })).json()).toEqual({ channels: { room: {} } })
  expect(await (await right.get({ path: '/channels/room' })).json()).toEqual({
    occupied: true,
    subscription_count: 1,
  })

  for (const wrong of [
    { ...app, secret: 'x'.repeat(40) },
    { ...app, key: 'x' },
  ])
    await expect(sdk(server, wrong).trigger('room', 'news', {})).rejects.toMatchObject({
      status: 401,
    })
  await expect(sdk(server, { ...app, id: '1' }).trigger('room', 'news', {})).rejects.toMatchObject({
    status: 404,
  })
})
