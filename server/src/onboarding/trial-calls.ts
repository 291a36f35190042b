import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /onboarding/get': { who: 'member', isOwn: true, ...nothing },
  'POST /onboarding/note': { who: 'member', input: () => ({ what: 'games' }) },
}
