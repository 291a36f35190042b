import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { paging, success, unixSeconds } from '../platform/wire.ts'

const jobId = z.uuid().meta({ examples: ['0f8e2a6b-1c3d-4e5f-8071-8293a4b5c6d7'] })

const failedJobSchema = z.object({
  id: jobId,
  /** Such as `deliver-mail`. */
  kind: z.string().meta({ examples: ['deliver-mail'] }),
  /** When it was put down. */
  asked: unixSeconds,
  /** When it was tried for the last time. */
  failed: unixSeconds,
  tries: z.int(),
  /** In one line, with nothing in it that the job was given. */
  failure: z.string(),
  /** Whether the site still does jobs of this kind. */
  known: z.boolean(),
})
export type FailedJob = z.infer<typeof failedJobSchema>

const access = { permission: 'canSeeUserProfile' } as const

/** What a job was given is never told: it may be a token, an address or what somebody wrote. */
export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/admin/job/list',
  access,
  summary: 'Jobs that failed for good within the last week, the latest first.',
  input: z.object(paging({ size: 20, cap: 100 })),
  output: z.object({ count: z.int(), entries: z.array(failedJobSchema) }),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/job/retry',
  access,
  once: true,
  summary: 'Has a job that failed for good done once more.',
  input: z.object({ id: jobId }),
  output: success,
  errors: ['job_not_found', 'job_unknown'],
})

export const deleteJob = endpoint({
  method: 'POST',
  path: '/admin/job/delete',
  access,
  once: true,
  summary: 'Deletes a job that failed for good, which is then never done.',
  input: z.object({ id: jobId }),
  output: success,
  errors: ['job_not_found'],
})
