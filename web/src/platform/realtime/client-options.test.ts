import { expect, test } from 'vitest'
import { clientOptions } from './client-options.ts'

const own = { apiHost: '/api', realtime: { key: 'k', hosted: false, cluster: 'eu' } }
const hosted = {
  apiHost: 'https://api.community.example/v1',
  realtime: { key: 'k', hosted: true, cluster: 'eu' },
}
const page = { protocol: 'https:', hostname: 'community.example', port: '' }
const nobody = () => undefined

test.each([
  [page, { forceTLS: true, wsHost: 'community.example', wsPort: 443, wssPort: 443 }],
  [
    { ...page, port: '8443' },
    { forceTLS: true, wsHost: 'community.example', wsPort: 8443, wssPort: 8443 },
  ],
  [
    { protocol: 'http:', hostname: 'localhost', port: '3000' },
    { forceTLS: false, wsHost: 'localhost', wsPort: 3000, wssPort: 3000 },
  ],
  [
    { protocol: 'http:', hostname: 'localhost', port: '' },
    { forceTLS: false, wsHost: 'localhost', wsPort: 80, wssPort: 80 },
  ],
])(
  'RT-09 a page at %j connects to its own host and port, with TLS when it has it, and sends no statistics',
  (at, expected) => {
    expect(clientOptions(own, at, nobody)).toMatchObject({
      ...expected,
      enableStats: false,
      enabledTransports: ['ws', 'wss'],
    })
  },
)

test('RT-09 with a hosted service a page connects to the EU cluster over TLS and sends no statistics', () => {
  const options = clientOptions(hosted, { ...page, protocol: 'http:' }, nobody)
  expect(options).toMatchObject({ cluster: 'eu', forceTLS: true, enableStats: false })
  expect(options).not.toHaveProperty('wsHost')
})

test('RT-09 a service of another kind is found at its own address', () => {
  const place = { ...hosted, realtime: { ...hosted.realtime, host: 'https://sockets.example' } }
  expect(clientOptions(place, page, nobody)).toMatchObject({
    forceTLS: true,
    wsHost: 'sockets.example',
    wssPort: 443,
  })
})

test('RT-11 RT-12 a silent connection is asked after 120 seconds and given up 30 seconds later', () => {
  expect(clientOptions(own, page, nobody)).toMatchObject({
    activityTimeout: 120_000,
    pongTimeout: 30_000,
  })
})

test('RT-10 private channels are asked for at the API, with who is signed in at that moment', () => {
  let who: { id: number; token: string } | undefined
  const { channelAuthorization } = clientOptions(hosted, page, () => who)
  const asked = channelAuthorization as {
    endpoint: string
    transport: string
    paramsProvider: () => object
  }
  expect(asked).toMatchObject({
    endpoint: 'https://api.community.example/v1/user/pusher/auth',
    transport: 'ajax',
  })
  expect(asked.paramsProvider()).toEqual({})
  who = { id: 7, token: 'secret' }
  expect(asked.paramsProvider()).toEqual({ _u: 7, _t: 'secret' })
})
