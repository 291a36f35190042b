import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { startLoad, type Outcome } from '../load.ts'
import { createDatabase } from '../start-site.ts'
import { startProcess } from '../start-process.ts'
import { untilCalm } from '../until-calm.ts'

const REFUSED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']

const calls = [
  '/api/category/list',
  '/api/content/list',
  '/api/content/get?url=terms',
  '/api/content/get?url=about',
]

test.each(['SIGTERM', 'SIGINT'] as const)(
  'O01 a server that is told to end (%s) says that it is not ready, answers all it has taken, and exits with 0',
  async (signal) => {
    const databaseUrl = await createDatabase()
    const server = await startProcess({ databaseUrl })
    const load = startLoad(() => [server.url], [...calls, '/healthz'])
    // Where connections open slowly, the first may be told to come back.
    await untilCalm(load)

    const asking = (['/healthz', '/readyz'] as const).map((path) => slowCaller(server.url, path))
    const slow = await Promise.all(asking)
    const told = load.outcomes.length
    server.signal(signal)
    const isRefused = ({ error }: Outcome) => error === 'ECONNREFUSED'
    await eventually(() => expect(load.outcomes.some(isRefused)).toBe(true))
    for (const { sayTheRest } of slow) sayTheRest()

    // Its health is good to the end, but it takes nothing more. That it says so before its port
    // closes is tried where nobody can come too late to hear it (health.test.ts).
    expect(await Promise.all(slow.map(({ statuses }) => statuses))).toEqual([
      [200, 200],
      [200, 503],
    ])
    // In the moment in which the port closes some get no answer.
    const alive = load.outcomes.filter(({ target, error }) => target === '/healthz' && !error)
    expect(new Set(alive.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await load.stop()
    const isCall = ({ target }: Outcome) => calls.includes(target)
    const { 200: answered = 0 } = load.tally(0, isCall)
    const kinds = Object.keys(load.tally(told, isCall))
    expect(kinds.filter((kind) => !['200', ...REFUSED].includes(kind))).toEqual([])
    // What the server took and what its readers got is the same, to the last request.
    expect(answered + slow.length).toBe(
      server
        .log()
        .filter(
          ({ msg, status, path }) =>
            msg === 'request' && status === 200 && path?.startsWith('/api/'),
        ).length,
    )
  },
)

/**
 * Somebody whose call has been taken up and waits for its rest, and who asks in the same breath
 * then how the server is.
 */
async function slowCaller(url: string, path: '/healthz' | '/readyz') {
  const rest = 'username=Haldor'
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(
    [
      'POST /api/user/new_verification_mail HTTP/1.1',
      'host: x',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${rest.length}`,
      'expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  )
  let said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
  const statuses = once(socket, 'close').then(() =>
    [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)).slice(1),
  )

  await eventually(() => expect(said).toBe('HTTP/1.1 100 Continue\r\n\r\n'))
  return {
    statuses,
    sayTheRest: () => socket.write(`${rest}GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
  }
}
