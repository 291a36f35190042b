import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'POST /user/leaving/begin': { who: 'member', input: () => ({ keep_texts: 1 }) },
  'POST /user/leaving/take_back': { who: 'member', ...nothing },
}
