import { Agent } from 'node:http'
import pg from 'pg'
import { sendRequest } from '../send-request.ts'
import { scaled, withUndo, type Campaign } from './campaign.ts'
import { demoGround } from './demo-server.ts'

const TIMINGS = 2_000
/** Of one name so many wrong passwords are answered in a quarter of an hour (checklist E02). */
const TRIES_OF_A_NAME = 8
/** Who bets on the time of an answer may be right that much more often, or less, than in half. */
const HARDLY_MORE = 0.05

type Person = { username: string; email: string }
type Timings = { known: number[]; unknown: number[] }

const requests: Record<string, { path: string; form: (person: Person) => Record<string, string> }> =
  {
    'sign-in': {
      path: '/api/user/login',
      form: ({ username }) => ({ username, password: 'wrong password' }),
    },
    'password forgotten': {
      path: '/api/user/password/forgot',
      form: ({ username, email }) => ({ username, email }),
    },
    'another verification mail': {
      path: '/api/user/new_verification_mail',
      form: ({ username }) => ({ username }),
    },
  }

export const toldByTime: Campaign = {
  name: 'told-by-time',
  promise:
    'E03 two thousand answers about names that are somebody’s take as long as two thousand about names that are nobody’s',
  run: (scale) =>
    withUndo(async (later) => {
      const { postgres, start } = await demoGround(later)
      const server = await start({ RATE_LIMIT_SIGN_IN: '0', RATE_LIMIT_WRITE: '0' })
      const count = scaled(TIMINGS, scale, 40)
      const people = await makePeople(postgres.url, Math.ceil(count / TRIES_OF_A_NAME))
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      later(async () => agent.destroy())

      const figures: Record<string, string> = {}
      const breaches: string[] = []
      for (const [name, { path, form }] of Object.entries(requests)) {
        const ask = async (person: Person) => {
          const began = performance.now()
          const body = new URLSearchParams(form(person)).toString()
          const headers = { 'content-type': 'application/x-www-form-urlencoded' }
          const { status } = await sendRequest(server.url, {
            method: 'POST',
            target: path,
            headers,
            body,
            agent,
          })
          return { status, milliseconds: performance.now() - began }
        }
        const { timings, statuses } = await askInTurn(ask, people, count)
        const share = shareOfRightBets(timings)
        figures[name] =
          `${Math.round(1_000 * share) / 10} of 100 bets are right, ${[...statuses].join(' and ')}`
        if (Math.abs(share - 0.5) > HARDLY_MORE + byChance(count))
          breaches.push(`the time of ${name} tells whether there is such a name`)
        if (statuses.size > 1) breaches.push(`${name} is answered ${[...statuses].join(' and ')}`)
      }
      return { figures, breaches }
    }),
}

/** Members of their own, with the password of somebody in the demo community. */
async function makePeople(databaseUrl: string, count: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Person>(
    `insert into users (username, email, password_hash, inserted)
     select 'Timed' || number, 'timed' || number || '@mail.example',
       (select password_hash from users where password_hash is not null limit 1), now()
     from generate_series(1, $1::int) number
     returning username, email`,
    [count],
  )
  await client.end()
  return rows
}

/** One after the other, in an order that is drawn: what else a machine does meets both alike. */
async function askInTurn(
  ask: (person: Person) => Promise<{ status: number; milliseconds: number }>,
  people: readonly Person[],
  count: number,
) {
  const timings: Timings = { known: [], unknown: [] }
  const statuses = new Set<number>()
  for (let number = 0; number < count; number++) {
    const known = people[number % people.length]!
    const nobody = `Nobody${number % people.length}`
    const unknown = { username: nobody, email: `${nobody}@mail.example` }
    const pair = [
      { kind: 'known' as const, person: known },
      { kind: 'unknown' as const, person: unknown },
    ]
    for (const { kind, person } of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const { status, milliseconds } = await ask(person)
      timings[kind].push(milliseconds)
      statuses.add(status)
    }
  }
  return { timings, statuses }
}

/** As far as the share of right bets strays by itself: three standard errors of its rank test. */
const byChance = (count: number) => 3 * Math.sqrt((2 * count + 1) / (12 * count * count))

/** Of all pairs of answers, those in which the one about somebody took longer. */
function shareOfRightBets({ known, unknown }: Timings): number {
  const all = [
    ...known.map((milliseconds) => ({ milliseconds, isKnown: true })),
    ...unknown.map((milliseconds) => ({ milliseconds, isKnown: false })),
  ].toSorted((a, b) => a.milliseconds - b.milliseconds)
  let nobodies = 0
  let right = 0
  for (const { isKnown } of all) {
    if (isKnown) right += nobodies
    else nobodies++
  }
  return right / (known.length * unknown.length)
}
