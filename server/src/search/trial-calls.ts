import { type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /article/search': { who: 'anyone', input: () => ({ tag_id: 1 }) },
  'GET /user/search': { who: 'anyone', input: () => ({ query: 'person' }) },
}
