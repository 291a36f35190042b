import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { DatabaseAway } from '../db/availability.ts'
import type { DoJob } from './job.ts'

/** What runs by the clock is one kind of job, so that one worker looks after all of it. */
export const BY_THE_CLOCK = 'by-the-clock'

/** Jobs that one process does at the same time. */
const AT_ONCE = 10

/** What is done at certain times, as a cron expression in UTC says them. */
export type Routine = { cron: string; act: () => Promise<void> }

/** The database knows the times of this version, and of none that is no more. */
export async function keepSchedules(boss: PgBoss, routines: ReadonlyMap<string, Routine>) {
  const there = await boss.getSchedules(BY_THE_CLOCK)
  for (const { key } of there) if (!routines.has(key)) await boss.unschedule(BY_THE_CLOCK, key)
  for (const [key, { cron }] of routines) {
    if (there.some((schedule) => schedule.key === key && schedule.cron === cron)) continue
    await boss.schedule(BY_THE_CLOCK, cron, { name: key }, { key, tz: 'UTC', missed: 'once' })
  }
}

type Work = {
  act: DoJob<never>
  /** Between two looks for jobs. */
  lookSeconds: number
  log: (message: string) => void
}

/** Takes jobs of a kind from now on; one that fails does not take others of its batch with it. */
export const workOn = (boss: PgBoss, name: string, { act, lookSeconds, log }: Work) =>
  boss.work(
    name,
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: lookSeconds,
    },
    (batch: JobWithMetadata<never>[]) => Promise.all(batch.map((each) => attempt(each, act, log))),
  )

async function attempt(
  { id, name, data, retryCount, retryLimit }: JobWithMetadata<never>,
  act: DoJob<never>,
  log: Work['log'],
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
