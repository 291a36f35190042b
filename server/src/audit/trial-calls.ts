import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/audit/list': { who: 'canSeeStats', ...nothing },
}
