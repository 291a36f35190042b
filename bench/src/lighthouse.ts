/**
 * `npm run bench -- lighthouse`: Lighthouse as a phone sees the front page and the article with
 * most comments of the demo community; the median of five runs (`--runs=N`). Needs Chromium, and
 * fetches Lighthouse for itself.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { dataFolder, makeOwn } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { neededChromium } from './chromium.ts'
import { startServer } from './bench-server.ts'
import { verdict } from './goal.ts'
import { findSubjects } from './scale-databases.ts'
import { median } from './latencies.ts'

type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string }
type Category = { title: string; score: number; auditRefs: { id: string; weight: number }[] }
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> }

const WANTED: Record<string, number> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]
/**
 * Times are what the clock of a simulated phone says beside whatever else runs here: they are told
 * and not judged. How long a page blocks is judged by the processor, in `blocking`.
 */
const MAX: Record<string, number> = { 'cumulative-layout-shift': 0 }

const run = promisify(execFile)
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 5)
const executablePath = neededChromium()
const home = `${import.meta.dirname}/../lighthouse`
const program = `${home}/node_modules/lighthouse/cli/index.js`
const folder = `${dataFolder()}/bench-${process.pid}`

if (!existsSync(program)) {
  console.log('Fetching Lighthouse …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
mkdirSync(folder, { recursive: true })
makeOwn(folder)
const postgres = await startPostgres({ folder })
try {
  const server = await startServer({
    databaseUrl: postgres.url,
    folder,
    pageCacheSeconds: 10,
    demo: true,
  })
  const { articleId, articleSlug } = await findSubjects(postgres.url)
  console.log(`load ${loadavg()[0]?.toFixed(1)} before, median of ${runs} runs as a phone`)
  for (const [name, path] of [
    ['front page', '/?lang=en'],
    ['article', `/news/${articleId}/${articleSlug}?lang=en`],
  ] as const) {
    const reports: Report[] = []
    for (let time = 0; time < runs; time++) reports.push(await report(server.url + path))
    print(name, reports)
  }
  await server.stop()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Once more when the browser started too slowly to be recorded. */
function report(url: string) {
  return measure(url).catch(() => measure(url))
}

async function measure(url: string): Promise<Report> {
  const output = `${folder}/report.json`
  const flags = [
    '--headless=new',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags.join(' ')}`,
      '--no-enable-error-reporting',
    ],
    {
      env: { ...process.env, CHROME_PATH: executablePath },
    },
  )
  return JSON.parse(readFileSync(output, 'utf8')) as Report
}

function print(name: string, reports: readonly Report[]) {
  console.log(`\n${name}`)
  for (const [category, wanted] of Object.entries(WANTED)) {
    const score = median(
      reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
    )
    console.log(
      `  ${category.padEnd(28)}${String(score).padStart(6)}  ${verdict(score, { min: wanted })}`,
    )
  }
  for (const time of TIMES) {
    const value = median(reports.map(({ audits }) => audits[time]?.numericValue ?? 0))
    const max = MAX[time]
    console.log(
      `  ${time.padEnd(28)}${value.toFixed(time.endsWith('shift') ? 3 : 0).padStart(6)}${max === undefined ? '' : `  ${verdict(value, { max })}`}`,
    )
  }
  for (const line of new Set(reports.flatMap(lost))) console.log(`  ${line}`)
}

/** What takes points away, apart from the times themselves. */
function lost({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && !TIMES.includes(id) && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  )
}
