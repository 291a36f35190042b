import { openConnection, quantile } from './latencies.ts'
import type { Started } from './processes.ts'
import { scaleCalls } from './scale-calls.ts'
import type { Subjects } from './scale-databases.ts'

/**
 * The most that a search can be made to do: words that everybody writes, words that are together
 * nowhere, beginnings of one letter, names like many.
 */
const WORST = [
  '/api/article/search?query=t+or+a+or+s+or+m+or+p+or+c&limit=101',
  '/api/article/search?query=map+-final+-team&limit=101&offset=100',
  '/api/article/search?query=%22the+map+of+the+final%22&limit=101',
  `/api/article/search?query=${'map+final+team+round+'.repeat(4)}s&limit=101`,
  '/api/article/search?query=-a+-b+-c+-d+-e+-f+-g+-h+-i+-j+-k+-l&limit=101',
  '/api/user/search?query=xxxxxx&limit=101',
  '/api/user/search?query=aeioux00000000000000000000000&limit=101',
]
const MAX_MS = 300
const ATTACKERS = 8

/**
 * Each of the worst by itself, and an ordinary list beside eight who do nothing but search for them
 * (checklist L05). How long one waits is what is promised, and the clock alone says it.
 */
export async function measureExpensiveSearches(
  { url }: Started,
  subjects: Subjects,
  times: number,
) {
  console.log(`\nexpensive searches, ${times} of each, milliseconds; p99 below ${MAX_MS} wanted`)
  const connection = openConnection()
  for (const path of WORST) {
    const latencies: number[] = []
    let cutOff = 0
    for (let time = 0; time < times; time++) {
      const asked = performance.now()
      await connection.ask(url + path).catch(() => cutOff++)
      latencies.push(performance.now() - asked)
    }
    console.log(
      `${decodeURIComponent(path.slice(5)).slice(0, 66).padEnd(68)}p50${quantile(latencies, 0.5).toFixed(2).padStart(8)}  p99${quantile(latencies, 0.99).toFixed(2).padStart(8)}${cutOff > 0 ? `  ${cutOff} cut off after a second` : ''}${quantile(latencies, 0.99) > MAX_MS ? '  TOO MUCH' : ''}`,
    )
  }

  const list = url + scaleCalls(subjects)['news, first page']
  const alone: number[] = []
  for (let time = 0; time < times; time++) alone.push(await connection.ask(list))
  const searching = new AbortController()
  let refused = 0
  let answered = 0
  const attackers = Array.from({ length: ATTACKERS }, async (_, number) => {
    const own = openConnection()
    for (let turn = number; !searching.signal.aborted; turn++)
      await own.ask(url + WORST[turn % WORST.length]).then(
        () => answered++,
        () => refused++,
      )
    own.close()
  })
  const beside: number[] = []
  for (let time = 0; time < times; time++) beside.push(await connection.ask(list))
  searching.abort()
  await Promise.all(attackers)
  console.log(
    `a list alone: p50 ${quantile(alone, 0.5).toFixed(2)}, p99 ${quantile(alone, 0.99).toFixed(2)}; beside ${ATTACKERS} who search: p50 ${quantile(beside, 0.5).toFixed(2)}, p99 ${quantile(beside, 0.99).toFixed(2)} (searches answered ${answered}, refused ${refused})`,
  )
  connection.close()
}
