/**
 * The part `live` of `npm run bench`: pages of events, streams and videos beside those of articles
 * and with a hundred times the rows, members who watch, answers in tickets, and the figures of staff.
 * `--times=N`: how often each call is measured; `--part=pages|watching|tickets|figures`: one of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { createDatabase } from './bench-database.ts'
import { startServer } from './bench-server.ts'
import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import {
  ARTICLE,
  fillLive,
  MEMBERS,
  QUIET_ARTICLE,
  SIZES,
  VIDEO,
  type Size,
} from './live-database.ts'
import { numberOption, wantsPart } from './option.ts'
import { processorPerAnswer } from './page-costs.ts'
import type { Started } from './processes.ts'
import { compareFigures } from './staff-figures.ts'
import { signedIn } from './standing-database.ts'
import { compareReplies } from './ticket-replies.ts'
import { measureWatching } from './watching.ts'

const times = numberOption('times', 200)
const watchers = numberOption('watchers', 2_000)

export async function benchLive() {
  const folder = `${dataFolder()}/bench-live-${process.pid}`
  mkdirSync(folder, { recursive: true })
  // As on a real site: what is confirmed is on the disk.
  const postgres = await startPostgres({ folder })
  try {
    console.log(
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before, medians of ${times}\n`,
    )
    const serve = (size: Size) => serveLive({ url: postgres.url, folder, size })
    const small = await serve('small')
    if (wantsPart('tickets')) await compareReplies(small.site, { ...small, times })
    if (wantsPart('watching')) {
      const ids = Array.from({ length: watchers }, (_, place) => MEMBERS + 1 + place)
      await measureWatching(small.site, await signedIn(small.databaseUrl, ids))
    }
    if (wantsPart('pages') || wantsPart('figures')) {
      const large = await serve('large')
      if (wantsPart('pages')) {
        await compareKinds(large.site)
        await compareSizes({ small: small.site, large: large.site })
      }
      if (wantsPart('figures')) await compareFigures(large.site, { ...large, times })
      await large.site.stop()
    }
    await small.site.stop()
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type LiveSite = { url: string; folder: string; size: Size }

async function serveLive({ url, folder, size }: LiveSite) {
  const databaseUrl = await createDatabase(url, `live_${size}`)
  const site = await startServer({
    databaseUrl,
    folder,
    pageCacheSeconds: 0,
    environment: { REALTIME_CONNECTIONS_PER_NETWORK: '0' },
  })
  await fillLive(databaseUrl, size, { members: watchers })
  return { site, databaseUrl }
}

const article = (id: number) =>
  `/news/${id}/a-headline-of-the-usual-length-about-match-number-${id}?lang=en`

/** The same in both communities; the event is the first of those that are still to come. */
const eventOf = (size: Size) => {
  const id = SIZES[size].events / 2 + 1
  return `/event/${id}/a-tournament-number-${id}?lang=en`
}
const PAGES = {
  video: `/ld-tv/${VIDEO}?lang=en`,
  stream: '/streams/channel3?lang=en',
} as const

/** By processor time of the server; comments are with an article and with a video. */
async function compareKinds({ url, pid }: Started) {
  const cost = await processorPerAnswer(
    pid,
    {
      article: url + article(ARTICLE),
      'article without comments': url + article(QUIET_ARTICLE),
      video: url + PAGES.video,
      event: url + eventOf('large'),
      stream: url + PAGES.stream,
    },
    times,
  )
  for (const [name, yardstick] of [
    ['video', 'article'],
    ['event', 'article without comments'],
    ['stream', 'article without comments'],
  ] as const)
    report(`${name} beside an ${yardstick}, processor`, cost[name], cost[yardstick], 1.1)
}

async function compareSizes(sites: Record<Size, Started>) {
  const paths: Record<string, (size: Size) => string> = {
    video: () => PAGES.video,
    videos: () => '/ld-tv?lang=en',
    event: eventOf,
    events: () => '/events?lang=en',
    stream: () => PAGES.stream,
    streams: () => '/streams?lang=en',
  }
  const connections = { small: openConnection(), large: openConnection() }
  const ask = (size: Size, path: string) => () => connections[size].ask(sites[size].url + path)
  for (const [name, path] of Object.entries(paths)) {
    const took = await interleavedLatencies(
      { small: ask('small', path('small')), large: ask('large', path('large')) },
      times,
    )
    const [large, small] = [quantile(took.large, 0.5), quantile(took.small, 0.5)]
    report(`${name}, 100 times the rows`, large, small, 1.2)
  }
  connections.small.close()
  connections.large.close()
}

function report(name: string, cost: number, yardstick: number, max: number) {
  console.log(
    `${name.padEnd(50)}${cost.toFixed(2).padStart(8)} ms${yardstick.toFixed(2).padStart(8)} ms${(cost / yardstick).toFixed(2).padStart(7)}  at most ${max}`,
  )
}
