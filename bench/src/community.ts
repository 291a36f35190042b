/**
 * The part `community` of `npm run bench`: what members' posts, follows, notifications and views
 * cost, as ratios within one run, without page cache. `--times=N`: how often each call is measured;
 * `--part=pages|notifications|views|followers`: one of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { startServer } from './bench-server.ts'
import { fillCommunity, NOTIFICATIONS, type Community, type Member } from './community-database.ts'
import { measureFanOut } from './fan-out.ts'
import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import { numberOption, wantsPart } from './option.ts'
import type { Started } from './processes.ts'
import { measureViews } from './view-cost.ts'

const times = numberOption('times', 200)

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
      // Each reader of an article has an address of their own.
      environment: { TRUSTED_PROXIES: '127.0.0.1' },
    })
    const community = await fillCommunity(databaseUrl)
    console.log(
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before, medians of ${times}\n`,
    )
    if (wantsPart('pages')) await comparePages(site, community)
    if (wantsPart('notifications')) await compareNotifications(site, community)
    if (wantsPart('views')) await measureViews(site, { ...community, times })
    if (wantsPart('followers')) await measureFanOut({ site, databaseUrl, community })
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

type Comparison = [measured: string, yardstick: string, max: number]

async function compare(addresses: Record<string, string>, comparisons: Comparison[]) {
  const connection = openConnection()
  const asked = Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, () => connection.ask(address)]),
  )
  const latencies = await interleavedLatencies(asked, times)
  connection.close()
  const median = (name: string) => quantile(latencies[name] ?? [], 0.5)
  for (const [measured, yardstick, max] of comparisons) {
    const [cost, of] = [median(measured), median(yardstick)]
    console.log(
      `${measured.padEnd(16)}${cost.toFixed(2)} ms, ${yardstick} ${of.toFixed(2)} ms: ${(cost / of).toFixed(2)}, at most ${max}`,
    )
  }
}
