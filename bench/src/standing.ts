/**
 * The part `standing` of `npm run bench`: purchases, what pages of rankings, profiles, the store and
 * wallets cost with a hundred times the rows, the closing of a week, and what sums add to an award.
 * `--times=N`: how often each call is measured; `--rounds=N`: rounds of purchases. Needs wrk.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import pg from 'pg'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { compareAwards } from './award-cost.ts'
import { startServer } from './bench-server.ts'
import { measureClosing } from './closing-a-week.ts'
import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import type { Started } from './processes.ts'
import { comparePurchases, itemsFor, raceForOne } from './purchases.ts'
import { BUYERS, fillStanding, signedIn, type Member } from './standing-database.ts'

const option = (name: string, otherwise: number) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ??
      otherwise,
  )
const times = option('times', 200)
const rounds = option('rounds', 5)

const SIZES = {
  small: { members: 500, entries: 5_000, items: 200 },
  large: { members: 50_000, entries: 500_000, items: 20_000 },
}

export async function benchStanding() {
  const folder = `${dataFolder()}/bench-standing-${process.pid}`
  mkdirSync(folder, { recursive: true })
  // As on a real site: what is confirmed is on the disk.
  const postgres = await startPostgres({ folder })
  const serve = (databaseUrl: string) =>
    startServer({ databaseUrl, folder, pageCacheSeconds: 0, sharedAnswerSeconds: 0 })
  try {
    console.log(
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before, medians of ${times}\n`,
    )
    const urls = {
      small: await createDatabase(postgres.url, 'standing_small'),
      large: await createDatabase(postgres.url, 'standing_large'),
      week: await createDatabase(postgres.url, 'standing_week'),
    }
    const servers = { small: await serve(urls.small), large: await serve(urls.large) }
    await fillStanding(urls.small, SIZES.small)
    const members = await fillStanding(urls.large, {
      ...SIZES.large,
      items: Math.max(SIZES.large.items, itemsFor(rounds)),
    })
    await comparePages(servers, {
      small: await signedIn(urls.small, [501]),
      large: await signedIn(urls.large, [501]),
    })
    await servers.small.stop()
    const buyers = await signedIn(
      urls.large,
      Array.from({ length: BUYERS }, (_, place) => place + 1),
    )
    const { large: site } = servers
    await comparePurchases({ site, databaseUrl: urls.large, folder, buyers, rounds })
    await raceForOne(site, members, itemsFor(rounds))
    await compareAwards({ site, databaseUrl: urls.large, members })
    await site.stop()

    // A server makes the tables, and another one closes the week.
    await (await serve(urls.week)).stop()
    await measureClosing({ databaseUrl: urls.week, folder })
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function createDatabase(url: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const PAGES: Readonly<Record<string, string>> = {
  'ranking, whole page': '/ranking?lang=en',
  'ranking of a week': '/api/ranking/top?filter=week',
  'ranking of all time, page 10': '/api/ranking/top?filter=all&page=9',
  'lists of statistics': '/api/ranking/stats?filter=week',
  profile: '/user/ranked1?lang=en',
  'store, whole page': '/store?lang=en',
  'items of the store': '/api/shop/item/list?limit=20',
  wallet: '/api/user_profile/balance_history?limit=20',
  'own place': '/api/ranking/place?filter=week',
}

async function comparePages(
  servers: Record<'small' | 'large', Started>,
  members: Record<'small' | 'large', readonly Member[]>,
) {
  const connections = { small: openConnection(), large: openConnection() }
  const ask = (size: 'small' | 'large', path: string) => () => {
    const [{ id, token } = { id: 0, token: '' }] = members[size]
    const own = /balance_history|ranking\/place/.test(path) ? `&_u=${id}&_t=${token}` : ''
    return connections[size].ask(servers[size].url + path + own)
  }
  for (const [name, path] of Object.entries(PAGES)) {
    const took = await interleavedLatencies(
      { small: ask('small', path), large: ask('large', path) },
      times,
    )
    report(`${name}, 100 times the rows`, took.large, took.small, 1.2)
  }
  const pages = await interleavedLatencies(
    {
      ranking: ask('large', '/api/ranking/top?filter=week'),
      news: ask('large', '/api/news/list?language_id=0&limit=20'),
    },
    times,
  )
  report('ranking beside the list of news', pages.ranking, pages.news, 1.5)
  connections.small.close()
  connections.large.close()
}

function report(name: string, measured: number[], yardstick: number[], most: number) {
  const [cost, of] = [quantile(measured, 0.5), quantile(yardstick, 0.5)]
  console.log(
    `${name.padEnd(50)}${cost.toFixed(2).padStart(8)} ms${of.toFixed(2).padStart(8)} ms${(cost / of).toFixed(2).padStart(7)}  at most ${most}`,
  )
}
