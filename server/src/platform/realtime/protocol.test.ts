import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { rawRequest } from '../../../test/raw-request.ts'
import { app } from '../../../test/own-app.ts'
import { openSocket } from '../../../test/raw-socket.ts'
import { startSite } from '../../../test/start-site.ts'

const subscribe = (channel: unknown, auth?: unknown) => ({
  event: 'pusher:subscribe',
  data: { channel, auth },
})

test('RT-11 a socket is welcomed with its id and how long it may be silent, and pings are answered', async () => {
  const { url } = await startSite()
  const socket = await openSocket(url)
  expect((await socket.told('pusher:connection_established')).data).toEqual({
    socket_id: expect.stringMatching(/^\d+\.\d+$/) as unknown,
    activity_timeout: 120,
  })
  socket.say({ event: 'pusher:ping', data: {} })
  await socket.told('pusher:pong')
})

test('RT-01 whoever subscribes to the public channel hears it, until they unsubscribe', async () => {
  const { url, make } = await startSite()
  const [hearer, other] = [await openSocket(url), await openSocket(url)]
  await hearer.join('global')
  await make.notice('Back at <b>noon</b>.')
  expect(await hearer.told('site-notice')).toMatchObject({
    channel: 'global',
    data: { message: 'Back at <b>noon</b>.', enabled: true },
  })
  hearer.say({ event: 'pusher:unsubscribe', data: { channel: 'global' } })
  await hearer.settle()
  await other.join('global')
  await make.notice('Back at one.')
  await other.told('site-notice')
  expect(hearer.all('site-notice')).toHaveLength(1)
})

test('RT-09 a wrong key is told 4001 and closed, a protocol that nobody knows 4007', async () => {
  const { url } = await startSite()
  const stranger = await openSocket(url, { key: 'nobodys-key' })
  expect(await stranger.told('pusher:error')).toMatchObject({ data: { code: 4001 } })
  expect(await stranger.closed()).toMatchObject({ code: 4001 })
  expect(await (await openSocket(url, { query: '?protocol=99' })).closed()).toMatchObject({
    code: 4007,
  })
})

const GARBAGE = [
  '',
  'x',
  '{',
  'null',
  '5',
  '"x"',
  '[]',
  '[[]]',
  '{}',
  '{"event":null}',
  '{"event":5}',
  '{"event":["pusher:ping"]}',
  '{"event":{"toString":"x"}}',
  '{"__proto__":{"event":"pusher:ping"}}',
  '{"event":"pusher:subscribe"}',
  '{"event":"pusher:subscribe","data":null}',
  '{"event":"pusher:subscribe","data":"global"}',
  '{"event":"pusher:subscribe","data":{}}',
  '{"event":"pusher:subscribe","data":{"channel":["global"]}}',
  '{"event":"pusher:subscribe","data":{"channel":{"length":6}}}',
  '{"event":"pusher:subscribe","data":{"channel":7}}',
  '{"event":"pusher:subscribe","data":{"channel":"global","auth":{}}}',
  '{"event":"pusher:unsubscribe","data":{"channel":null}}',
  `{"event":"${'x'.repeat(300)}"}`,
  '[1'.repeat(4_000),
  Buffer.from([1, 2, 3]),
]

test('K06 a socket that says what is no message is closed, and the site lives on', async () => {
  const { url, get } = await startSite()
  await Promise.all(
    GARBAGE.map(async (garbage) => {
      const socket = await openSocket(url)
      await socket.id()
      socket.say(garbage)
      expect(await socket.closed(), String(garbage).slice(0, 80)).toMatchObject({ code: 4090 })
    }),
  )
  expect((await get('/healthz')).status).toBe(200)
})

test('K06 a channel that is called like something of the language is one like any other', async () => {
  const { url } = await startSite()
  const socket = await openSocket(url)
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'])
    await socket.join(name)
  expect(({} as Record<string, unknown>)['size']).toBeUndefined()
})

