import { NOBODY, nextName, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const stream = async ({ make }: World) => (await make.stream()).id
const ofStream = {
  input: async (world: World) => ({ id: await stream(world) }),
  missing: () => ({ id: NOBODY }),
}

export const trialCalls: TriedCalls = {
  'GET /stream/list': { who: 'anyone', ...nothing },
  'GET /stream/get': { who: 'anyone', ...ofStream },
  'GET /admin/stream/list': { who: 'canManageStreams', ...nothing },
  'POST /admin/stream/create': {
    who: 'canManageStreams',
    input: () => ({ username: nextName(), category_id: 2 }),
  },
  'POST /admin/stream/edit': {
    who: 'canManageStreams',
    input: async (world) => ({ id: await stream(world), title: 'Another title' }),
    missing: () => ({ id: NOBODY, title: 'Another title' }),
  },
  'POST /admin/stream/delete': { who: 'canManageStreams', ...ofStream },
}
