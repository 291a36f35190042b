import { fromKysely, type PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import { DatabaseAway, type Availability } from '../db/availability.ts'
import type { Db } from '../db/database.ts'
import type { DoJob, Job, JobRules } from './job.ts'
import { IDLE, openJobDatabase, type BossDuties } from './job-database.ts'
import { makeKnown, openBoss } from './open-boss.ts'

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
   * crash it is tried again, so doing it twice must be harmless.
   */
  work: <Data extends object>(job: Job<Data>, act: DoJob<Data>) => void
  /**
   * Does something at the times of a cron expression in UTC, once among all processes, before
   * `start`. What was missed while no process ran is made up for once.
   */
  every: (cron: string, name: string, act: () => Promise<void>) => void
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

/** What runs by the clock is one kind of job, so that one worker looks after all of it. */
const BY_THE_CLOCK = 'by-the-clock'
const CLOCK_RULES: JobRules = {
  tries: 4,
  pauseSeconds: 60,
  longestPauseSeconds: 600,
  limitSeconds: 900,
}

/** Jobs that one process does at the same time. */
const AT_ONCE = 10
const DRAIN_MS = 10_000
const FAREWELL_MS = 1_000
const RESTART_MS = 1_000

type Options = {
  url: string
  availability: Availability
  log: (message: string) => void
  pace?: Partial<JobPace>
}

/** pg-boss behind what the domains need of it. */
export function createJobs({ url, availability, log, pace = {} }: Options): Jobs {
  const { pollSeconds, cronSeconds, longestPauseSeconds } = { ...PATIENT, ...pace }
  const database = openJobDatabase(url, availability)
  const kinds = new Map<string, { rules: JobRules; act: DoJob<never> }>()
  const routines = new Map<string, { cron: string; act: () => Promise<void> }>()
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
        })
        await keepSchedules(boss)
        for (const [name, { act }] of kinds) await workOn(boss, name, act)
        working = boss
        return
      } catch (error) {
        if (!(error instanceof DatabaseAway)) report(error as Error)
        await boss?.stop({ graceful: false })
        await new Promise((resolve) => setTimeout(resolve, RESTART_MS))
      }
    }
  }

  async function keepSchedules(boss: PgBoss) {
    const there = await boss.getSchedules(BY_THE_CLOCK)
    for (const { key } of there) if (!routines.has(key)) await boss.unschedule(BY_THE_CLOCK, key)
    for (const [key, { cron }] of routines) {
      if (there.some((schedule) => schedule.key === key && schedule.cron === cron)) continue
      await boss.schedule(BY_THE_CLOCK, cron, { name: key }, { key, tz: 'UTC', missed: 'once' })
    }
  }

  const workOn = (boss: PgBoss, name: string, act: DoJob<never>) =>
    boss.work(
      name,
      {
        includeMetadata: true,
        perJobResults: true,
        batchSize: AT_ONCE,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: name === BY_THE_CLOCK ? cronSeconds : pollSeconds,
      },
      (batch: JobWithMetadata<never>[]) => Promise.all(batch.map((each) => attempt(each, act))),
    )

  async function attempt(
    { id, name, data, retryCount, retryLimit }: JobWithMetadata<never>,
    act: DoJob<never>,
  ): Promise<JobResult> {
    try {
      await act(data, { number: retryCount + 1, isLast: retryCount >= retryLimit })
      return { id, status: 'completed' }
    } catch (error) {
      const { message } = error as Error
      if (!(error instanceof DatabaseAway)) log(`job ${name} failed: ${message}`)
      return { id, status: 'failed', output: { message } }
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

  return {
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
      kinds.set(kind.name, { rules: kind, act })
    },
    every(cron, name, act) {
      routines.set(name, { cron, act })
      kinds.set(BY_THE_CLOCK, {
        rules: CLOCK_RULES,
        act: async (data: { name: string }) => routines.get(data.name)?.act(),
      })
    },
    start() {
      starting ??= startWorking()
    },
    stop,
    close,
  }
}
