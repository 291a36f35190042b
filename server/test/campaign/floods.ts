import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMegabytes } from '../processes-below.ts'
import { sendRequest } from '../send-request.ts'
import type { ServerProcess } from '../server-process.ts'
import { scaled, withUndo, type Campaign } from './campaign.ts'
import { demoGround } from './demo-server.ts'
import { calmMegabytes, leftBehind } from './memory-left.ts'

const CONNECTIONS = 200
const WAVES = 5
const WAVE_MS = 12_000
/** What a flood may take beside what the server holds anyway. */
const MAX_GROWTH_MB = 250

const post = (path: string, type: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`
const AVATAR = '/api/user_profile/avatar/upload'
const MULTIPART = 'multipart/form-data; boundary=x'
const ENCODED = 'application/x-www-form-urlencoded'
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

/** What each connection sends, and then neither reads nor ends. */
const kinds = {
  'kept pages': get('/?lang=en').repeat(2_500),
  lists: get('/api/news/list?limit=101').repeat(2_500),
  'a few lists': get('/api/news/list?limit=101').repeat(30),
  files: get('/before-paint.js').repeat(2_500),
  expectations: 'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n'.repeat(30_000),
  sockets:
    get('/?lang=en') +
    'GET /app/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  attachments: `${post(AVATAR, MULTIPART, 'content-length: 2200000')}--x\r\ncontent-disposition: attachment; name="x"\r\n\r\n${'a'.repeat(2_199_900)}`,
  'long forms': `${post('/api/admin/news/create', ENCODED, 'content-length: 900000')}${'a'.repeat(899_999)}`,
  'byte by byte': `${post(AVATAR, MULTIPART, 'transfer-encoding: chunked')}${'1\r\na\r\n'.repeat(200_000)}`,
}

export const floods: Campaign = {
  name: 'floods',
  promise:
    'L06 L07 two hundred connections that send what takes memory, and read nothing, neither end the server nor grow it for long',
  run: (scale) =>
    withUndo(async (later) => {
      const server = await (await demoGround(later)).start({ PAGE_CACHE_SECONDS: '60' })
      await sendRequest(server.url, { target: '/?lang=en' })
      const idle = await calmMegabytes(server)
      const figures: Record<string, string | number> = { 'idle MB': idle }
      const breaches: string[] = []
      const count = scaled(CONNECTIONS, scale, 20)

      for (const [kind, sent] of Object.entries(kinds)) {
        let max = 0
        for (let wave = 0; wave < scaled(WAVES, scale); wave++)
          max = Math.max(max, await flood(server, sent, count))
        figures[`${kind}, most MB`] = max
        if (!server.isRunning())
          return { figures, breaches: [`${kind} ended the server: ${await howItEnded(server)}`] }
        if (max - idle > MAX_GROWTH_MB) breaches.push(`${kind} took ${max - idle} MB`)
        const { status } = await sendRequest(server.url, { target: '/healthz' })
        if (status !== 200) breaches.push(`after ${kind} /healthz answered ${status}`)
      }
      const left = await calmMegabytes(server)
      figures['MB a minute later'] = left
      return { figures, breaches: [...breaches, ...leftBehind(idle, left)] }
    }),
}

/** Its signal or code, and the last that it said: V8 names what it ran out of. */
async function howItEnded({ ended, output }: ServerProcess): Promise<string> {
  const { code, signal } = await ended
  const said = output().match(/FATAL ERROR: .*/)?.[0] ?? output().trim().slice(-1_000)
  return `${signal ?? code}, ${said}`
}

/** The most megabytes that the server had while the connections were there. */
async function flood(server: ServerProcess, sent: string, count: number): Promise<number> {
  const bytes = Buffer.from(sent)
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => undefined).pause()
    socket.write(bytes)
    return socket
  })
  let max = 0
  const until = performance.now() + WAVE_MS
  while (performance.now() < until && server.isRunning() && sockets.some(({ closed }) => !closed)) {
    max = Math.max(max, residentMegabytes(server.pid))
    await sleep(50)
  }
  for (const socket of sockets) socket.destroy()
  return max
}
