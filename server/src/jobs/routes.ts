import * as failedJobs from '@loadout/contract/jobs/failed-jobs.ts'
import { unixSeconds } from '../platform/clock.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { FailedJob } from '../platform/jobs/failed-jobs.ts'
import type { Site } from '../site-parts.ts'

/** Jobs that failed for good, for staff (checklist N06). */
export function jobRoutes({ serve, db, jobs: { failed } }: Site) {
  serve(failedJobs.listFailedJobs, async ({ input }) => {
    const [count, jobs] = await Promise.all([failed.count(db), failed.list(db, input)])
    return { count, entries: jobs.map(entryOf) }
  })
  serve(failedJobs.retryJob, (request) => retryJob(failed, request))
  serve(failedJobs.deleteJob, (request) => deleteJob(failed, request))
}

const entryOf = ({ id, kind, asked, failed, tries, failure, isKnown }: FailedJob) => ({
  id,
  kind,
  tries,
  failure,
  asked: unixSeconds(asked),
  failed: unixSeconds(failed),
  known: isKnown,
})

type FailedJobs = Site['jobs']['failed']

/** Of two who ask at once the second finds it gone. */
const retryJob = (
  failed: FailedJobs,
  { input, caller, transaction }: CallRequest<typeof failedJobs.retryJob>,
): Promise<{ success: true }> =>
  transaction(async ({ tx, audit }) => {
    const job = await failed.lock(tx, input.id)
    if (!job) throw jobNotFound()
    if (!job.isKnown) throw ruleBroken('job_unknown')
    await failed.retry(tx, job)
    await audit({ adminId: caller.id, action: 'job tried again', ...audited(job) })
    return { success: true as const }
  })

const deleteJob = (
  failed: FailedJobs,
  { input, caller, transaction }: CallRequest<typeof failedJobs.deleteJob>,
): Promise<{ success: true }> =>
  transaction(async ({ tx, audit }) => {
    const job = await failed.lock(tx, input.id)
    if (!job) throw jobNotFound()
    await failed.delete(tx, job)
    await audit({ adminId: caller.id, action: 'job deleted', ...audited(job) })
    return { success: true as const }
  })

const jobNotFound = () => new PublicError(404, 'job_not_found')

const audited = ({ kind, tries, failure }: FailedJob) => ({
  target: `job ${kind}`,
  before: { tries, failure },
  after: null,
})
