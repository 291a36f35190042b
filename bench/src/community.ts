/**
 * The part `community` of `npm run bench`: what members' posts, follows, notifications and views
 * cost, as ratios within one run, without page cache. `--times=N`: how often each call is measured;
 * `--part=pages|notifications|views|followers`: one of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { answerCosts, openAsks, report } from './answer-costs.ts'
import { startServer } from './bench-server.ts'
import { fillCommunity, NOTIFICATIONS, type Community, type Member } from './community-database.ts'
import { measureFanOut } from './fan-out.ts'
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
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before, medians of ${times}, milliseconds of processor\n`,
    )
    const parts = { site, community, postgresPid: postgres.pid }
    if (wantsPart('pages')) await comparePages(parts)
    if (wantsPart('notifications')) await compareNotifications(parts)
    if (wantsPart('views')) await measureViews(site, { ...community, times })
    if (wantsPart('followers')) await measureFanOut({ site, databaseUrl, community })
    await site.stop()
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Parts = { site: Started; community: Community; postgresPid: number }

async function comparePages({ site, community, postgresPid }: Parts) {
  const { articleId, postId, slug } = community
  const asks = openAsks(site)
  const costs = await answerCosts(
    {
      article: asks.of(`/news/${articleId}/${slug}?lang=en`),
      post: asks.of(`/post/reader1/${postId}/${slug}?lang=en`),
      home: asks.of('/?lang=en'),
      posts: asks.of('/posts?lang=en'),
    },
    { times, postgresPid },
  )
  asks.close()
  report('post beside article', costs.post, costs.article, { max: 1.1 })
  report('posts beside home', costs.posts, costs.home, { max: 1.5 })
}

async function compareNotifications({ site, community, postgresPid }: Parts) {
  console.log(`\n${NOTIFICATIONS.many} notifications beside ${NOTIFICATIONS.few}`)
  const asks = openAsks(site)
  const calls = { list: 'list?limit=16&', count: 'count?', modal: 'groups?by=type&' }
  for (const [name, path] of Object.entries(calls)) {
    const of = ({ id, token }: Member) => asks.of(`/api/notifications/${path}_u=${id}&_t=${token}`)
    const costs = await answerCosts(
      { few: of(community.few), many: of(community.many) },
      { times, postgresPid },
    )
    report(name, costs.many, costs.few, { max: 1.2 })
  }
  asks.close()
}
