import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { serveEcho } from '../../../test/echo-call.ts'
import { app } from '../../../test/own-app.ts'
import { headerLines, rawGet, rawRequest } from '../../../test/raw-request.ts'
import { startSite, type TestOptions } from '../../../test/start-site.ts'

/** The same server, less patient: the real limits would make a test last a quarter of a minute. */
const impatient: NonNullable<TestOptions['extend']> = (http, site) => {
  Object.assign(http.server, {
    headersTimeout: 150,
    requestTimeout: 300,
    connectionsCheckingInterval: 25,
    timeout: 500,
  })
  http.get('/large', async () => LARGE)
  serveEcho(http, site)
}
/** More than a connection holds by itself, so that its writing stands still. */
const LARGE = Buffer.alloc(32 * 1_024 * 1_024)

const TOO_SLOW = {
  status: 408,
  body: '{"error":"Invalid request.","code":"invalid_request"}',
  headers: expect.objectContaining({
    connection: 'close',
    'x-content-type-options': 'nosniff',
  }) as unknown,
}

test('L07 headers have 10 seconds, a whole request 15, a stalled connection 9, and the server checks every 2', async () => {
  const { site } = await startSite()

  expect(site.http.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    timeout: 9_000,
    connectionsCheckingInterval: 2_000,
  })
})

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: a'],
  ['a first line that never ends', 'GET /'],
  [
    'a form that never ends',
    'POST /api/test/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nid=7',
  ],
  [
    'a chunk that never comes',
    'POST /api/test/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n4\r\nid=7\r\n',
  ],
])('L07 a connection with %s is closed', async (_, beginning) => {
  const { url } = await startSite({ extend: impatient })

  expect(await rawRequest(url, beginning)).toMatchObject(TOO_SLOW)
})

test('L07 who sends one byte after the other is closed too, and others are answered meanwhile', async () => {
  const { url } = await startSite({ extend: impatient })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
  const drip = setInterval(() => socket.write('a'), 20)
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(String(data))),
  )
  const closed = new Promise((resolve) => socket.on('close', resolve))

  await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200))
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  await closed
  clearInterval(drip)
  await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200))
})

const pages = (number: number) => 'GET /?lang=en HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(number)
/** Its answer is not begun when those before it wait to be read. */
const UNFINISHED =
  'POST /csp-report HTTP/1.1\r\nhost: x\r\ncontent-type: application/csp-report\r\ncontent-length: 5000\r\n\r\n{'

test.each([
  ['reads nothing', pages(2_000), {}],
  ['reads nothing of one long answer', 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n', {}],
  ['reads nothing and begins a request behind it that never ends', pages(1_000) + UNFINISHED, {}],
  // Whatever the stall timeout would do: a request that is refused for its slowness ends the
  // connection by itself.
  [
    'reads nothing and is refused for a request that never ends',
    pages(1_000) + UNFINISHED,
    { timeout: 0 },
  ],
])('L07 who asks for much, %s, is let go', async (_who, asked, limits) => {
  const { url, site } = await startSite({
    extend: impatient,
    environment: { PAGE_CACHE_SECONDS: '60' },
  })
  Object.assign(site.http.server, limits)
  await rawGet(url, '/?lang=en')
  const open = () =>
    new Promise<number>((resolve) => site.http.server.getConnections((_, count) => resolve(count)))
  const connected = once(site.http.server, 'connection')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined).pause()
  socket.write(asked)

  await connected
  await eventually(async () => expect(await open()).toBe(0))
  await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200))
})

test('L07 whoever gets no socket, and keeps their side of the connection open, is cut off', async () => {
  const { url, site } = await startSite({ extend: impatient })
  const socket = connect({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  onTestFinished(() => void socket.destroy())
  socket.write(
    `GET /app/${app.key} HTTP/1.1\r\n${headerLines({
      host: 'localhost',
      origin: 'https://elsewhere.example',
      upgrade: 'websocket',
      connection: 'upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    })}\r\n`,
  )
  const [said] = (await once(socket, 'data')) as [Buffer]
  expect(String(said)).toMatch(/^HTTP\/1\.1 403 /)

  const connections = () =>
    new Promise<number>((resolve) => site.http.server.getConnections((_, count) => resolve(count)))
  await eventually(async () => expect(await connections()).toBe(0))
})
