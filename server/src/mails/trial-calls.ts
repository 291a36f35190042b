import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/mail/list': { who: 'canSeeUserProfile', ...nothing },
}
