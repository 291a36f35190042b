import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type RateClass } from '@loadout/contract/platform/endpoint.ts'
import { eventually } from '../../../test/eventually.ts'
import { stopMonotonicClock } from '../../../test/monotonic-clock.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'
import type { Site } from '../../site-parts.ts'

const slowCall = (rate: RateClass) =>
  endpoint({
    method: 'GET',
    path: `/test/slow-${rate}`,
    access: 'anyone',
    rate,
    summary: 'Answers when it is let go.',
    input: z.object({}),
    output: z.object({ ok: z.literal(true) }),
  })

/** Calls that are answered when they are let go, and how many have begun. */
function slowCalls(...rates: RateClass[]) {
  const begun: (() => void)[] = []
  return {
    begun: () => begun.length,
    letGo: (count: number) => begun.slice(0, count).forEach((end) => end()),
    extend: (_: unknown, { serve }: Site) => {
      for (const rate of rates)
        serve(slowCall(rate), async () => {
          await new Promise<void>((resolve) => begun.push(resolve))
          return { ok: true as const }
        })
    },
  }
}

/** So many connections that ask for a path once each, and those that are open. */
function askFrom(url: string, count: number, path: string) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  })
  const said = new Map<Socket, string>(sockets.map((socket) => [socket, '']))
  for (const socket of sockets)
    socket.on('data', (chunk) => said.set(socket, said.get(socket) + String(chunk)))
  const answered = (status: number) =>
    [...said.values()].filter((text) => text.startsWith(`HTTP/1.1 ${status}`)).length
  return { sockets, answered, said: () => [...said.values()] }
}

test('L07 of the calls of 200 connections 128 are worked at, and each that ends lets the next begin', async () => {
  stopMonotonicClock()
  const { extend, begun, letGo } = slowCalls('read')
  const { url } = await startSite({ extend })
  const { answered } = askFrom(url, 200, '/api/test/slow-read')
  await eventually(() => expect(begun()).toBe(128))
  // Everything that was sent before this has been looked at.
  expect((await rawGet(url, '/healthz')).status).toBe(200)
  expect(begun()).toBe(128)

  letGo(5)
  await eventually(() => expect([answered(200), begun()]).toEqual([5, 133]))
  await eventually(() => {
    letGo(200)
    expect(answered(200)).toBe(200)
  })
})

test('L07 a call that waits when its client leaves is never worked at', async () => {
  const { extend, begun, letGo } = slowCalls('read')
  const { url, site } = await startSite({ extend })
  const first = askFrom(url, 128, '/api/test/slow-read')
  await eventually(() => expect(begun()).toBe(128))
  const connections = () =>
    new Promise<number>((resolve) => site.http.server.getConnections((_, count) => resolve(count)))
  const gone = askFrom(url, 100, '/api/test/slow-read')
  await eventually(async () => expect(await connections()).toBe(228))
  for (const socket of gone.sockets) socket.destroy()
  await eventually(async () => expect(await connections()).toBe(128))

  letGo(128)
  await eventually(() => expect(first.answered(200)).toBe(128))
  expect(begun()).toBe(128)
})

test('L07 beyond 512 calls that wait one is refused at once, and told when to come again', async () => {
  stopMonotonicClock()
  const { extend, begun } = slowCalls('read')
  const { url } = await startSite({ extend })
  const { answered, said } = askFrom(url, 128 + 512 + 3, '/api/test/slow-read')
  await eventually(() => expect([begun(), answered(503)]).toEqual([128, 3]))

  const refusal = said().find((text) => text !== '') ?? ''
  expect(refusal).toMatch(/^retry-after: 1\r$/m)
  expect(refusal).toContain('"code":"unavailable"')
})

test('L07 slow searches keep no other call, and no page, waiting', async () => {
  const { extend, begun } = slowCalls('search')
  const { url } = await startSite({ extend })
  askFrom(url, 200, '/api/test/slow-search')
  await eventually(() => expect(begun()).toBe(128))

  expect((await rawGet(url, '/api/news/list?limit=101')).status).toBe(200)
  expect((await rawGet(url, '/?lang=en')).status).toBe(200)
})
