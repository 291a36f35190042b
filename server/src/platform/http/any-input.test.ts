import { Agent } from 'node:http'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { anyRequest, wrongWith } from '../../../test/any-input.ts'
import { serveEcho } from '../../../test/echo-call.ts'
import { serveEchoFile } from '../../../test/echo-file.ts'
import { pipelineUnread } from '../../../test/pipeline-unread.ts'
import { sendRequest } from '../../../test/send-request.ts'
import { startSite } from '../../../test/start-site.ts'

const BATCH = 20
const BATCHES = 150

test('L01 three thousand strange requests to calls and pages are answered, refused in known words or led home, and never with a fault', async () => {
  const { url, make, log } = await startSite({
    extend: (http, parts) => {
      serveEcho(http, parts)
      serveEchoFile(http, parts)
    },
    environment: { LOG_LEVEL: 'warn', PAGE_CACHE_SECONDS: '1' },
  })
  for (let number = 0; number < 5; number++)
    await make.comment({
      on: await make.news({
        tags: ['finals', 'lan'],
        versions: [{ languageId: 5, title: 'Финал', excerpt: 'О финале', content: '<p>Финал</p>' }],
      }),
    })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())

  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRequest, { minLength: BATCH, maxLength: BATCH }),
      async (requests) => {
        // Beside them somebody who sends them all at once and reads nothing.
        const unread = pipelineUnread(url, requests)
        const answers = await Promise.all(
          requests.map((request) => sendRequest(url, { ...request, agent })),
        )
        unread.end()
        for (const [index, answer] of answers.entries()) {
          const request = requests[index] as (typeof requests)[number]
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          expect(wrongWith(request, answer), `${request.method} ${request.target}`).toBeUndefined()
        }
      },
    ),
    { seed: 20_261_120, numRuns: BATCHES },
  )

  // Every way out was taken, so the generator does reach what it is after.
  for (const status of [200, 302, 400, 404, 405, 415])
    expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(10)
  // Strangers may name whom they like as those they bring, which is said once.
  expect(log.filter((line) => !line.includes('TRUSTED_PROXIES'))).toEqual([])
})
