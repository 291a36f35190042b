import { Agent } from 'node:http'
import fc from 'fast-check'
import { anyRequest, wrongWith } from '../any-input.ts'
import { pipelineUnread } from '../pipeline-unread.ts'
import { sendRequest } from '../send-request.ts'
import { inParallel, percentile, scaled, tallyText, withUndo, type Campaign } from './campaign.ts'
import { demoGround } from './demo-server.ts'

const REQUESTS = 1_000_000
const BATCH = 2_000
const LANES = 32
const HANG_MS = 5_000
const MOST_BREACHES = 20

export const anyInput: Campaign = {
  name: 'any-input',
  promise:
    'L01 no generated request to any call or page is answered with a fault or hangs for more than 5 seconds',
  run: (scale) =>
    withUndo(async (later) => {
      const server = await (await demoGround(later)).start()
      const agent = new Agent({ keepAlive: true })
      later(async () => agent.destroy())
      const statuses: Record<string, number> = {}
      const times: number[] = []
      const breaches: string[] = []
      const total = scaled(REQUESTS, scale, BATCH)
      const began = performance.now()

      for (let sent = 0; sent < total && breaches.length < MOST_BREACHES; sent += BATCH) {
        const requests = fc.sample(anyRequest, {
          numRuns: Math.min(BATCH, total - sent),
          seed: sent + 1,
        })
        // Beside them people who send them all at once and read nothing.
        const unread = [1, 2, 3].map((repeats) => pipelineUnread(server.url, requests, repeats))
        await inParallel(requests, LANES, async (request) => {
          const asked = performance.now()
          const answer = await sendRequest(server.url, { ...request, agent })
          const took = performance.now() - asked
          if (times.length < 100_000) times.push(took)
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
          const wrong = took > HANG_MS ? `took ${Math.round(took)} ms` : wrongWith(request, answer)
          if (wrong)
            breaches.push(
              `${request.method} ${request.target.slice(0, 300)}: ${wrong} ${answer.error ?? ''}`,
            )
        })
        for (const { end } of unread) end()
      }

      const faults = server.log().filter(({ level }) => level >= 50)
      if (faults.length > 0)
        breaches.push(`${faults.length} faults in the log, the first: ${faults[0]?.err?.message}`)
      if (!server.isRunning()) breaches.push('the server has ended')
      const seconds = (performance.now() - began) / 1_000
      return {
        figures: {
          requests: total,
          seconds: Math.round(seconds),
          'per second': Math.round(total / seconds),
          statuses: tallyText(statuses),
          'p99 ms': percentile(times, 0.99),
          'longest ms': percentile(times, 1),
        },
        breaches,
      }
    }),
}