test('K02 K06 a channel with a name that none can have, or of a kind that the site does not know, is refused', async () => {
  const { url } = await startSite()
  for (const channel of [
    '',
    ' ',
    'a b',
    'a\nb',
    'global\n',
    'glo:bal',
    'x'.repeat(165),
    '#server',
    'ä',
    'presence-room',
    'private-encrypted-user-1',
    'cache-x',
    'private-cache-x',
  ]) {
    const socket = await openSocket(url)
    socket.say(subscribe(channel))
    expect(await socket.told('pusher:subscription_error'), channel).toMatchObject({
      data: { status: 400 },
    })
  }
})

test('K05 what a client sends to others reaches nobody and is answered with an error', async () => {
  const { url } = await startSite()
  const [sender, hearer] = [await openSocket(url), await openSocket(url)]
  await sender.join('global')
  await hearer.join('global')
  const attempts = [
    'client-message',
    'site-notice',
    'pusher:error',
    'pusher_internal:subscription_succeeded',
    'pusher:signin',
    'publish',
    'cut off',
    '__proto__',
  ]
  for (const event of attempts)
    sender.say({ event, channel: 'global', data: { message: 'Mine', enabled: true } })
  await sender.settle()
  expect(sender.all('pusher:error')).toEqual(
    attempts.map(() => ({
      event: 'pusher:error',
      data: { code: 4301, message: expect.any(String) as unknown },
    })),
  )
  await hearer.settle()
  expect(hearer.frames.map(({ event }) => event)).toEqual([
    'pusher:connection_established',
    'pusher_internal:subscription_succeeded',
    'pusher:pong',
  ])
})

test('K07 a socket hears twenty channels and no more', async () => {
  const { url } = await startSite()
  const socket = await openSocket(url)
  for (let number = 0; number < 20; number++) await socket.join(`room-${number}`)
  socket.say(subscribe('room-20'))
  expect(await socket.told('pusher:subscription_error')).toMatchObject({
    channel: 'room-20',
    data: { status: 403 },
  })
  socket.say({ event: 'pusher:unsubscribe', data: { channel: 'room-0' } })
  await socket.join('room-20')
})

test('K07 a network has so many sockets and no more, until one of them goes', async () => {
  const { url } = await startSite({ environment: { REALTIME_CONNECTIONS_PER_NETWORK: '2' } })
  const [first] = [await openSocket(url), await openSocket(url)]
  await expect(openSocket(url)).rejects.toMatchObject({ status: 429 })
  first.socket.close()
  await eventually(() => openSocket(url))
})

test('K07 L08 forwarding headers decide about networks only when they come through a proxy that is trusted', async () => {
  const environment = { REALTIME_CONNECTIONS_PER_NETWORK: '1' }
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const [plain, trusting] = [
    await startSite({ environment }),
    await startSite({ environment: { ...environment, TRUSTED_PROXIES: '127.0.0.1' } }),
  ]
  await openSocket(plain.url, from('192.0.2.1'))
  await expect(openSocket(plain.url, from('192.0.2.2'))).rejects.toMatchObject({ status: 429 })
  await openSocket(trusting.url, from('192.0.2.1'))
  await openSocket(trusting.url, from('192.0.2.2'))
  await expect(openSocket(trusting.url, from('192.0.2.2'))).rejects.toMatchObject({ status: 429 })
})

test('K07 a process has so many sockets and no more', async () => {
  const { url } = await startSite({ environment: { REALTIME_CONNECTIONS: '1' } })
  await openSocket(url)
  await expect(openSocket(url)).rejects.toMatchObject({ status: 503 })
})

test('K07 opening sockets counts against the rate of a network', async () => {
  const { url } = await startSite({ environment: { RATE_LIMIT_READ: '2' } })
  await openSocket(url)
  await openSocket(url)
  await expect(openSocket(url)).rejects.toMatchObject({ status: 429 })
})

