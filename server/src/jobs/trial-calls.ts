import { nothing, type TriedCalls } from '../../test/trial.ts'

const nobody = () => ({ id: crypto.randomUUID() })

export const trialCalls: TriedCalls = {
  'GET /admin/job/list': { who: 'canSeeUserProfile', ...nothing },
  'POST /admin/job/retry': {
    who: 'canSeeUserProfile',
    input: ({ make }) => make.failedJob(),
    missing: nobody,
  },
  'POST /admin/job/delete': {
    who: 'canSeeUserProfile',
    input: ({ make }) => make.failedJob(),
    missing: nobody,
  },
}
