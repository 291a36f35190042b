import { comment, NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const who = 'canDeleteComments'

/** Reported by somebody else, as is what it was written below. */
async function reported(world: World) {
  const { make } = world
  const on = { id: await comment({ ...world, owner: await make.member() }) }
  return { id: (await make.report({ on, by: await make.member() })).id }
}
const ofReport = { input: reported, missing: () => ({ id: NOBODY }) }

export const trialCalls: TriedCalls = {
  'POST /report/send': {
    who: 'member',
    input: async (world) => ({
      kind: 'comment',
      id: await comment({ ...world, owner: await world.make.member() }),
      reason: 'spam',
    }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /moderation_log/list': { who: 'anyone', ...nothing },
  'GET /admin/report/list': { who, ...nothing },
  'GET /admin/report/get': { who, ...ofReport },
  'GET /admin/report/count': { who, ...nothing },
  'POST /admin/report/decide': {
    who,
    input: async (world) => ({ ...(await reported(world)), outcome: 'kept' }),
    missing: () => ({ id: NOBODY }),
  },
}