test('K08 a page of another origin gets no socket; the site, those it lets call it and programs do', async () => {
  const { url } = await startSite({
    environment: {
      ORIGIN: 'https://community.example',
      CORS_ORIGINS: 'https://app.community.example',
    },
  })
  for (const origin of ['https://community.example', 'https://app.community.example', undefined])
    await openSocket(url, origin === undefined ? {} : { origin })
  for (const origin of [
    'https://evil.example',
    'http://community.example',
    'https://community.example.evil.example',
    'https://community.example:8443',
    'null',
    'file://',
    'https://COMMUNITY.example',
  ]) {
    await expect(openSocket(url, { origin }), origin).rejects.toMatchObject({ status: 403 })
  }
})

test('K08 a site that wants an origin lets nobody in without one', async () => {
  const { url } = await startSite({
    environment: { ORIGIN: 'https://community.example', REALTIME_REQUIRE_ORIGIN: '1' },
  })
  await openSocket(url, { origin: 'https://community.example' })
  await expect(openSocket(url)).rejects.toMatchObject({ status: 403 })
})

test('K10 a socket that is silent is asked after two minutes and closed half a minute later, one that answers stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url } = await startSite()
  const [frozen, alive] = [await openSocket(url), await openSocket(url)]
  await Promise.all([frozen.id(), alive.id()])

  vi.advanceTimersByTime(90_000)
  await alive.settle()
  expect([...frozen.all('pusher:ping'), ...alive.all('pusher:ping')]).toEqual([])
  vi.advanceTimersByTime(35_000)
  await frozen.told('pusher:ping')
  vi.advanceTimersByTime(10_000)
  await alive.settle()
  expect(frozen.isOpen()).toBe(true)
  vi.advanceTimersByTime(25_000)
  expect(await frozen.closed()).toMatchObject({ code: 4201 })
  expect(alive.all('pusher:ping')).toEqual([])

  vi.advanceTimersByTime(125_000)
  await alive.told('pusher:ping')
  alive.say({ event: 'pusher:pong', data: {} })
  await alive.settle()
  vi.advanceTimersByTime(60_000)
  await alive.settle()
  expect(alive.isOpen()).toBe(true)
})

test('O01 sockets of a site that ends are told to go to another at once', async () => {
  const { url, site } = await startSite()
  const socket = await openSocket(url)
  await socket.join('global')
  const drained = site.drain()
  expect(await socket.told('pusher:error')).toMatchObject({ data: { code: 4200 } })
  expect(await socket.closed()).toMatchObject({ code: 4200 })
  await drained
})

test('a request that would like to be upgraded to something else is answered as it is', async () => {
  const { url } = await startSite()
  const ask = async (target: string, upgrade: string) =>
    (
      await rawRequest(
        url,
        `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: ${upgrade}\r\n\r\n`,
      )
    ).status
  expect([
    await ask('/about?lang=en', 'h2c'),
    await ask('/api/notice/get', 'websocket'),
    await ask(`/app/${app.key}`, 'h2c'),
  ]).toEqual([200, 200, 404])
})

test('M06 a request for a socket that is none is refused like any other that is broken, and the site lives on', async () => {
  const { url, get } = await startSite()
  const head = `GET /app/${app.key} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n`
  for (const rest of [
    '',
    'sec-websocket-version: 13\r\n',
    'sec-websocket-version: 99\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
    'sec-websocket-version: 13\r\nsec-websocket-key: x\r\n',
    'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: a,,b\r\n',
  ]) {
    expect(await rawRequest(url, `${head}${rest}\r\n`), rest).toMatchObject({
      status: 400,
      body: '{"error":"Invalid request.","code":"invalid_request"}',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining(`default-src 'self'`) as unknown,
      },
    })
  }
  expect((await get('/healthz')).status).toBe(200)
})
