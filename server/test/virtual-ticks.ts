import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { TestClock } from 'pg-boss'
import { openDatabase, type Database } from '../src/platform/db/database.ts'
import { createJobs, type Jobs } from '../src/platform/jobs/jobs.ts'
import { MINUTE } from '../src/platform/clock.ts'
import { UNHURRIED_LIMITS } from './unhurried-limits.ts'

const CHECK_INTERVAL_MS = 20
const TIMEOUT_MS = 240_000
/** A Monday, half a minute after midnight. */
const BEGIN = Date.parse('2026-11-23T00:00:30Z')
/** Whatever was due in the last minute is done by its end. */
const REST_MS = 29_000

type Run = { name: string; at: number }
type Node = { url: string; jobs: Jobs; database: Database }

/** What is due each so many minutes after midnight, once a day and once a week. */
const ROUTINES = [
  { name: 'minute', cron: '* * * * *', isDue: () => true },
  { name: 'minute-outside', cron: '* * * * *', isDue: () => true, asksOutside: true },
  { name: 'five-minutes', cron: '*/5 * * * *', isDue: (minute: number) => minute % 5 === 0 },
  { name: 'day', cron: '7 0 * * *', isDue: (minute: number) => minute % 1_440 === 7 },
  { name: 'week', cron: '5 0 * * 1', isDue: (minute: number) => minute % 10_080 === 5 },
]

/** It counts who goes by it, because whoever starts does so in the background. */
class SharedClock extends TestClock {
  started = 0

  override async attach(...target: Parameters<TestClock['attach']>) {
    const attached = await super.attach(...target)
    this.started++
    return attached
  }
}

/**
 * So many minutes of a time of its own, in which pg-boss's clock and its database agree, passed by
 * processes that do the same by the clock, each on the database at its place; after each third one
 * of them ends and another takes its place. Answers what was not done once in the minute in which
 * it was due.
 */
export async function passTicks(urls: readonly string[], ticks: number) {
  const clock = new SharedClock(BEGIN)
  const runs: Run[] = []
  const running: Node[] = []
  const start = async (url: string) => running.push(await startNode(url, { clock, runs }))
  try {
    for (const url of urls) await start(url)
    for (let tick = 1; tick <= ticks; tick++) {
      await clock.tick(MINUTE)
      if (tick % Math.ceil(ticks / 3) !== 0) continue
      const [oldest] = running.splice(0, 1)
      if (!oldest) continue
      await endNode(oldest)
      await start(oldest.url)
    }
    await clock.tick(REST_MS)
  } finally {
    for (const node of running) await endNode(node)
  }
  return { runs: runs.length, breaches: notOnce(runs, ticks) }
}

async function startNode(
  url: string,
  { clock, runs }: { clock: SharedClock; runs: Run[] },
): Promise<Node> {
  const database = openDatabase({ url, connections: 1, limits: UNHURRIED_LIMITS })
  const log = (message: string) => console.error(message)
  const { availability } = database
  const jobs = createJobs({ url, availability, log, alarm: log, clock })
  for (const { name, cron, asksOutside = false } of ROUTINES) {
    const run = async () => void runs.push({ name, at: clock.now() })
    jobs.every(cron, name, run, { asksOutside })
  }
  const before = clock.started
  jobs.start()
  const giveUp = performance.now() + TIMEOUT_MS
  const isReady = async () =>
    clock.started > before &&
    (await sql`select from pgboss.schedule`.execute(database.db)).rows.length === ROUTINES.length
  while (!(await isReady())) {
    if (performance.now() > giveUp) throw new Error('a process does not begin')
    await sleep(CHECK_INTERVAL_MS)
  }
  return { url, jobs, database }
}

async function endNode({ jobs, database }: Node): Promise<void> {
  await jobs.close()
  await database.close()
}

/** Minutes are counted from midnight; that of the beginning was due half a minute before. */
function notOnce(runs: readonly Run[], ticks: number): string[] {
  const times = new Map<string, number>()
  const midnight = Math.floor(BEGIN / MINUTE)
  for (const { name, at } of runs) {
    const run = `${name} ${Math.floor(at / MINUTE) - midnight}`
    times.set(run, (times.get(run) ?? 0) + 1)
  }
  const breaches: string[] = []
  for (const { name, isDue } of ROUTINES)
    for (let minute = 0; minute <= ticks; minute++) {
      const [found, due] = [times.get(`${name} ${minute}`) ?? 0, isDue(minute) ? 1 : 0]
      if (found !== due) breaches.push(`${name} ran ${found} times in minute ${minute}`)
    }
  return breaches
}
