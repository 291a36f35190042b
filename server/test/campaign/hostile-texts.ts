import { endpoints } from '@loadout/contract/endpoints.ts'
import { acceptedArticle, acceptedNotice } from '../../src/platform/html/sanitize.ts'
import { attacks, needs } from '../long-texts.ts'
import { sendRequest } from '../send-request.ts'
import { slowestTaken, slowHtml } from '../slow-html.ts'
import { percentile, scaled, withUndo, type Campaign } from './campaign.ts'
import { demoGround } from './demo-server.ts'

const HTML_CHARACTERS = 100_000
const MAX_MS = 50
/** What is slow is slow every time; what waited for something else is not. */
const TRIES = 3

export const hostileTexts: Campaign = {
  name: 'hostile-texts',
  promise:
    'H11 L12 no markup of 100 kB and no parameter of 5,000 characters, whatever they are made of, takes more than 50 ms',
  run: (scale) =>
    withUndo(async (later) => {
      const breaches: string[] = []
      const min = (what: string, times: readonly number[]) => {
        const time = Math.min(...times)
        if (time > MAX_MS) breaches.push(`${what}: ${Math.round(time)} ms`)
        return time
      }

      const markup = [...slowHtml(HTML_CHARACTERS), ...slowestTaken()]
      const cleaning = markup.slice(0, scaled(markup.length, scale, 10)).flatMap((html) =>
        [acceptedArticle, acceptedNotice].map((clean) =>
          min(
            `${clean.name} of ${html.slice(0, 30)}`,
            Array.from({ length: TRIES }, () => cpuOf(() => clean(html))),
          ),
        ),
      )

      const server = await (
        await demoGround(later)
      ).start({ RATE_LIMIT_READ: '0', RATE_LIMIT_SEARCH: '0' })
      const calls = endpoints.flatMap(({ path, input }) =>
        Object.keys(input.shape).flatMap((field) =>
          attacks.map((attack) => ({ path, field, attack })),
        ),
      )
      const answering: number[] = []
      for (const { path, field, attack } of calls.slice(0, scaled(calls.length, scale, 10))) {
        const query = new URLSearchParams(needs[path])
        query.set(field, `${attack}!`)
        const times: number[] = []
        for (let attempt = 0; attempt < TRIES; attempt++) {
          const asked = performance.now()
          await sendRequest(server.url, { target: `/api${path}?${query}` })
          times.push(performance.now() - asked)
        }
        answering.push(min(`${field} of ${path} with ${attack.slice(0, 3)}`, times))
      }

      return {
        figures: {
          'texts cleaned or refused': cleaning.length,
          'p99 ms of CPU': percentile(cleaning, 0.99),
          'longest ms of CPU': percentile(cleaning, 1),
          calls: answering.length,
          'p99 ms of a call': percentile(answering, 0.99),
          'longest ms of a call': percentile(answering, 1),
        },
        breaches,
      }
    }),
}

function cpuOf(work: () => string): number {
  const before = process.cpuUsage()
  try {
    work()
  } catch {
    // Refused, which has to be as quick.
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
