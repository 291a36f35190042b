import { NOBODY, type TriedCalls, type World } from '../../test/trial.ts'

const ofMember = {
  input: ({ owner }: World) => ({ user_id: owner.id }),
  missing: () => ({ user_id: NOBODY }),
}

export const trialCalls: TriedCalls = {
  'GET /user_profile/get': {
    who: 'reader',
    input: ({ owner }) => ({ id: owner.id }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /user_profile/card': {
    who: 'anyone',
    input: async ({ db, owner: { id } }) =>
      db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow(),
    missing: () => ({ username: 'Nobody Here' }),
  },
  'GET /user_profile/summary': { who: 'anyone', ...ofMember },
  'GET /user_profile/external_profiles': { who: 'anyone', ...ofMember },
  'GET /user_profile/activity_feed': { who: 'anyone', ...ofMember },
  'POST /user_profile/content/edit': {
    who: 'member',
    input: () => ({ content: '<p>Support main.</p>' }),
  },
  'POST /user_profile/visibility/set': {
    who: 'member',
    input: () => ({ shows_activity: 0, shows_cash_outs: 1, guestbook_open: 1 }),
  },
}
