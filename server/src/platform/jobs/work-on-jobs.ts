import type { JobResult, JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss'
import { DatabaseAway } from '../db/availability.ts'
import type { DoJob } from './job.ts'

/** Of one kind of job and one process: how many workers look for it, and how much each takes. */
export type Workers = Pick<
  WorkOptions,
  'batchSize' | 'burstWhenBatchFull' | 'localConcurrency' | 'localGroupConcurrency'
>

/** One worker does ten at the same time, and looks for more when all of them are through. */
export const ONE_WORKER: Workers = { batchSize: 10, burstWhenBatchFull: true }

/**
 * As many workers as there are groups, and of each group one job at a time: whichever of them takes
 * long, the others find a worker that is free.
 */
export const workerForEach = (groups: number): Workers => ({
  batchSize: 1,
  localConcurrency: groups,
  localGroupConcurrency: 1,
})

type Work = {
  act: DoJob<never>
  /** Between two looks for jobs. */
  lookSeconds: number
  workers: Workers
  log: (message: string) => void
}

/** Takes jobs of a kind from now on; one that fails does not take others of its batch with it. */
export const workOn = (boss: PgBoss, name: string, { act, lookSeconds, workers, log }: Work) =>
  boss.work(
    name,
    {
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: lookSeconds,
      ...workers,
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
