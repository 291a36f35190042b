import { readFileSync, globSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { formOf } from '../../../../test/call-over-http.ts'
import { startSite } from '../../../../test/start-site.ts'
import { triedCalls, triedSite, validCall } from '../../../../test/tried-calls.ts'

/** Something on the network of the site that nobody outside should reach. */
async function startInternalService() {
  let connections = 0
  const server = createServer((_, response) => response.end('{}'))
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, connections: () => connections }
}

/** Ways to write its address. */
const addressesOf = (port: number) => [
  `http://127.0.0.1:${port}/x.png`,
  `http://localhost:${port}/`,
  `http://2130706433:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `//127.0.0.1:${port}/`,
  `<img src="http://127.0.0.1:${port}/x.png"><a href="http://127.0.0.1:${port}/">x</a>`,
]

const fieldsOf = (input: z.ZodType) => Object.keys((input as z.ZodObject).shape)

test('J01 no call fetches what it is told: an address on our own network in any field opens no connection', async () => {
  const { port, connections } = await startInternalService()
  const site = await startSite(triedSite)
  let sent = 0
  for (const { endpoint, tried } of triedCalls) {
    const { input, credentials } = await validCall(site, tried)
    for (const field of fieldsOf(endpoint.input))
      for (const address of addressesOf(port)) {
        const fields = formOf({ ...input, [field]: address, ...credentials })
        const url = `${site.url}/api${endpoint.path}`
        const { status } =
          endpoint.method === 'GET'
            ? await fetch(`${url}?${fields as URLSearchParams}`)
            : await fetch(url, { method: 'POST', body: fields })
        expect(status, `${endpoint.path} ${field}=${address}`).not.toBe(500)
        sent++
      }
  }
  expect(sent).toBeGreaterThan(triedCalls.length)
  expect(connections()).toBe(0)
})

test('J01 other sites are asked in one way; what else makes requests goes where the configuration says', () => {
  const src = `${import.meta.dirname}/../../..`
  const asking = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bfetch\(|import .*\brequest\b.* from 'node:https?'|from 'undici'|new WebSocket\(/.test(
        readFileSync(`${src}/${file}`, 'utf8'),
      ),
    )
  expect(asking.toSorted()).toEqual([
    'platform/http/outbound/send.ts',
    'platform/media/s3-store.ts',
    'platform/realtime/hosted.ts',
    'webhook/send-published-news.ts',
  ])
})
