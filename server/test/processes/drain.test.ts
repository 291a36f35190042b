import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { startLoad } from '../load.ts'
import { sendRequest } from '../send-request.ts'
import { createDatabase } from '../start-site.ts'
import { startProcess } from '../start-process.ts'

const REFUSED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']

test.each(['SIGTERM', 'SIGINT'] as const)(
  'O01 a server that is told to end (%s) first says that it is not ready, answers all it has taken, and exits with 0',
  async (signal) => {
    const databaseUrl = await createDatabase()
    const server = await startProcess({ databaseUrl })
    const load = startLoad(
      () => [server.url],
      [
        '/api/category/list',
        '/api/content/list',
        '/api/content/get?url=terms',
        '/api/content/get?url=about',
      ],
    )
    await eventually(() => expect(load.outcomes.length).toBeGreaterThan(100))

    const slow = await stuckConversation(databaseUrl, server.url)
    server.signal(signal)
    await eventually(async () =>
      expect(await sendRequest(server.url, { target: '/readyz' })).toMatchObject({
        status: 503,
        body: '{"ok":false}',
      }),
    )
    expect((await sendRequest(server.url, { target: '/healthz' })).status).toBe(200)
    await eventually(async () =>
      expect((await sendRequest(server.url, { target: '/healthz' })).error).toBe('ECONNREFUSED'),
    )
    slow.askAgain()
    await slow.release()

    expect(await slow.statuses).toEqual([200, 200])
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await load.stop()
    const { 200: answered = 0, ...others } = load.tally()
    expect(Object.keys(others).filter((kind) => !REFUSED.includes(kind))).toEqual([])
    // What the server took and what its readers got is the same, to the last request.
    expect(answered + 2).toBe(
      server
        .log()
        .filter(
          ({ msg, status, path }) =>
            msg === 'request' && status === 200 && path?.startsWith('/api/'),
        ).length,
    )
  },
)

/** A connection on which a call is being answered, and will be when it is let go. */
async function stuckConversation(databaseUrl: string, url: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin; lock table tag in access exclusive mode')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write('GET /api/tags/popular HTTP/1.1\r\nhost: x\r\n\r\n')
  let said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
  const statuses = once(socket, 'close').then(() =>
    [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
  )

  await eventually(async () => {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where not granted and relation = 'tag'::regclass`,
    )
    expect(rows[0]?.waiting).toBe(1)
  })
  return {
    statuses,
    askAgain: () => socket.write('GET /api/category/list HTTP/1.1\r\nhost: x\r\n\r\n'),
    release: () => client.query('rollback'),
  }
}
