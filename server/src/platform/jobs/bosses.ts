import type { PgBoss } from 'pg-boss'
import { DatabaseAway, type Availability } from '../db/availability.ts'
import { watchSetBack } from './clock-set-back.ts'
import { IDLE, openJobDatabase, type BossDuties } from './job-database.ts'
import { openBoss } from './open-boss.ts'
import { keepSchedules, type Routine } from './routines.ts'
import { workOn, type Kind } from './work-on-jobs.ts'

const DRAIN_MS = 10_000
const CLOSE_TIMEOUT_MS = 1_000
const RESTART_MS = 1_000
/** The clocks are looked at every minute, where the times are every fifteen seconds. */
const TIMES_BETWEEN_LOOKS = 4
/** What is deleted at once has one statement: of a day it could be more than that has time for. */
const MAINTENANCE_SECONDS = 3_600

export type BossOptions = {
  url: string
  availability: Availability
  log: (message: string) => void
  /** Somebody should look: a job has failed for good (checklist N06). */
  alarm: (message: string) => void
  /** The time that all processes go by, if it is not that of the machine and of PostgreSQL. */
  clock?: NonNullable<BossDuties['clock']>
  kinds: ReadonlyMap<string, Kind>
  routines: ReadonlyMap<string, Routine>
  cronSeconds: number
  longestPauseSeconds: number
}

/**
 * The two pg-boss of a process: one that does jobs, from `start` to `stop`, and one that only puts
 * them down while there is no other.
 */
export function createBosses(options: BossOptions) {
  const { url, availability, log, alarm, clock, kinds, routines } = options
  const { cronSeconds, longestPauseSeconds } = options
  const database = openJobDatabase(url, availability)
  const wasSetBack = watchSetBack({ database, alarm })
  let adding: Promise<PgBoss> | undefined
  let working: PgBoss | undefined
  let starting: Promise<void> | undefined
  let stopping: Promise<void> | undefined
  let looks: NodeJS.Timeout | undefined

  /** While PostgreSQL is away every look for work fails, and `availability` has said why. */
  const report = ({ message }: { message: string }) => {
    if (availability.isUp()) log(`jobs: ${message}`)
  }

  const open = (duties: BossDuties) =>
    openBoss({ database, duties, report, kinds, longestPauseSeconds })

  async function startWorking() {
    for (;;) {
      if (stopping) return
      let opened: PgBoss | undefined
      try {
        opened = await open({
          cronMonitorIntervalSeconds: Math.min(cronSeconds, 30),
          cronWorkerIntervalSeconds: cronSeconds,
          maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
          schedule: routines.size > 0,
          ...(clock ? { clock } : {}),
        })
        // Not before: what each connection is told first is known by now.
        await wasSetBack()
        await keepSchedules(opened, routines)
        for (const [name, kind] of kinds) await workOn(opened, name, { ...kind, log, alarm })
        working = opened
        return
      } catch (error) {
        if (!(error instanceof DatabaseAway)) report(error as Error)
        await opened?.stop({ graceful: false })
        await new Promise((resolve) => setTimeout(resolve, RESTART_MS))
      }
    }
  }

  /** The one that is there, by which jobs are added. */
  function boss(): PgBoss | Promise<PgBoss> {
    if (working) return working
    adding ??= open(IDLE).catch((error: unknown) => {
      adding = undefined
      throw error
    })
    return adding
  }

  function start() {
    if (starting) return
    starting = startWorking()
    looks = setInterval(() => void lookAtClocks(), cronSeconds * TIMES_BETWEEN_LOOKS * 1_000)
    looks.unref()
  }

  async function lookAtClocks() {
    // While PostgreSQL is away nothing is done anyway, and the next look finds the same.
    const isSetBack = await wasSetBack().catch(() => false)
    if (isSetBack && !stopping) starting = starting?.then(startAnew)
  }

  async function startAnew() {
    const before = working
    working = undefined
    await before?.stop({ graceful: true, timeout: DRAIN_MS })
    await startWorking()
  }

  async function finish() {
    clearInterval(looks)
    await starting
    await working?.stop({ graceful: true, timeout: DRAIN_MS })
  }
  const stop = () => (stopping ??= finish())

  async function close() {
    await stop()
    await (await adding?.catch(() => undefined))?.stop({ graceful: false })
    // A frozen server never closes its end.
    await Promise.race([
      database.close(),
      new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS)),
    ])
  }

  return { boss, start, stop, close }
}
