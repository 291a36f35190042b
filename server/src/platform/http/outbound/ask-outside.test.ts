import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { askOutside } from './ask-outside.ts'
import { isPublicAddress } from './public-addresses.ts'

const SCHEMA = z.object({ name: z.string() })

/** A site on this machine that answers as it is told, and counts who asks. */
async function startOtherSite(listener: RequestListener) {
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked: () => asked }
}

/** What becomes of a question that the site answers so. */
async function answered(listener: RequestListener, limits: { timeMs?: number } = {}) {
  const { origin } = await startOtherSite(listener)
  const { fetchJson } = askOutside({ name: 'it', origins: [origin], isLocal: true, ...limits })
  return fetchJson(SCHEMA, { url: `${origin}/who` })
}

test('an answer of the expected form is answered, and nothing else of it', async () => {
  const answer = await answered((_, response) => response.end('{"name":"Tindra","more":1}'))
  expect(answer).toEqual({ name: 'Tindra' })
})

const endless: RequestListener = (_, response) => {
  const write = () => {
    while (response.write(Buffer.alloc(64 * 1024)));
    response.once('drain', write)
  }
  write()
}

test.each<{ what: string; listener: RequestListener; failure: object }>([
  { what: 'nothing', listener: () => undefined, failure: { reason: 'time' } },
  {
    what: 'a beginning and then nothing',
    listener: (_, response) => void response.write('{'),
    failure: { reason: 'time' },
  },
  { what: 'more and more', listener: endless, failure: { reason: 'size' } },
  {
    what: 'no JSON',
    listener: (_, response) => response.end('<html>'),
    failure: { reason: 'form' },
  },
  {
    what: 'something else',
    listener: (_, response) => response.end('{"name":5}'),
    failure: { reason: 'form' },
  },
  {
    what: 'a failure',
    listener: (_, response) => response.writeHead(500).end('{"name":"x"}'),
    failure: { reason: 'status', status: 500 },
  },
  {
    what: 'a closed connection',
    listener: (request) => request.socket.destroy(),
    failure: { reason: 'connection' },
  },
])('J02 a site that answers with $what has given no answer', async ({ listener, failure }) => {
  const isAboutTime = 'reason' in failure && failure.reason === 'time'
  await expect(answered(listener, { timeMs: isAboutTime ? 400 : 60_000 })).rejects.toMatchObject({
    name: 'OutboundError',
    ...failure,
  })
})

test('J01 a redirect leads nowhere', async () => {
  const elsewhere = await startOtherSite((_, response) => response.end('{"name":"x"}'))
  const asking = answered((_, response) =>
    response.writeHead(302, { location: elsewhere.origin }).end(),
  )
  await expect(asking).rejects.toMatchObject({ reason: 'status', status: 302 })
  expect(elsewhere.asked()).toBe(0)
})

test('J01 only the origins of a service are asked', async () => {
  const other = await startOtherSite((_, response) => response.end('{"name":"x"}'))
  const { fetchJson } = askOutside({ name: 'it', origins: ['https://api.example'], isLocal: true })
  const port = new URL(other.origin).port
  for (const url of [
    other.origin,
    `http://api.example:${port}`,
    `https://api.example@127.0.0.1:${port}`,
    `http://2130706433:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
  ])
    await expect(fetchJson(SCHEMA, { url }), url).rejects.toMatchObject({ reason: 'address' })
  expect(other.asked()).toBe(0)
})

test('J01 a name is refused while connecting when one of its addresses is not public', async () => {
  const resolve: LookupFunction = (_, __, callback) =>
    callback(null, [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])
  const service = { name: 'it', origins: ['https://api.example'], resolve }
  const asking = askOutside(service).fetchJson(SCHEMA, { url: 'https://api.example/' })
  await expect(asking).rejects.toMatchObject({ reason: 'address' })
})

test.each(
  [
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    'localhost',
    '2130706433',
  ].map((address) => [address]),
)('J01 %s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([['8.8.8.8'], ['172.32.0.1'], ['2606:4700::1111']])(
  'J01 %s is an address of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('J02 a site that keeps failing is left alone, longer each time, until it answers again', async () => {
  let now = 0
  let isUp = false
  const other = await startOtherSite((_, response) =>
    response.writeHead(isUp ? 200 : 503).end('{"name":"x"}'),
  )
  const { fetchJson } = askOutside({
    name: 'it',
    origins: [other.origin],
    isLocal: true,
    now: () => now,
  })
  const ask = () => fetchJson(SCHEMA, { url: other.origin })
  const failsWith = (reason: string) => expect(ask()).rejects.toMatchObject({ reason })

  for (let time = 0; time < 5; time++) await failsWith('status')
  await failsWith('paused')
  now += 5_000
  await failsWith('status')
  now += 9_999
  await failsWith('paused')
  expect(other.asked()).toBe(6)

  isUp = true
  now += 1
  await expect(ask()).resolves.toEqual({ name: 'x' })
  await expect(ask()).resolves.toEqual({ name: 'x' })
})
