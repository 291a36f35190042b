import { fromKysely } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { createBosses, type BossOptions } from './bosses.ts'
import { createFailedJobs, type FailedJobs } from './failed-jobs.ts'
import type { DoJob, Job, JobRules } from './job.ts'
import { makeKnown } from './open-boss.ts'
import { BY_THE_CLOCK, BY_THE_CLOCK_OUTSIDE, isByTheClock, type Routine } from './routines.ts'
import { ONE_WORKER, workerForEach, type Kind } from './work-on-jobs.ts'

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

/** How often work is looked for and how long pauses are; tests have less time. */
export type JobPace = {
  /** Between two looks for work. */
  pollSeconds: number
  cronSeconds: number
  /** No pause between tries is longer, whatever a job says. */
  longestPauseSeconds: number
}

const DEFAULT_PACE: JobPace = { pollSeconds: 2, cronSeconds: 15, longestPauseSeconds: Infinity }

const CLOCK_RULES: JobRules = {
  tries: 4,
  pauseSeconds: 60,
  longestPauseSeconds: 600,
  limitSeconds: 900,
}

type Options = Omit<BossOptions, 'kinds' | 'routines' | 'cronSeconds' | 'longestPauseSeconds'> & {
  pace?: Partial<JobPace>
}

/** pg-boss behind what the domains need of it. */
export function createJobs({ pace, ...options }: Options): Jobs {
  const { pollSeconds, cronSeconds, longestPauseSeconds } = { ...DEFAULT_PACE, ...pace }
  const kinds = new Map<string, Kind>()
  const routines = new Map<string, Routine>()
  const { boss, start, stop, close } = createBosses({
    ...options,
    kinds,
    routines,
    cronSeconds,
    longestPauseSeconds,
  })

  /** One that a newer version put down, beside this one, is left to a try of its own. */
  function routineOf(name: string): Routine {
    const routine = routines.get(name)
    if (!routine) throw new Error('this version does not know it')
    return routine
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
        act: (data: { name: string }) => routineOf(data.name).act(),
        lookSeconds: cronSeconds,
        workers: asksOutside ? workerForEach(count) : ONE_WORKER,
      })
    },
    start,
    stop,
    close,
  }
}
