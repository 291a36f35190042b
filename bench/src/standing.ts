/**
 * The part `standing` of `npm run bench`: purchases, what pages of rankings, profiles, the store
 * and wallets cost with a hundred times the rows, the closing of a week, and what sums add to an
 * award. Purchases need wrk.
 * `--times=N`: how often each call is measured.
 * `--rounds=N`: rounds of purchases.
 * `--part=pages|purchases|awards|week`: one of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { answerCosts, openAsks, report } from './answer-costs.ts'
import { compareAwards } from './award-cost.ts'
import { createDatabase } from './bench-database.ts'
import { startServer } from './bench-server.ts'
import { measureClosing } from './closing-a-week.ts'
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
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before, medians of ${times}, milliseconds of processor\n`,
    )
    const { url, pid: postgresPid } = postgres
    if (['pages', 'purchases', 'awards'].some(wantsPart))
      await measureStanding({ url, postgresPid, folder, serve })
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

type Parts = {
  url: string
  postgresPid: number
  folder: string
  serve: (databaseUrl: string) => Promise<Started>
}

/** All that is measured of a community whose members have standing already. */
async function measureStanding({ url, postgresPid, folder, serve }: Parts) {
  const databaseUrl = await createDatabase(url, 'standing_large')
  const site = await serve(databaseUrl)
  const members = await fillStanding(databaseUrl, SIZES.large)
  if (wantsPart('pages')) {
    const smallUrl = await createDatabase(url, 'standing_small')
    const small = await serve(smallUrl)
    await fillStanding(smallUrl, SIZES.small)
    await comparePages(
      { server: small, members: await signedIn(smallUrl, [501]) },
      { server: site, members: await signedIn(databaseUrl, [501]) },
      postgresPid,
    )
    await small.stop()
  }
  if (wantsPart('purchases')) {
    await addItems(databaseUrl, itemsFor(rounds))
    const buyers = await signedIn(
      databaseUrl,
      Array.from({ length: BUYERS }, (_, place) => place + 1),
    )
    await comparePurchases({ site, databaseUrl, postgresPid, folder, buyers, rounds })
    await raceForOne(site, members, itemsFor(rounds))
  }
  if (wantsPart('awards')) await compareAwards({ site, databaseUrl, postgresPid, members })
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

type Community = { server: Started; members: readonly Member[] }

async function comparePages(small: Community, large: Community, postgresPid: number) {
  const measuring = { times, postgresPid }
  const asks = { small: openAsks(small.server), large: openAsks(large.server) }
  for (const [name, path] of Object.entries(PAGES)) {
    const costs = await answerCosts(
      {
        small: asks.small.of(pathFor(path, small.members)),
        large: asks.large.of(pathFor(path, large.members)),
      },
      measuring,
    )
    report(`${name}, 100 times the rows`, costs.large, costs.small, { max: 1.2 })
  }
  const { ranking, news } = await answerCosts(
    {
      ranking: asks.large.of('/api/ranking/top?filter=week'),
      news: asks.large.of('/api/news/list?language_id=0&limit=20'),
    },
    measuring,
  )
  report('ranking beside the list of news', ranking, news, { max: 1.5 })
  asks.small.close()
  asks.large.close()
}

/** With credentials where only the member may ask. */
function pathFor(path: string, [member]: readonly Member[]): string {
  return member && /balance_history|ranking\/place/.test(path)
    ? `${path}&_u=${member.id}&_t=${member.token}`
    : path
}
