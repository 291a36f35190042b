import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /category/list': { who: 'anyone', ...nothing },
}
