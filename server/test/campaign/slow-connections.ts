import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLoad } from '../load.ts'
import { sendRequest } from '../send-request.ts'
import { percentile, scaled, withUndo, type Campaign } from './campaign.ts'
import { demoGround, readerTargets } from './demo-server.ts'

const CONNECTIONS = 1_000
const CLOSED_WITHIN_MS = 20_000
const NORMAL_MS = 5_000
/** Below this nobody notices, and twice of next to nothing is next to nothing. */
const UNNOTICED_MS = 50

const FORM =
  'POST /api/nothing HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\n'
const kinds = {
  headers: { first: 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', drip: 'a' },
  body: { first: FORM, drip: 'a' },
  nothing: { first: '', drip: '' },
  unread: { first: 'GET /?lang=en HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(150), drip: '' },
}

export const slowConnections: Campaign = {
  name: 'slow-connections',
  promise:
    'L07 a thousand connections that send or read slowly are all closed within 20 seconds, and others hardly notice',
  run: (scale) =>
    withUndo(async (later) => {
      const server = await (await demoGround(later)).start({ PAGE_CACHE_SECONDS: '60' })
      const targets = await readerTargets(server.url)
      const normal = startLoad(() => [server.url], targets, { readers: 4, pause: 10 })
      await sleep(NORMAL_MS)
      await normal.stop()

      const count = scaled(CONNECTIONS, scale, 20)
      const base = await openSockets(server.url)
      const began = performance.now()
      const load = startLoad(() => [server.url], targets, { readers: 4, pause: 10 })
      later(() => load.stop())
      const slow: { end: () => void }[] = []
      later(async () => slow.forEach(({ end }) => end()))
      for (let number = 0; number < count; number++) {
        slow.push(slowConnection(server.url, Object.values(kinds)[number % 4] ?? kinds.nothing))
        if (number % 20 === 0) await sleep(20)
      }
      // Those that read nothing do not notice their end, so the server is asked.
      let left = Number.POSITIVE_INFINITY
      while (left > 0 && performance.now() - began < CLOSED_WITHIN_MS + 10_000) {
        await sleep(500)
        left = (await openSockets(server.url)) - base - 4
      }
      const closedAfter = performance.now() - began
      await load.stop()

      const [usual, besieged] = [normal, load].map(({ outcomes }) =>
        percentile(
          outcomes.map(({ milliseconds }) => milliseconds),
          0.99,
        ),
      ) as [number, number]
      const refused = load.outcomes.filter(({ status }) => status !== 200)
      const breaches = [
        ...(closedAfter > CLOSED_WITHIN_MS + 1_000
          ? [`${Math.max(0, left)} connections were open after ${Math.round(closedAfter)} ms`]
          : []),
        ...(besieged > Math.max(2 * usual, UNNOTICED_MS)
          ? [`p99 of others rose from ${usual} to ${besieged} ms`]
          : []),
        ...(refused.length > 0
          ? [
              `${refused.length} requests of others failed: ${refused[0]?.status} ${refused[0]?.error ?? ''}`,
            ]
          : []),
      ]
      return {
        figures: {
          connections: count,
          'all closed after ms': Math.round(closedAfter),
          'requests of others': load.outcomes.length,
          'p99 ms before': usual,
          'p99 ms meanwhile': besieged,
        },
        breaches,
      }
    }),
}

function slowConnection(url: string, { first, drip }: { first: string; drip: string }) {
  const socket: Socket = connect(
    Number(new URL(url).port),
    '127.0.0.1',
    () => void (first && socket.write(first)),
  )
  socket.on('error', () => undefined)
  if (drip === '') socket.pause()
  else socket.resume()
  const dripping = setInterval(() => drip !== '' && socket.writable && socket.write(drip), 1_000)
  const end = () => {
    clearInterval(dripping)
    socket.destroy()
  }
  socket.on('close', end)
  return { end }
}

async function openSockets(url: string): Promise<number> {
  const { body } = await sendRequest(url, { target: '/metrics' })
  return Number(/nodejs_active_handles\{type="Socket"\} (\d+)/.exec(body)?.[1] ?? 0)
}
