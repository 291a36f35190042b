import type { ContractDomain } from '../platform/domain.ts'
import { deleteJob, listFailedJobs, retryJob } from './failed-jobs.ts'

export const jobs = {
  about: 'What the site does later or by the clock, and could not.',
  endpoints: { deleteJob, listFailedJobs, retryJob },
  staffActions: {
    'job tried again': 'canSeeUserProfile',
    'job deleted': 'canSeeUserProfile',
  },
} as const satisfies ContractDomain
