import {
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  type PgBoss,
  type WorkOptions,
} from 'pg-boss'
import { DatabaseAway } from '../db/availability.ts'
import { failureLine } from './failure-line.ts'
import type { DoJob, JobRules, Try } from './job.ts'
import { jobName } from './routines.ts'

const EXPIRY_MARGIN_MS = 500

/** Of one kind of job and one process: how many workers look for it, and how much each takes. */
type Workers = Pick<
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

/** A kind of job that this process does. */
export type Kind = {
  rules: JobRules
  act: DoJob<never>
  /** Between two looks for jobs. */
  lookSeconds: number
  workers: Workers
}

type Work = Omit<Kind, 'rules'> & {
  log: (message: string) => void
  alarm: (message: string) => void
}

/** Takes jobs of a kind from now on; one that fails does not take others of its batch with it. */
export const workOn = (boss: PgBoss, name: string, { lookSeconds, workers, ...work }: Work) =>
  boss.work(
    name,
    {
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: lookSeconds,
      ...workers,
    },
    (batch: JobWithMetadata<never>[]) =>
      Promise.all(batch.map((each) => attempt(each, { ...work, boss }))),
  )

async function attempt(
  { id, name: queue, data, retryCount, retryLimit, expireInSeconds }: JobWithMetadata<never>,
  { boss, act, log, alarm }: Pick<Work, 'act' | 'log' | 'alarm'> & { boss: PgBoss },
): Promise<JobResult> {
  const number = retryCount + 1
  const isLast = retryCount >= retryLimit
  const name = jobName(queue, data)
  const finish: Try['finish'] = async (tx) => {
    const db = fromKysely(tx)
    // Of a job that another try has by now it changes nothing.
    await boss.complete(queue, { id, retryCount }, null, { db })
    const [job] = await boss.findJobs(queue, { id, db })
    if (job?.state !== 'completed' || job.retryCount !== retryCount)
      throw new Error('taken for lost, and left to another try')
  }
  try {
    await inTime(act(data, { number, isLast, finish }), expireInSeconds)
    return { id, status: 'completed' }
  } catch (error) {
    const message = failureLine(error, data)
    if (isLast) alarm(`job ${name} has failed for good after ${number} tries: ${message}`)
    else if (!(error instanceof DatabaseAway)) log(`job ${name} failed: ${message}`)
    return { id, status: 'failed', output: { message } }
  }
}

/**
 * pg-boss has one limit for all that a worker took, and would have those tried again that were done
 * beside one that hangs: each of them ends this margin before.
 */
async function inTime(done: Promise<void>, limitSeconds: number): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(
    () => late.reject(new Error(`not done after ${limitSeconds} s`)),
    limitSeconds * 1_000 - EXPIRY_MARGIN_MS,
  )
  try {
    await Promise.race([done, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
