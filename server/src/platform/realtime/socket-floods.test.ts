import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { eventually } from '../../../test/eventually.ts'
import { app } from '../../../test/own-app.ts'
import { openSocket } from '../../../test/raw-socket.ts'
import { startSite } from '../../../test/start-site.ts'

test('K07 a message of more than 16 kB closes the socket', async () => {
  const { url } = await startSite()
  const socket = await openSocket(url)
  await socket.id()
  socket.say({ event: 'pusher:ping', data: 'x'.repeat(16 * 1024) })
  expect(await socket.closed()).toMatchObject({ code: 1009 })
})

test('K07 a flood of messages closes the socket that sends it and no other', async () => {
  const { url } = await startSite()
  const [flooder, other] = [await openSocket(url), await openSocket(url)]
  await flooder.id()
  for (let count = 0; count < 61; count++) flooder.say({ event: 'pusher:ping', data: {} })
  expect(await flooder.closed()).toMatchObject({ code: 4190 })
  await other.settle()
})

test('K07 a few of the longest messages close the socket that sends them', async () => {
  const { url } = await startSite()
  const socket = await openSocket(url)
  await socket.id()
  const long = { event: 'pusher:ping', data: 'x'.repeat(15_000) }
  for (let count = 0; count < 4; count++) socket.say(long)
  await socket.settle()
  socket.say(long)
  expect(await socket.closed()).toMatchObject({ code: 4190 })
})

test.each([
  ['says too much', '{"event":"pusher:ping"}', 4190],
  ['says what is no message', 'x', 4090],
  ['says something too long', 'x'.repeat(20_000), 1009],
])('K07 of a socket that %s nothing more is read', async (_, words, code) => {
  const { url } = await startSite()
  const { id, socket, closed } = await openSocket(url)
  await id()
  for (let count = 0; count < 61; count++) socket.send(words)
  // More than the system keeps of what nobody reads.
  const rest = Buffer.alloc(15_000)
  let unread = 0
  for (let count = 0; count < 1_500; count++) socket.send(rest, (error) => void (error && unread++))
  expect(await closed()).toMatchObject({ code })
  expect(unread).toBeGreaterThan(0)
})

test('K07 a socket that does not read what it is told is dropped, and the others are told all the same', async () => {
  const { url, site } = await startSite({ environment: { LOG_LEVEL: 'error' } })
  const [slow, quick] = [await openSocket(url), await openSocket(url)]
  await slow.join('global')
  await quick.join('global')
  slow.socket.pause()
  const notice = { message: 'x'.repeat(20_000), enabled: true, translations: [] }
  for (let number = 0; number < 600; number++)
    await site.transaction((work) => work.announce(globalChannel(), 'site-notice', notice))
  await eventually(() => expect(quick.all('site-notice')).toHaveLength(600))
  slow.socket.resume()
  await slow.closed()
  expect(slow.all('site-notice').length).toBeLessThan(600)
})

test('K07 pings of the transport are answered while they are few, and count as messages', async () => {
  const { url } = await startSite()
  const { socket, closed, told } = await openSocket(url)
  await told('pusher:connection_established')
  const pongs: string[] = []
  socket.on('pong', (data) => void pongs.push(String(data)))
  for (let number = 0; number < 5; number++) socket.ping(String(number))
  await eventually(() => expect(pongs).toEqual(['0', '1', '2', '3', '4']))

  for (let number = 0; number < 1_000; number++) socket.ping('x'.repeat(100))
  expect(await closed()).toMatchObject({ code: 4190 })
  expect(pongs.length).toBeLessThanOrEqual(60)
})

test('K07 answers to pings that nobody has sent count as messages, too', async () => {
  const { url } = await startSite()
  const { id, socket, closed } = await openSocket(url)
  await id()
  for (let number = 0; number < 61; number++) socket.pong()
  expect(await closed()).toMatchObject({ code: 4190 })
})

test('K07 a message in more pieces than a client makes of it ends its socket', async () => {
  const { url } = await startSite()
  const { socket, closed, told } = await openSocket(url)
  await told('pusher:connection_established')
  for (let piece = 0; piece < 100; piece++) socket.send('x', { fin: false })
  expect(await closed()).toMatchObject({ code: 1008 })
})

test('K07 a message that comes byte by byte ends its socket', async () => {
  const { url } = await startSite()
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay()
  onTestFinished(() => void socket.destroy())
  let said = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (data: Buffer) => void (said = Buffer.concat([said, data])))
  socket.write(
    `GET /app/${app.key}?protocol=7 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  )
  await eventually(() => expect(said.includes('connection_established')).toBe(true))

  // The beginning of a text of 4,096 bytes, masked with nothing.
  socket.write(Buffer.from([0x81, 0xfe, 0x10, 0, 0, 0, 0, 0]))
  for (let byte = 0; byte < 200; byte++) {
    socket.write('x')
    await setImmediate()
  }
  const tooMany = Buffer.from([0x88, 2, 1008 >> 8, 1008 & 0xff])
  await eventually(() => expect(said.includes(tooMany)).toBe(true))
})
