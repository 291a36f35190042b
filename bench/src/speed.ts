/**
 * `npm run bench -- speed`: what the site reaches, as ratios to a bare Node server that answers the
 * same bytes, in one run on one machine. Needs wrk (Debian: apt-get install wrk).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { freePort } from '../../launcher/free-port.mjs'
import { fillBenchDatabase } from './bench-database.ts'
import { startServer } from './bench-server.ts'
import { verdict, type Goal } from './goal.ts'
import { residentMegabytes, start } from './processes.ts'
import { interleaved, load, requireWrk, type Load } from './wrk.ts'

const folder = `${dataFolder()}/bench-${process.pid}`
/**
 * Of an article that is in no cache, in both of its ways: unless somebody has changed it, its page
 * is asked for anew and not written again.
 */
const UNCACHED = { max: 60, aim: 40 }
const rounds = Number(
  process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 5,
)

requireWrk()
mkdirSync(folder, { recursive: true })
const postgres = await startPostgres({ folder })
try {
  // What compiling leaves behind is measured once, by nobody: every start but a site's first finds
  // its code compiled.
  const serve = (pageCacheSeconds: number, pageCacheMegabytes: number) =>
    startServer({ databaseUrl: postgres.url, folder, pageCacheSeconds, pageCacheMegabytes })
  await (await serve(0, 0)).stop()
  const cached = await serve(60, 48)
  // Asks for all that a page shows each time, and finds that nothing has changed.
  const uncached = await serve(0, 48)
  // Writes each page as if it was asked for the first time.
  const anew = await serve(0, 0)
  const { articleId } = await fillBenchDatabase(postgres.url)
  await restIdle()
  const idle = residentMegabytes(cached.pid)

  const article = `/news/${articleId}/a-headline-of-the-usual-length-about-match-number-${articleId}?lang=en`
  const list = '/api/news/list?limit=7&language_id=0'
  const constant = {
    article: await startYardstick('article', cached.url + article),
    compressed: await startYardstick('compressed', cached.url + article, 'br'),
    list: await startYardstick('list', cached.url + list),
  }
  const br = { headers: { 'accept-encoding': 'br' } }

  console.log(
    `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, ${rounds} interleaved rounds of 3 s, wrk -t1 -c32`,
  )
  console.log(
    `article ${constant.article.bytes} bytes, with brotli ${constant.compressed.bytes}; list ${constant.list.bytes} bytes\n`,
  )
  await load(cached.url + article)
  // Some hundreds of pages pass before V8 has compiled all that makes one.
  await load(uncached.url + article, { seconds: 8 })
  await load(anew.url + article, { seconds: 8 })
  await load(uncached.url + list)

  const results = await interleaved(
    {
      yardstick: () => load(constant.article.url, constant.article),
      cached: () => load(cached.url + article, cached),
      yardstickBr: () => load(constant.compressed.url, constant.compressed),
      cachedBr: () => load(cached.url + article, { ...br, pid: cached.pid }),
      uncached: () => load(uncached.url + article, uncached),
      uncachedFour: () => load(uncached.url + article, { connections: 4, pid: uncached.pid }),
      anew: () => load(anew.url + article, anew),
      yardstickList: () => load(constant.list.url, constant.list),
      list: () => load(uncached.url + list, uncached),
    },
    rounds,
  )

  row('bare Node, article bytes', results.yardstick)
  row('article from the cache', results.cached, results.yardstick, { max: 1.43 })
  row('bare Node, brotli bytes', results.yardstickBr)
  row('article from the cache, brotli', results.cachedBr, results.yardstickBr)
  row('cache off, unchanged, not written again', results.uncached, results.yardstick, UNCACHED)
  row('the same, 4 connections', results.uncachedFour)
  row('cache off, article written anew', results.anew, results.yardstick, UNCACHED)
  row('bare Node, list bytes', results.yardstickList)
  row('/api/news/list', results.list, results.yardstickList, { max: 14, aim: 12 })
  const { p50, p99 } = results.uncachedFour
  console.log(
    `\nwith 4 connections p99 is ${(p99 / p50).toFixed(1)} times p50, ${verdict(p99 / p50, { max: 4 })}`,
  )
  const after = residentMegabytes(uncached.pid)
  await restIdle()
  const afterRuns = {
    'the article run from the cache': residentMegabytes(cached.pid),
    'the one without': residentMegabytes(uncached.pid),
    'all were written anew': residentMegabytes(anew.pid),
  }
  console.log(`memory of the server: ${idle} MB idle, ${verdict(idle, { max: 120 })}`)
  for (const [run, megabytes] of Object.entries(afterRuns))
    console.log(`${megabytes} MB after ${run}, ${verdict(megabytes, { max: 260 })}`)
  console.log(`${after} MB in the last second of the one without`)
  await Promise.all([cached, uncached, anew, ...Object.values(constant)].map((each) => each.stop()))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function startYardstick(name: string, url: string, encoding = '') {
  // Asked by hand for the encoding, so that the bytes are those that a client gets.
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const type = response.headers.get('content-type') ?? ''
  let body = Buffer.from(await response.arrayBuffer())
  if (encoding === 'br')
    body = Buffer.from(
      execFileSync('curl', ['-s', '-H', 'accept-encoding: br', '-o', '-', url], { maxBuffer: 1e8 }),
    )
  const file = `${folder}/${name}`
  writeFileSync(file, body)
  const port = await freePort()
  return {
    ...(await start(`${import.meta.dirname}/yardstick.ts`, {
      port,
      args: [file, String(port), type, encoding],
    })),
    bytes: body.length,
  }
}

/** Until what start-up left behind has been collected. */
function restIdle() {
  return new Promise((resolve) => setTimeout(resolve, 3_000))
}

/** Processor time says what an answer costs; requests a second say it of a quiet machine alone. */
function row(
  title: string,
  { perSecond, processor, p50, p99, errors }: Load,
  yardstick?: Load,
  goal?: Goal,
) {
  const times = yardstick === undefined ? undefined : processor / yardstick.processor
  console.log(
    [
      title.padEnd(40),
      `${perSecond.toFixed(0)}/s`.padStart(9),
      `p50 ${p50.toFixed(2)} ms`.padStart(14),
      `p99 ${p99.toFixed(2)} ms`.padStart(15),
      `${processor.toFixed(3)} ms of processor`.padStart(24),
      times === undefined ? '' : `${times.toFixed(times < 10 ? 2 : 0)} times`.padStart(12),
      goal === undefined || times === undefined ? '' : verdict(times, goal),
      errors > 0 ? `${errors} ERRORS` : '',
    ].join(' '),
  )
}
