import { Agent } from 'node:http'
import { languages } from '@loadout/contract/languages/languages.ts'
import { languageOf } from '../read-html.ts'
import { sendRequest } from '../send-request.ts'
import { inParallel, scaled, tallyText, withUndo, type Campaign } from './campaign.ts'
import { demoGround, readerTargets } from './demo-server.ts'

const REQUESTS = 100_000
const READERS = 50
const LANES = 50
const SECRET = /secret-of-(\d+)-end/g

export const mixedReaders: Campaign = {
  name: 'mixed-readers',
  promise:
    'M01 M02 with pages kept, no reader of fifty in seven languages is shown a word of another or a page of another language',
  run: (scale) =>
    withUndo(async (later) => {
      const server = await (await demoGround(later)).start({ PAGE_CACHE_SECONDS: '2' })
      const targets = (await readerTargets(server.url)).map((target) =>
        target.replace(/[?&]lang=\w\w/, ''),
      )
      const agent = new Agent({ keepAlive: true })
      later(async () => agent.destroy())
      const statuses: Record<string, number> = {}
      const breaches: string[] = []
      const total = scaled(REQUESTS, scale, 500)
      const began = performance.now()

      await inParallel(
        Array.from({ length: total }, (_, number) => number),
        LANES,
        async (number) => {
          const reader = number % READERS
          const language = languages[number % languages.length] as (typeof languages)[number]
          const target = targets[(number * 7) % targets.length] ?? '/'
          const secret = `secret-of-${reader}-end`
          // Every other reader names the language in the address, the rest carry it in the cookie.
          const named =
            reader % 2 === 0 && !target.startsWith('/api/') ? `lang=${language.locale}&` : ''
          const answer = await sendRequest(server.url, {
            agent,
            target: `${target}${target.includes('?') ? '&' : '?'}${named}_u=${reader}&_t=${secret}`,
            headers: {
              cookie: `language=${language.id}; user-id=${reader}; user-token=${secret}`,
              'user-agent': secret,
              'x-forwarded-host': secret,
              referer: `http://localhost/${secret}`,
            },
          })
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
          const shown = [...`${answer.body}${JSON.stringify(answer.headers)}`.matchAll(SECRET)].map(
            ([, owner]) => owner,
          )
          if (shown.length > 0)
            breaches.push(`${target}: reader ${reader} was shown the secret of ${shown.join(', ')}`)
          if (![200, 302].includes(answer.status))
            breaches.push(`${target}: status ${answer.status} ${answer.error ?? ''}`)
          if (
            answer.status === 200 &&
            !target.startsWith('/api/') &&
            languageOf(answer.body) !== language.locale
          )
            breaches.push(`${target}: ${languageOf(answer.body)} instead of ${language.locale}`)
        },
      )

      const seconds = (performance.now() - began) / 1_000
      return {
        figures: {
          requests: total,
          readers: READERS,
          seconds: Math.round(seconds),
          'per second': Math.round(total / seconds),
          statuses: tallyText(statuses),
        },
        breaches,
      }
    }),
}
