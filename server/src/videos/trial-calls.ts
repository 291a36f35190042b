import { NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const video = async ({ make, owner }: World) => (await make.video({ author: owner })).id
const ofVideo = {
  input: async (world: World) => ({ id: await video(world) }),
  missing: () => ({ id: NOBODY }),
}

/** Somebody has begun to watch a video, so long ago that it may be reported. */
async function begun(world: World): Promise<number> {
  const id = await video(world)
  const userId = (world.caller ?? world.owner).id
  const started = { article_id: id, started_at: new Date(0), reported_at: null }
  await world.db
    .insertInto('watch_session')
    .values({ user_id: userId, ...started })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(started))
    .execute()
  return id
}

export const trialCalls: TriedCalls = {
  'GET /tv/video/latest': { who: 'reader', ...nothing },
  'GET /tv/video/list': { who: 'reader', ...nothing },
  'GET /tv/video/get': { who: 'reader', ...ofVideo },
  'POST /tv/video/upvote': { who: 'member', ...ofVideo },
  'POST /tv/video/session/start': {
    who: 'member',
    input: async (world) => ({ video_id: await video(world) }),
    missing: () => ({ video_id: NOBODY }),
    eachTime: true,
  },
  'POST /tv/video/session/update': {
    who: 'member',
    input: async (world) => ({ video_id: await begun(world), seconds: 10 }),
    missing: () => ({ video_id: NOBODY, seconds: 10 }),
    missingStatus: 400,
  },
  'POST /tv/video/session/stop': {
    who: 'member',
    input: async (world) => ({ video_id: await begun(world) }),
    missing: () => ({ video_id: NOBODY }),
    missingStatus: 400,
  },
  'GET /admin/video/list': { who: 'canManageContent', ...nothing },
  'POST /admin/video/save': {
    who: 'canManageContent',
    input: async (world) => ({ id: await video(world), title: 'Another title' }),
    missing: () => ({ id: NOBODY, title: 'Another title' }),
  },
  'POST /admin/video/delete': { who: 'canManageContent', ...ofVideo },
}
