import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Community } from './community-database.ts'
import { verdict } from './goal.ts'
import { openConnection } from './latencies.ts'
import { processorMilliseconds, type Started } from './processes.ts'

const ROUNDS = 5
/** Views for each page, because they cost so much less than it. */
const VIEWS_A_PAGE = 5
const WARM_UP = 500
/** A view is stored a second after it was told. */
const STORED_MS = 1_500
const IDLE_MS = 3_000

type ViewsToSend = Pick<Community, 'articleId' | 'slug'> & { times: number }

/**
 * What it adds to the processor time of an article that its reader is counted. What a server takes
 * that nobody asks for anything is taken off both.
 */
export async function measureViews({ url, pid }: Started, { articleId, slug, times }: ViewsToSend) {
  const connection = openConnection()
  const readers = openReaders(url, articleId)
  const page = () => connection.ask(`${url}/news/${articleId}/${slug}?lang=en`)
  // Until what tells views has been compiled, as that of pages has.
  await repeat(WARM_UP, readers.view)
  const [pages, views, idle] = [nothing(), nothing(), nothing()]
  for (let round = 0; round < ROUNDS; round++) {
    await add(idle, pid, () => setTimeout(IDLE_MS))
    await add(pages, pid, () => repeat(times, page))
    await add(views, pid, () => repeat(times * VIEWS_A_PAGE, readers.view))
  }
  connection.close()
  readers.close()
  const share = idle.processor / idle.took
  const costOf = ({ processor, took }: Spent, count: number) =>
    (processor - took * share) / (ROUNDS * count)
  const [one, view] = [costOf(pages, times), costOf(views, times * VIEWS_A_PAGE)]
  console.log(
    `\nan article ${one.toFixed(2)} ms of processor, a view ${view.toFixed(2)}: ${((view / one) * 100).toFixed(1)} % more, ${verdict((view / one) * 100, { max: 5 })} (idle ${(share * 100).toFixed(1)} % of a core)\n`,
  )
}

type Spent = { processor: number; took: number }
const nothing = (): Spent => ({ processor: 0, took: 0 })

async function add(to: Spent, pid: number, work: () => Promise<unknown>): Promise<void> {
  const [before, begun] = [processorMilliseconds(pid), performance.now()]
  await work()
  await setTimeout(STORED_MS)
  to.processor += processorMilliseconds(pid) - before
  to.took += performance.now() - begun
}

async function repeat(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await act()
}

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/** Over one connection, each time another reader: from a network of their own. */
function openReaders(url: string, articleId: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = `id=${articleId}`
  let readers = 0
  const view = () =>
    new Promise<void>((resolve, reject) => {
      const number = ++readers
      const headers = {
        'user-agent': AGENT,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        'x-forwarded-for': `81.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      }
      request(`${url}/api/article/view`, { method: 'POST', agent, headers }, (response) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`a view answered ${response.statusCode}`)),
        )
      })
        .once('error', reject)
        .end(body)
    })
  return { view, close: () => agent.destroy() }
}
