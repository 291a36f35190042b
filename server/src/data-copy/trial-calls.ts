import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /user/data_copy/get': { who: 'member', ...nothing, isOwn: true },
  'POST /user/data_copy/order': { who: 'member', ...nothing, isOwn: true },
}
