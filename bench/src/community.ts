/**
 * The part `community` of `npm run bench`: what members' posts, follows, notifications and views
 * cost, as ratios within one run, without page cache. `--times=N`: how often each call is measured.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { startServer } from './bench-server.ts'
import { fillCommunity, NOTIFICATIONS, type Community, type Member } from './community-database.ts'
import { measureFanOut } from './fan-out.ts'
import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import { processorMilliseconds, type Started } from './processes.ts'

const times = Number(
  process.argv.find((argument) => argument.startsWith('--times='))?.slice(8) ?? 200,
)

export async function benchCommunity() {
  const folder = `${dataFolder()}/bench-community-${process.pid}`
  mkdirSync(folder, { recursive: true })
  // As on a real site: what is confirmed is on the disk.
  const postgres = await startPostgres({ folder })
  try {
    const databaseUrl = postgres.url
    const site = await startServer({
      databaseUrl,
      folder,
      pageCacheSeconds: 0,
      sharedAnswerSeconds: 0,
    })
    const community = await fillCommunity(databaseUrl)
    console.log(
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before, medians of ${times}\n`,
    )
    await comparePages(site, community)
    await compareNotifications(site, community)
    await measureViews(site, community)
    await measureFanOut({ site, databaseUrl, community })
    await site.stop()
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function comparePages({ url }: Started, { articleId, postId, slug }: Community) {
  await compare(
    {
      article: `${url}/news/${articleId}/${slug}?lang=en`,
      post: `${url}/post/reader1/${postId}/${slug}?lang=en`,
      home: `${url}/?lang=en`,
      posts: `${url}/posts?lang=en`,
    },
    [
      ['post', 'article', 1.1],
      ['posts', 'home', 1.5],
    ],
  )
}

async function compareNotifications({ url }: Started, { few, many }: Community) {
  console.log(`\n${NOTIFICATIONS.few} and ${NOTIFICATIONS.many} notifications`)
  const calls = { list: 'list?limit=16&', count: 'count?', modal: 'groups?by=type&' }
  for (const [name, path] of Object.entries(calls)) {
    const of = ({ id, token }: Member) => `${url}/api/notifications/${path}_u=${id}&_t=${token}`
    await compare({ [`${name}, few`]: of(few), [`${name}, many`]: of(many) }, [
      [`${name}, many`, `${name}, few`, 1.2],
    ])
  }
}

type Wanted = [measured: string, yardstick: string, most: number]

async function compare(addresses: Record<string, string>, wanted: Wanted[]) {
  const connection = openConnection()
  const asked = Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, () => connection.ask(address)]),
  )
  const latencies = await interleavedLatencies(asked, times)
  connection.close()
  const median = (name: string) => quantile(latencies[name] ?? [], 0.5)
  for (const [measured, yardstick, most] of wanted) {
    const [cost, of] = [median(measured), median(yardstick)]
    console.log(
      `${measured.padEnd(16)}${cost.toFixed(2)} ms, ${yardstick} ${of.toFixed(2)} ms: ${(cost / of).toFixed(2)}, at most ${most}`,
    )
  }
}

/** In processor time of the server, because a view is stored a second after it was told. */
async function measureViews({ url, pid }: Started, { articleId, slug }: Community) {
  const connection = openConnection()
  const page = () => connection.ask(`${url}/news/${articleId}/${slug}?lang=en`)
  const spent = { pages: 0, views: 0 }
  for (let round = 0; round < 5; round++) {
    spent.pages += await processorTimeOf(pid, page)
    spent.views += await processorTimeOf(pid, (place) => tellView(url, articleId, round, place))
  }
  connection.close()
  const [one, view] = [spent.pages / (5 * times), spent.views / (5 * times)]
  console.log(
    `\nan article ${one.toFixed(2)} ms of processor, a view ${view.toFixed(2)}: ${((view / one) * 100).toFixed(1)} % more, at most 5\n`,
  )
}

async function processorTimeOf(pid: number, work: (place: number) => Promise<unknown>) {
  const before = processorMilliseconds(pid)
  for (let place = 0; place < times; place++) await work(place)
  // What is stored together a second later belongs to it.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  return processorMilliseconds(pid) - before
}

/** Each time another reader, by a browser of their own. */
async function tellView(url: string, id: number, round: number, place: number) {
  const response = await fetch(`${url}/api/article/view`, {
    method: 'POST',
    headers: {
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.${round}.${place}.0 Safari/537.36`,
    },
    body: new URLSearchParams({ id: String(id) }),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`a view answered ${response.status}`)
}
