import { nothing, type TriedCalls } from '../../test/trial.ts'
import { closedWeek } from '../../test/closed-week.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/ranking/week/list': { who: 'canManageMultipliers', ...nothing },
  'GET /ranking/place': { who: 'member', ...nothing, isOwn: true },
  'GET /ranking/stats': { who: 'reader', ...nothing },
  'GET /ranking/top': { who: 'reader', ...nothing },
  'GET /ranking/top_three_weekly': { who: 'anyone', ...nothing },
  'GET /ranking/week': {
    who: 'anyone',
    input: async (world) => ({ week: await closedWeek(world) }),
    missing: () => ({ week: 9_000 }),
  },
}
