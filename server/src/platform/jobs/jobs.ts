import { fromKysely, type PgBoss } from 'pg-boss'
import { DatabaseAway, type Availability } from '../db/availability.ts'
import type { Db } from '../db/database.ts'
import { createFailedJobs, type FailedJobs } from './failed-jobs.ts'
import type { DoJob, Job, JobRules } from './job.ts'
import { IDLE, openJobDatabase, type BossDuties } from './job-database.ts'
import { makeKnown, openBoss } from './open-boss.ts'
import {
  BY_THE_CLOCK,
  BY_THE_CLOCK_OUTSIDE,
  isByTheClock,
  keepSchedules,
  type Routine,
} from './routines.ts'
import { ONE_WORKER, workerForEach, workOn, type Workers } from './work-on-jobs.ts'

export type Jobs = {
  /**
   * Puts a job down in the transaction of its cause: it is done after the commit, and never if
   * there is none.
   */
  add: <Data extends object>(
    tx: Db,
    job: Job<Data>,
    data: Data,
    options?: { after?: Date },
  ) => Promise<void>
  /**
   * Says how a kind of job is done, before `start`. Any process may get it, one at a time; after a
   * crash it is tried again, so doing it twice must be harmless, or is done with `finish`.
   */
  work: <Data extends object>(job: Job<Data>, act: DoJob<Data>) => void
  /**
   * Does something at the times of a cron expression in UTC, once among all processes, before
   * `start`. What was missed while no process ran is made up for once. What `asksOutside` may wait
   * for other sites: it holds up no other routine.
   */
  every: (
    cron: string,
    name: string,
    act: () => Promise<void>,
    options?: { asksOutside?: boolean },
  ) => void
  /** Those that failed for good. */
  failed: FailedJobs
  /**
   * Begins to do jobs, in the background and as soon as PostgreSQL answers. Without it they are
   * only put down.
   */
  start: () => void
  /**
   * Takes no more jobs and lets those under way finish, within the time of a drain. Jobs can still
   * be added.
   */
  stop: () => Promise<void>
  /** After the last request. */
  close: () => Promise<void>
}

/** How patient jobs are; tests have less time. */
export type JobPace = {
  /** Between two looks for work. */
  pollSeconds: number
  cronSeconds: number
  /** No pause between tries is longer, whatever a job says. */
  longestPauseSeconds: number
}

const PATIENT: JobPace = { pollSeconds: 2, cronSeconds: 15, longestPauseSeconds: Infinity }

const CLOCK_RULES: JobRules = {
  tries: 4,
  pauseSeconds: 60,
  longestPauseSeconds: 600,
  limitSeconds: 900,
}

const DRAIN_MS = 10_000
const FAREWELL_MS = 1_000
const RESTART_MS = 1_000

type Kind = { rules: JobRules; act: DoJob<never>; lookSeconds: number; workers: Workers }

type Options = {
  url: string
  availability: Availability
  log: (message: string) => void
  /** Somebody should look: a job has failed for good (checklist N06). */
  alarm: (message: string) => void
  pace?: Partial<JobPace>
  /** The time that all processes go by, if it is not that of the machine and of PostgreSQL. */
  clock?: NonNullable<BossDuties['clock']>
}

/** pg-boss behind what the domains need of it. */
export function createJobs(options: Options): Jobs {
  const { url, availability, log, alarm, pace = {}, clock } = options
  const { pollSeconds, cronSeconds, longestPauseSeconds } = { ...PATIENT, ...pace }
  const database = openJobDatabase(url, availability)
  const kinds = new Map<string, Kind>()
  const routines = new Map<string, Routine>()
  let adding: Promise<PgBoss> | undefined
  let working: PgBoss | undefined
  let starting: Promise<void> | undefined
  let stopping: Promise<void> | undefined

  /** While PostgreSQL is away every look for work fails, and `availability` has said why. */
  const report = ({ message }: { message: string }) => {
    if (availability.isUp()) log(`jobs: ${message}`)
  }

  const open = (duties: BossDuties) =>
    openBoss({ database, duties, report, kinds, longestPauseSeconds })

  async function startWorking() {
    for (;;) {
      if (stopping) return
      let boss: PgBoss | undefined
      try {
        boss = await open({
          cronMonitorIntervalSeconds: Math.min(cronSeconds, 30),
          cronWorkerIntervalSeconds: cronSeconds,
          schedule: routines.size > 0,
          ...(clock ? { clock } : {}),
        })
        await keepSchedules(boss, routines)
        for (const [name, kind] of kinds) await workOn(boss, name, { ...kind, log, alarm })
        working = boss
        return
      } catch (error) {
        if (!(error instanceof DatabaseAway)) report(error as Error)
        await boss?.stop({ graceful: false })
        await new Promise((resolve) => setTimeout(resolve, RESTART_MS))
      }
    }
  }

  const boss = () => {
    if (working) return working
    adding ??= open(IDLE).catch((error: unknown) => {
      adding = undefined
      throw error
    })
    return adding
  }

  const finish = async () => {
    await starting
    await working?.stop({ graceful: true, timeout: DRAIN_MS })
  }
  const stop = () => (stopping ??= finish())

  async function close() {
    await stop()
    await (await adding?.catch(() => undefined))?.stop({ graceful: false })
    // A frozen server never says goodbye.
    await Promise.race([
      database.close(),
      new Promise((resolve) => setTimeout(resolve, FAREWELL_MS)),
    ])
  }

  const failed = createFailedJobs({
    boss,
    knows: (queue, kind) => (isByTheClock(queue) ? routines.has(kind) : kinds.has(queue)),
  })

  return {
    failed,
    async add(tx, { name }, data, { after } = {}) {
      const within = await boss()
      const send = () =>
        within.send(name, data, { db: fromKysely(tx), ...(after ? { startAfter: after } : {}) })
      if ((await send()) !== null) return
      // A database that lost its last moments, or was put back to yesterday, may not know this kind
      // any more.
      await makeKnown(within, { kinds, longestPauseSeconds })
      if ((await send()) === null) throw new Error(`no ${name} job could be added`)
    },
    work(kind, act) {
      kinds.set(kind.name, { rules: kind, act, lookSeconds: pollSeconds, workers: ONE_WORKER })
    },
    every(cron, name, act, { asksOutside = false } = {}) {
      const queue = asksOutside ? BY_THE_CLOCK_OUTSIDE : BY_THE_CLOCK
      routines.set(name, { queue, cron, act })
      const count = [...routines.values()].filter((routine) => routine.queue === queue).length
      kinds.set(queue, {
        rules: CLOCK_RULES,
        act: async (data: { name: string }) => routines.get(data.name)?.act(),
        lookSeconds: cronSeconds,
        workers: asksOutside ? workerForEach(count) : ONE_WORKER,
      })
    },
    start() {
      starting ??= startWorking()
    },
    stop,
    close,
  }
}
