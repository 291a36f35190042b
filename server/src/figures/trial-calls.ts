import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/figures': { who: 'canSeeStats', ...nothing },
}
