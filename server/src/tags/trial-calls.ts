import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /tags/popular': { who: 'anyone', ...nothing },
}
