/**
 * The part `standing` of `npm run bench`: purchases, what pages of rankings, profiles, the store and
 * wallets cost with a hundred times the rows, the closing of a week, and what sums add to an award.
 * `--times=N`: how often each call is measured; `--rounds=N`: rounds of purchases;
 * `--part=pages|purchases|awards|week`: one of them. Purchases need wrk.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { compareAwards } from './award-cost.ts'
import { createDatabase } from './bench-database.ts'
import { startServer } from './bench-server.ts'
import { measureClosing } from './closing-a-week.ts'
import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import { numberOption, wantsPart } from './option.ts'
import type { Started } from './processes.ts'
import { comparePurchases, itemsFor, raceForOne } from './purchases.ts'
import { addItems, BUYERS, fillStanding, signedIn, type Member } from './standing-database.ts'
import { requireWrk } from './wrk.ts'

const times = numberOption('times', 200)
const rounds = numberOption('rounds', 5)

const SIZES = {
  small: { members: 500, entries: 5_000 },
  large: { members: 50_000, entries: 500_000 },
}

export async function benchStanding() {
  if (wantsPart('purchases')) requireWrk()
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
    const { url } = postgres
    if (['pages', 'purchases', 'awards'].some(wantsPart))
      await measureStanding({ url, folder, serve })
    if (wantsPart('week')) {
      // A server makes the tables, and another one closes the week.
      const databaseUrl = await createDatabase(url, 'standing_week')
      await (await serve(databaseUrl)).stop()
      await measureClosing({ databaseUrl, folder })
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Parts = { url: string; folder: string; serve: (databaseUrl: string) => Promise<Started> }

/** All that is measured of a community whose members have standing already. */
async function measureStanding({ url, folder, serve }: Parts) {
  const databaseUrl = await createDatabase(url, 'standing_large')
  const site = await serve(databaseUrl)
  const members = await fillStanding(databaseUrl, SIZES.large)
  if (wantsPart('pages')) {
    const smallUrl = await createDatabase(url, 'standing_small')
    const small = await serve(smallUrl)
    await fillStanding(smallUrl, SIZES.small)
    await comparePages(
      { small, large: site },
      { small: await signedIn(smallUrl, [501]), large: await signedIn(databaseUrl, [501]) },
    )
    await small.stop()
  }
  if (wantsPart('purchases')) {
    await addItems(databaseUrl, itemsFor(rounds))
    const buyers = await signedIn(
      databaseUrl,
      Array.from({ length: BUYERS }, (_, place) => place + 1),
    )
    await comparePurchases({ site, databaseUrl, folder, buyers, rounds })
    await raceForOne(site, members, itemsFor(rounds))
  }
  if (wantsPart('awards')) await compareAwards({ site, databaseUrl, members })
  await site.stop()
}

const PAGES: Readonly<Record<string, string>> = {
  'ranking, whole page': '/ranking?lang=en',
  'ranking of a week': '/api/ranking/top?filter=week',
  'ranking of all time, page 10': '/api/ranking/top?filter=all&page=9',
  'lists of statistics': '/api/ranking/stats?filter=week',
  profile: '/user/ranked1?lang=en',
  'store, whole page': '/points-store?lang=en',
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

function report(name: string, measured: number[], yardstick: number[], max: number) {
  const [cost, of] = [quantile(measured, 0.5), quantile(yardstick, 0.5)]
  console.log(
    `${name.padEnd(50)}${cost.toFixed(2).padStart(8)} ms${of.toFixed(2).padStart(8)} ms${(cost / of).toFixed(2).padStart(7)}  at most ${max}`,
  )
}
