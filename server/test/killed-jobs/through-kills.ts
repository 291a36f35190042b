import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { freePort } from '../../../launcher/free-port.mjs'
import type { Db } from '../../src/platform/db/database.ts'
import type { Undo } from '../campaign/campaign.ts'
import { expireJobs } from '../expire-jobs.ts'
import { startMailServer } from '../mail-server.ts'
import { startOwnPostgres } from '../own-postgres.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { spawnServer, type ServerProcess } from '../server-process.ts'
import { askForRoutines, KINDS, nothingCaused, putDownJobs } from './causes.ts'
import { wrongEffects } from './effects.ts'
import { startOtherSites } from './other-sites.ts'
import { openStage, type Stage } from './stage.ts'

const TIMEOUT_MS = 240_000
const CHECK_INTERVAL_MS = 4
/** So long the mail server takes for a letter. */
const SLOW_MS = 20
/** How long after the first sign of a kind the kill comes at the latest. */
const LONGEST_MS = 1_200
/** Fewer tries than any job has: who is killed each time is given up, which is no effect lost. */
const MAX_KILLED = 2

/** Servers that do one thing wrong: what finds nothing there proves nothing. */
const TWINS = {
  'finished apart': `${import.meta.dirname}/../broken-twin/load-finished-apart.ts`,
  'not awaited': `${import.meta.dirname}/../broken-twin/load-not-awaited.ts`,
}

type KillOptions = {
  later: Undo
  folder: string
  followers: number
  /** Jobs of a kind that are put down before each start. */
  size: number
  /** At least so many kills, and then until each kind was under way at so many of them. */
  kills: number
  kindKills: number
  maxKills: number
  twin?: keyof typeof TWINS
}

/**
 * Jobs of every kind while the server is killed at random moments, started again and given more of
 * them: in the end each effect is there once. `underWay` says at how many kills each kind was.
 */
export async function jobsThroughKills(options: KillOptions) {
  const { stage, start, arrived, databaseUrl } = await setUp(options)
  const { db } = stage
  const caused = nothingCaused()
  const underWay = new Map(KINDS.map((kind) => [kind, 0]))
  let kills = 0
  while (kills < options.maxKills && !isThrough(underWay, kills, options)) {
    await putDownJobs({ stage, caused, round: kills, size: options.size })
    const server = await start()
    // Of what a twin only begins nothing is ever under way.
    await untilRandomMoment(db, underWay, options.twin !== 'not awaited')
    await server.kill()
    kills++
    for (const kind of await activeKinds(db)) underWay.set(kind, (underWay.get(kind) ?? 0) + 1)
    await expireJobs(databaseUrl)
  }
  await start()
  await untilAllIsDone(stage)
  const breaches = await wrongEffects(db, caused, arrived)
  return { kills, underWay, caused, letters: arrived.letters.length, breaches }
}

/**
 * A database, what the site asks outside of itself, and a site that puts down what there is to do.
 */
async function setUp({ later, folder, followers, twin }: KillOptions) {
  const postgres = await startOwnPostgres(`jobs-${twin?.replace(' ', '-') ?? 'killed'}`)
  const { url: databaseUrl } = postgres
  later(() => postgres.stop())
  await prepareDatabase(databaseUrl)
  const mailServer = await startMailServer({ slowMs: SLOW_MS })
  later(mailServer.stop)
  const others = await startOtherSites()
  later(others.stop)
  const environment = {
    ...mailServer.environment,
    ...others.environment,
    LOADOUT_DATA: folder,
    LOG_LEVEL: 'fatal',
  }
  return {
    databaseUrl,
    stage: await openStage({ later, databaseUrl, environment, others, followers }),
    start: startOn({ later, databaseUrl, environment, twin }),
    arrived: { letters: mailServer.letters, told: others.told },
  }
}

type Start = {
  later: Undo
  databaseUrl: string
  environment: Record<string, string>
  twin: keyof typeof TWINS | undefined
}

const startOn =
  ({ later, databaseUrl, environment, twin }: Start) =>
  async (): Promise<ServerProcess> => {
    const server = spawnServer({
      databaseUrl,
      environment,
      port: await freePort(),
      ...(twin === undefined ? {} : { preload: TWINS[twin] }),
    })
    later(() => server.kill())
    await server.ready
    return server
  }

const isThrough = (
  underWay: ReadonlyMap<string, number>,
  kills: number,
  goal: Pick<KillOptions, 'kills' | 'kindKills'>,
) =>
  kills >= goal.kills && Math.min(...KINDS.map((kind) => underWay.get(kind) ?? 0)) >= goal.kindKills

/** As `jobName` has them. */
async function activeKinds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct case when name like 'by-the-clock%' then data->>'name' else name end as kind
    from pgboss.job where state = 'active' and not starts_with(name, '__pgboss')`.execute(db)
  return rows.map(({ kind }) => kind)
}

/**
 * Some time after a kind has begun that was killed least, more often soon than late: many do their
 * work in some milliseconds.
 */
async function untilRandomMoment(db: Db, underWay: ReadonlyMap<string, number>, waits: boolean) {
  await untilNothing(db, sql`${waiting} and retry_count >= ${MAX_KILLED}`)
  const min = Math.min(...KINDS.map((kind) => underWay.get(kind) ?? 0))
  const wanted = new Set(KINDS.filter((kind) => underWay.get(kind) === min))
  // A kind that is through between two looks does not come again; the first may take long to begin.
  let giveUp = performance.now() + (waits ? TIMEOUT_MS : 0)
  let hasBegun = false
  while (performance.now() < giveUp) {
    const active = await activeKinds(db)
    if (active.some((kind) => wanted.has(kind))) break
    if (!hasBegun && active.length > 0) [hasBegun, giveUp] = [true, performance.now() + 10_000]
    await sleep(CHECK_INTERVAL_MS)
  }
  await sleep(LONGEST_MS * Math.random() ** 3)
  // The kill comes into something.
  while (performance.now() < giveUp && (await activeKinds(db)).length === 0)
    await sleep(CHECK_INTERVAL_MS)
}

async function untilNothing(db: Db, condition: ReturnType<typeof sql>): Promise<void> {
  const giveUp = performance.now() + TIMEOUT_MS
  for (;;) {
    const { rows } = await sql<{ name: string; data: unknown }>`
      select distinct name from pgboss.job where ${condition}`.execute(db)
    if (rows.length === 0) return
    if (performance.now() > giveUp)
      throw new Error(`not done: ${rows.map(({ name }) => name).join(', ')}`)
    await sleep(50)
  }
}

/** But for what pg-boss itself does, which puts down more every minute. */
const waiting = sql`state < 'completed' and not starts_with(name, '__pgboss')`

/** What is counted by the clock is counted once more, when everything else is through. */
async function untilAllIsDone({ db }: Stage): Promise<void> {
  await untilNothing(db, waiting)
  await askForRoutines({ db })
  await untilNothing(db, waiting)
}
