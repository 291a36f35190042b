import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/stats/overview': { who: 'canSeeStats', ...nothing },
}
