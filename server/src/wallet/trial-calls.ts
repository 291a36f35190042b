import { NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /user_profile/balance_history': { who: 'member', ...nothing, isOwn: true },
  'GET /admin/user/balance_history': {
    who: 'canSeeUserProfile',
    input: ({ owner }) => ({ user_id: owner.id }),
    missing: () => ({ user_id: NOBODY }),
  },
  'GET /admin/ld/top_list': { who: 'canSeeTopLDList', ...nothing },
  'POST /admin/user/dollars/change': {
    who: 'canChangeUserDollars',
    input: ({ owner }) => ({ user_id: owner.id, dollars: 500, note: 'Correction' }),
    missing: () => ({ user_id: NOBODY }),
    eachTime: true,
  },
}
