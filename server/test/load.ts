import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest, type Answer } from './send-request.ts'

export type Outcome = Answer & { target: string; begun: number; milliseconds: number }

/**
 * Readers who ask one thing after the other until they are told to stop. Half keep their connection
 * as browsers do, half open a new one each time as the worst proxies do.
 */
export function startLoad(
  urls: () => readonly string[],
  targets: readonly string[],
  { readers = 8, pause = 2 }: { readers?: number; pause?: number } = {},
) {
  const outcomes: Outcome[] = []
  const stopping = new AbortController()
  let count = 0

  const reading = Array.from({ length: readers }, async (_, reader) => {
    const agent = new Agent({ keepAlive: reader % 2 === 0 })
    while (!stopping.signal.aborted) {
      const target = targets[count++ % targets.length] ?? '/'
      const among = urls()
      const begun = performance.now()
      const answer = await sendRequest(among[count % among.length] ?? '', { target, agent })
      outcomes.push({ ...answer, target, begun, milliseconds: performance.now() - begun })
      await sleep(answer.status === 200 ? pause : 10)
    }
    agent.destroy()
  })

  return {
    outcomes,
    /**
     * What came since a place in `outcomes`, counted by status, or by error where there was none.
     */
    tally: (from = 0, which: (outcome: Outcome) => boolean = () => true) => {
      const counts: Record<string, number> = {}
      for (const { status, error } of outcomes.slice(from).filter(which)) {
        const kind = status === 0 ? (error ?? 'none') : String(status)
        counts[kind] = (counts[kind] ?? 0) + 1
      }
      return counts
    },
    async stop() {
      stopping.abort()
      await Promise.all(reading)
    },
  }
}
