import { Agent } from 'node:http'
import { loadavg } from 'node:os'
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
/** So few that an answer that takes long has hung, and has not stood behind the others. */
const LANES = 8
const HANG_MS = 5_000
const MAX_BREACHES = 20

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
      const load = loadavg()[0]
      let sent = 0
      while (sent < total && breaches.length < MAX_BREACHES) {
        const count = Math.min(BATCH, total - sent)
        await ask(sent + 1, count)
        sent += count
      }
      const seconds = (performance.now() - began) / 1_000

      const loadAtEnd = loadavg()[0]
      const left = await calmMegabytes(server)
      return {
        figures: {
          requests: sent,
          seconds: Math.round(seconds),
          'per second': Math.round(sent / seconds),
          'load of the machine': `${load?.toFixed(1)} to ${loadAtEnd?.toFixed(1)}`,
          statuses: tallyText(statuses),
          'p99 ms': percentile(times, 0.99),
          'longest ms': percentile(times, 1),
          warnings: tallyText(saidBy(server, (level) => level < 50)) || 'none',
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
  const faults = saidBy(server, (level) => level >= 50)
  return Object.entries(faults).map(([words, times]) => `in the log, ${times} times: ${words}`)
}

/** What the log says, each once: an answer of 503 does not tell what for. */
function saidBy(server: ServerProcess, isMeant: (level: number) => boolean) {
  const said: Record<string, number> = {}
  for (const { msg, err } of server.log().filter((line) => isMeant(line.level))) {
    const words = err ? `${msg}, ${err.message}` : msg
    said[words] = (said[words] ?? 0) + 1
  }
  return said
}
