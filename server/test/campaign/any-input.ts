import { Agent } from 'node:http'
import fc from 'fast-check'
import { anyRequest, wrongWith, type AnyRequest } from '../any-input.ts'
import { pipelineUnread } from '../pipeline-unread.ts'
import { sendRequest } from '../send-request.ts'
import type { ServerProcess } from '../server-process.ts'
import { inParallel, percentile, scaled, tallyText, withUndo, type Campaign } from './campaign.ts'
import { demoGround } from './demo-server.ts'
import { calmMegabytes, leftBehind } from './memory-left.ts'

const REQUESTS = 1_000_000
const BATCH = 2_000
const LANES = 32
const HANG_MS = 5_000
const MOST_BREACHES = 20

export const anyInput: Campaign = {
  name: 'any-input',
  promise:
    'L01 no generated request to any call or page is answered with a fault, hangs for more than 5 seconds or takes memory for more than a minute',
  run: (scale) =>
    withUndo(async (later) => {
      const server = await (await demoGround(later)).start()
      const { ask, statuses, times, breaches } = asker(server)
      // Code, statements and pages that every site holds once somebody has looked at it.
      await ask(0, BATCH)
      const idle = await calmMegabytes(server)

      const total = scaled(REQUESTS, scale, BATCH)
      const began = performance.now()
      for (let sent = 0; sent < total && breaches.length < MOST_BREACHES; sent += BATCH)
        await ask(sent + 1, Math.min(BATCH, total - sent))
      const seconds = (performance.now() - began) / 1_000

      const left = await calmMegabytes(server)
      return {
        figures: {
          requests: total,
          seconds: Math.round(seconds),
          'per second': Math.round(total / seconds),
          statuses: tallyText(statuses),
          'p99 ms': percentile(times, 0.99),
          'longest ms': percentile(times, 1),
          'idle MB': idle,
          'MB a minute later': left,
        },
        breaches: [...faultsOf(server), ...leftBehind(idle, left), ...breaches],
      }
    }),
}

/** Sends generated requests in batches, and notes what became of them. */
function asker({ url }: ServerProcess) {
  const agent = new Agent({ keepAlive: true })
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const breaches: string[] = []

  async function askOne(request: AnyRequest) {
    const asked = performance.now()
    const answer = await sendRequest(url, { ...request, agent })
    const took = performance.now() - asked
    if (times.length < 100_000) times.push(took)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const wrong = took > HANG_MS ? `took ${Math.round(took)} ms` : wrongWith(request, answer)
    if (wrong)
      breaches.push(
        `${request.method} ${request.target.slice(0, 300)}: ${wrong} ${answer.error ?? ''}`,
      )
  }

  async function ask(seed: number, count: number) {
    const requests = fc.sample(anyRequest, { numRuns: count, seed })
    // Beside them people who send them all at once and read nothing.
    const unread = [1, 2, 3].map((repeats) => pipelineUnread(url, requests, repeats))
    await inParallel(requests, LANES, askOne)
    for (const { end } of unread) end()
  }
  return { ask, statuses, times, breaches }
}

function faultsOf(server: ServerProcess): string[] {
  if (!server.isRunning()) return ['the server has ended']
  const [first, ...more] = server.log().filter(({ level }) => level >= 50)
  return first ? [`${more.length + 1} faults in the log, the first: ${first.err?.message}`] : []
}
