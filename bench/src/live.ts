/**
 * The part `live` of `npm run bench`: pages of events, streams and videos beside those of articles
 * and with a hundred times the rows, members who watch, answers in tickets, and the figures of
 * staff.
 * `--times=N`: how often each call is measured.
 * `--part=pages|watching|tickets|figures`: one of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { answerCosts, openAsks, report, type Measuring } from './answer-costs.ts'
import { createDatabase } from './bench-database.ts'
import { startServer } from './bench-server.ts'
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
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before, medians of ${times}, milliseconds of processor\n`,
    )
    const measuring = { times, postgresPid: postgres.pid }
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
        await compareKinds(large.site, measuring)
        await compareSizes({ small: small.site, large: large.site }, measuring)
      }
      if (wantsPart('figures')) await compareFigures(large.site, { ...large, ...measuring })
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

/** Comments are with an article and with a video. */
async function compareKinds(site: Started, measuring: Measuring) {
  const asks = openAsks(site)
  const costs = await answerCosts(
    {
      article: asks.of(article(ARTICLE)),
      quietArticle: asks.of(article(QUIET_ARTICLE)),
      video: asks.of(PAGES.video),
      event: asks.of(eventOf('large')),
      stream: asks.of(PAGES.stream),
    },
    measuring,
  )
  asks.close()
  report('video beside an article', costs.video, costs.article, { max: 1.1 })
  report('event beside one without comments', costs.event, costs.quietArticle, { max: 1.1 })
  report('stream beside one without comments', costs.stream, costs.quietArticle, { max: 1.1 })
}

async function compareSizes(sites: Record<Size, Started>, measuring: Measuring) {
  const paths: Record<string, (size: Size) => string> = {
    video: () => PAGES.video,
    videos: () => '/ld-tv?lang=en',
    event: eventOf,
    events: () => '/events?lang=en',
    stream: () => PAGES.stream,
    streams: () => '/streams?lang=en',
  }
  const asks = { small: openAsks(sites.small), large: openAsks(sites.large) }
  for (const [name, path] of Object.entries(paths)) {
    const costs = await answerCosts(
      { small: asks.small.of(path('small')), large: asks.large.of(path('large')) },
      measuring,
    )
    report(`${name}, 100 times the rows`, costs.large, costs.small, { max: 1.2 })
  }
  asks.small.close()
  asks.large.close()
}
