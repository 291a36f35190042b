import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { app } from '../../../test/own-app.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

/** A connection that sends what it is told to. */
function open(url: string, { reads }: { reads: boolean }) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let said = ''
  socket.on('error', () => undefined)
  if (reads) socket.on('data', (chunk) => void (said += String(chunk)))
  else socket.pause()
  return {
    socket,
    statuses: () => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
    said: () => said,
  }
}

const connectionsOf = ({ http }: { http: FastifyInstance }) =>
  new Promise<number>((resolve) => http.server.getConnections((_, count) => resolve(count)))
const closed = (socket: Socket) => once(socket, 'close')

/** A route whose answers leave when they are let go, and what was seen of its requests. */
function slowRoute() {
  const seen = { under: 0, max: 0 }
  const answers: (() => void)[] = []
  const extend = (http: FastifyInstance) => {
    http.get('/slow', async () => {
      seen.max = Math.max(seen.max, ++seen.under)
      await new Promise<void>((resolve) => answers.push(resolve))
      seen.under--
      return 'slow'
    })
  }
  return { extend, seen, letGo: () => answers.shift()?.(), waiting: () => answers.length }
}

test('L07 twenty connections that ask for 2,500 kept pages each and read nothing are cut off with a few answers made', async () => {
  const { url, site } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  await rawGet(url, '/?lang=en')
  const made = async () =>
    Number(
      /loadout_page_cache_total\{from="cache"\} (\d+)/.exec(
        (await rawGet(url, '/metrics')).body,
      )?.[1] ?? 0,
    )
  const before = await made()
  let came = 0
  site.http.server.on('connection', () => void came++)
  const opened = Array.from({ length: 20 }, () => open(url, { reads: false }).socket)
  for (const socket of opened) socket.write(get('/?lang=en').repeat(2_500))

  await eventually(async () => expect([came, await connectionsOf(site)]).toEqual([20, 0]))
  expect((await made()) - before).toBeLessThanOrEqual(20)
  expect((await rawGet(url, '/healthz')).status).toBe(200)
})

test('L07 of calls, pages, files, feeds and what is missing one after the other is answered, and none before the one ahead of it has left', async () => {
  const { extend, seen, letGo, waiting } = slowRoute()
  const { url } = await startSite({ extend })
  const { socket, statuses } = open(url, { reads: true })
  const others = [
    '/api/news/list?limit=101',
    '/?lang=en',
    '/mark.svg',
    '/feeds/news.rss',
    '/assets/none-1234567.js',
    '/healthz',
  ]
  socket.write(['/slow', '/slow', ...others].map(get).join(''))

  await eventually(() => expect(waiting()).toBe(1))
  expect((await rawGet(url, '/healthz')).status).toBe(200)
  expect([seen.under, statuses()]).toEqual([1, []])
  letGo()
  await eventually(() => expect([waiting(), statuses()]).toEqual([1, [200]]))
  letGo()
  await eventually(() => expect(statuses()).toEqual([200, 200, 200, 200, 200, 200, 404, 200]))
  expect(seen.max).toBe(1)
})

test('L07 a connection may be 32 requests ahead of its answers, and one more ends it', async () => {
  const { extend, letGo, waiting } = slowRoute()
  const { url } = await startSite({ extend })
  const [patient, hasty] = [open(url, { reads: true }), open(url, { reads: true })]
  patient.socket.write(get('/slow') + get('/healthz').repeat(32))
  await eventually(() => expect(waiting()).toBe(1))
  hasty.socket.write(get('/slow') + get('/healthz').repeat(33))

  await closed(hasty.socket)
  expect(hasty.statuses()).toEqual([])
  letGo()
  await eventually(() => expect(patient.statuses()).toEqual(Array(33).fill(200)))
})

test('L07 of 2,500 calls that arrive at once on a connection no more are taken apart than it may be ahead', async () => {
  const { url, site } = await startSite()
  let taken = 0
  site.http.server.on('request', () => void taken++)
  const sockets = Array.from({ length: 20 }, () => open(url, { reads: false }).socket)
  for (const socket of sockets) socket.write(get('/api/news/list?limit=101').repeat(2_500))

  await eventually(() => expect(taken).toBeGreaterThanOrEqual(20))
  await eventually(async () => expect(await connectionsOf(site)).toBe(0))
  expect(taken).toBeLessThanOrEqual(20 * (1 + 32 + 1))
})

test('L07 requests that expect something of the server are counted like any other', async () => {
  const { extend, letGo, waiting } = slowRoute()
  const { url } = await startSite({ extend })
  const [patient, hasty] = [open(url, { reads: true }), open(url, { reads: true })]
  const expecting = 'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: a-miracle\r\n\r\n'
  patient.socket.write(get('/slow') + expecting.repeat(32))
  await eventually(() => expect(waiting()).toBe(1))
  hasty.socket.write(get('/slow') + expecting.repeat(33))

  await closed(hasty.socket)
  letGo()
  await eventually(() => expect(patient.statuses()).toEqual(Array(33).fill(200)))
})

test('L07 a request with a body that is sent ahead of the answer before it ends the connection', async () => {
  const { extend, waiting } = slowRoute()
  const { url } = await startSite({ extend })
  const { socket, statuses } = open(url, { reads: true })
  socket.write(get('/slow'))
  await eventually(() => expect(waiting()).toBe(1))
  socket.write(
    'POST /api/user/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n',
  )
  await closed(socket)
  expect(statuses()).toEqual([])
})

test('L06 the body of what only asks is thrown away while the answer is made', async () => {
  const { extend, letGo, waiting } = slowRoute()
  const { url } = await startSite({ extend })
  const { socket, statuses } = open(url, { reads: true })
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
  await eventually(() => expect(waiting()).toBe(1))
  // More than a connection and a stream hold by themselves: it is gone only when somebody takes it.
  const body = `200000\r\n${'a'.repeat(0x20_0000)}\r\n`.repeat(8)
  await new Promise<void>((resolve) => socket.write(`${body}0\r\n\r\n`, () => resolve()))

  letGo()
  await eventually(() => expect(statuses()).toEqual([200]))
})

test('L07 what would become a socket behind an answer that has not left stays a request', async () => {
  const { extend, letGo, waiting } = slowRoute()
  const { url } = await startSite({ extend })
  const { socket, statuses } = open(url, { reads: true })
  socket.write(
    `${get('/slow')}GET /app/${app.key}?protocol=7 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  )
  await eventually(() => expect(waiting()).toBe(1))
  letGo()
  await eventually(() => expect(statuses()).toEqual([200, 404]))
})
