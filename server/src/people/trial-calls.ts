import { nextName, NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/user/get': {
    who: 'canSeeUserProfile',
    input: ({ owner }) => ({ id: owner.id }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/user/list': { who: 'canSeeUserProfile', ...nothing },
  'POST /admin/user/ban': {
    who: 'canBanUsers',
    input: ({ owner }) => ({ user_id: owner.id, reason: 'spam' }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/email/force': {
    who: 'canForceEmailChange',
    input: ({ owner }) => ({ user_id: owner.id, email: `${nextName()}@mail.example` }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/flags/set': {
    who: 'canManageContent',
    input: ({ owner }) => ({ user_id: owner.id, flag: 1, value: 1 }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/permissions/set': {
    who: 'canChangeAdminPermissions',
    input: ({ owner }) => ({ user_id: owner.id, permissions: 0, admin: 0, moderator: 0 }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/unban': {
    who: 'canBanUsers',
    // Somebody else: whoever is banned calls nothing.
    input: async ({ make }) => ({ user_id: (await make.member({ bannedUntil: 'infinity' })).id }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/username/force': {
    who: 'canForceNameChange',
    input: ({ owner }) => ({ user_id: owner.id, username: nextName() }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/username/request': {
    who: 'canRequestNameChange',
    input: ({ owner }) => ({ user_id: owner.id, value: 1 }),
    missing: () => ({ user_id: NOBODY }),
  },
}
