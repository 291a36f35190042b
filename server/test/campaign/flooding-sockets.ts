/**
 * A process of its own that opens as many sockets as it is told and floods through them, each in
 * its own way, until it is ended. Whichever is closed or refused comes back after a second.
 */
import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { app } from '../own-app.ts'

export type Order = { port: number; count: number; networks: number }
/** How many sockets there are, and how often one was opened, refused, and closed again. */
export type Tally = { open: number; opened: number; refused: number; closed: number }

/** Our messages within which a client stays that says as many as it may. */
const MAX_MESSAGES = 60
const WINDOW_MS = 10_100
const COMES_BACK_MS = 1_000
const TICK_MS = 100
/** What is not taken is not said again and again. */
const MAX_WAITING_BYTES = 1024 * 1024

const HANDSHAKE =
  `GET /app/${app.key}?protocol=7 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

type FrameOptions = { kind?: number; isLast?: boolean }

/** A frame of a client, masked with nothing. */
function frame(text: string, { kind = 0x1, isLast = true }: FrameOptions = {}): Buffer {
  const body = Buffer.from(text)
  const first = (isLast ? 0x80 : 0) | kind
  const head =
    body.length < 126
      ? [first, 0x80 | body.length]
      : [first, 0xfe, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body])
}

const message = (event: string, data: unknown) => frame(JSON.stringify({ event, data }))
const ping = (data: string) => message('pusher:ping', data)
const subscribe = (channel: string, auth?: string) => message('pusher:subscribe', { channel, auth })
const times = (count: number, make: (number: number) => Buffer) =>
  Buffer.concat(Array.from({ length: count }, (_, number) => make(number)))

/** What each says, and how often; whoever says it once reads nothing from then on. */
const ways: { says: Buffer; everyMs: number }[] = [
  { says: times(MAX_MESSAGES, () => ping('')), everyMs: WINDOW_MS },
  { says: times(MAX_MESSAGES, () => ping('x'.repeat(16_300))), everyMs: WINDOW_MS },
  {
    says: Buffer.concat([
      times(20, (number) => subscribe(`room-${number}`)),
      times(20, (number) => subscribe(`private-user-${number}`, `${app.key}:7.${'f'.repeat(64)}`)),
      times(20, (number) => message('pusher:unsubscribe', { channel: `room-${number}` })),
    ]),
    everyMs: WINDOW_MS,
  },
  { says: subscribe('global'), everyMs: Number.POSITIVE_INFINITY },
  { says: times(1_000, () => ping('')), everyMs: TICK_MS },
  { says: times(1_000, () => frame('x'.repeat(125), { kind: 0x9 })), everyMs: TICK_MS },
  { says: times(1_000, () => frame('x'.repeat(125), { kind: 0xa })), everyMs: TICK_MS },
  { says: ping('x'.repeat(20_000)), everyMs: TICK_MS },
  {
    says: times(1_000, (number) => frame('x', { kind: number === 0 ? 0x1 : 0, isLast: false })),
    everyMs: TICK_MS,
  },
]

const tally: Tally = { open: 0, opened: 0, refused: 0, closed: 0 }

function flood(number: number, { port, networks }: Omit<Order, 'count'>) {
  const { says, everyMs } = ways[number % ways.length] as (typeof ways)[number]
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: `127.0.1.${1 + (number % networks)}`,
  })
  let isOpen = false
  let next = 0
  const speak = () => {
    const isBehind = socket.writableLength > MAX_WAITING_BYTES
    if (performance.now() < next || isBehind) return
    next = performance.now() + everyMs
    socket.write(says)
    if (everyMs === Number.POSITIVE_INFINITY) socket.pause()
  }
  let speaking: NodeJS.Timeout | undefined
  socket.write(HANDSHAKE)
  socket.on('data', (data) => {
    if (isOpen || !data.includes('connection_established')) return
    isOpen = true
    tally.open++
    tally.opened++
    speak()
    speaking = setInterval(speak, TICK_MS)
  })
  socket.on('end', () => socket.destroy())
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(speaking)
    if (isOpen) tally.open--
    tally[isOpen ? 'closed' : 'refused']++
    setTimeout(flood, COMES_BACK_MS, number, { port, networks })
  })
}

// It floods with what the machine has left, and takes nothing from the server or its readers.
setPriority(19)
process.on('message', (order: Order | 'tally') => {
  if (order === 'tally') process.send?.(tally)
  else for (let number = 0; number < order.count; number++) flood(number, order)
})
process.on('disconnect', () => process.exit(0))
