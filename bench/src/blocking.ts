/**
 * `npm run bench -- blocking`: how long the main thread of a slow phone is busy while the front
 * page and the article with most comments of the demo community come alive, beside a minimal page
 * in the same run (`--runs=N`, seven if left out). Needs Chromium.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { nameAndVersion } from '../../launcher/chromium.mjs'
import { dataFolder, makeOwn } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { startServer } from './bench-server.ts'
import { blockingTime, type Blocking } from './blocking-time.ts'
import { neededChromium } from './chromium.ts'
import { serveMinimalPage } from './minimal-page.ts'
import { findSubjects } from './scale-databases.ts'
import { median } from './latencies.ts'

/** More than the minimal page, in milliseconds. */
const MAX = 60
const SLOWDOWNS = [4, 8]

type Addresses = Record<'minimal page' | 'front page' | 'article', string>

export async function benchBlocking() {
  const runs = Number(
    process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 7,
  )
  const executablePath = neededChromium()
  const folder = `${dataFolder()}/bench-${process.pid}`
  mkdirSync(folder, { recursive: true })
  makeOwn(folder)
  const postgres = await startPostgres({ folder })
  try {
    const site = await startServer({
      databaseUrl: postgres.url,
      folder,
      pageCacheSeconds: 3600,
      demo: true,
    })
    const minimal = await serveMinimalPage()
    const browser = await chromium.launch({ executablePath })
    const { articleId, articleSlug } = await findSubjects(postgres.url)
    console.log(
      `${nameAndVersion(executablePath)}, median of ${runs} runs, load ${loadavg()[0]?.toFixed(1)}`,
    )
    await compare(browser, runs, {
      'minimal page': minimal.url,
      'front page': `${site.url}/?lang=en`,
      article: `${site.url}/news/${articleId}/${articleSlug}?lang=en`,
    })
    await browser.close()
    minimal.close()
    await site.stop()
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The pages in turn, so that a slow moment of the machine falls on all of them. */
async function compare(browser: Browser, runs: number, addresses: Addresses) {
  const pages = Object.entries(addresses)
  for (const slowdown of SLOWDOWNS) {
    const measured = new Map(pages.map(([name]) => [name, [] as Blocking[]]))
    for (let run = 0; run < runs; run++)
      for (const [name, url] of pages)
        measured.get(name)?.push(await blockingTime(browser, url, slowdown))
    const minimal = medianOf(measured.get('minimal page') ?? [])
    for (const [name, times] of measured) print({ name, slowdown, times, minimal })
  }
}

type Row = { name: string; slowdown: number; times: readonly Blocking[]; minimal: Blocking }

/** Judged is the processor's time: the clock of a shared machine counts what others do as well. */
function print({ name, slowdown, times, minimal }: Row) {
  const { clock, processor } = medianOf(times)
  const more = processor - minimal.processor
  const verdict = more > MAX ? `at most ${MAX}  TOO MUCH` : `at most ${MAX}`
  console.log(
    [
      `${slowdown} times slower`,
      name.padEnd(14),
      `${processor.toFixed(0)} ms`.padStart(8),
      `(by the clock ${clock.toFixed(0)})`.padStart(20),
      name === 'minimal page' ? '' : `${more.toFixed(0)} ms more, ${verdict}`,
    ].join('  '),
  )
}

const medianOf = (times: readonly Blocking[]): Blocking => ({
  clock: median(times.map(({ clock }) => clock)),
  processor: median(times.map(({ processor }) => processor)),
})
