import { article, NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const member = {
  input: async ({ make }: World) => ({ user_id: (await make.member()).id }),
  missing: () => ({ user_id: NOBODY }),
}

export const trialCalls: TriedCalls = {
  'GET /user/blocked/list': { who: 'member', ...nothing, isOwn: true },
  'GET /user/followers/list': { who: 'anyone', ...member },
  'GET /user/following/check': { who: 'reader', ...member },
  'GET /user/following/list': { who: 'anyone', ...member },
  'GET /user/muted/list': { who: 'member', ...nothing, isOwn: true },
  'POST /user/block': { who: 'member', ...member },
  'POST /user/mute/article': {
    who: 'member',
    input: async (world) => ({ id: await article(world), muted: 1 }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /user/mute/author': {
    who: 'member',
    input: async ({ make }) => ({ user_id: (await make.member()).id, muted: 1 }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /user/unblock': { who: 'member', ...member },
  'POST /user_profile/follow': { who: 'member', ...member },
  'POST /user_profile/unfollow': { who: 'member', ...member },
}
