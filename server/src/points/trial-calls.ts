import { NOBODY, nextNumber, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/multiplier/list': { who: 'canManageMultipliers', ...nothing },
  'GET /admin/points/history': {
    who: 'canSeeUserProfile',
    input: ({ owner }) => ({ user_id: owner.id }),
    missing: () => ({ user_id: NOBODY }),
  },
  'GET /points/history': { who: 'member', ...nothing, isOwn: true },
  'GET /points/tasks': { who: 'reader', ...nothing },
  'GET /stats/most_point_last_week': { who: 'anyone', ...nothing },
  'GET /stats/most_points': { who: 'anyone', ...nothing },
  'POST /admin/multiplier/set': {
    who: 'canManageMultipliers',
    input: () => ({ task_id: 1, multiplier: nextNumber() % 1_000 }),
  },
  'POST /user/points_hint/seen': { who: 'member', ...nothing },
}
