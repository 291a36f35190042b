import { article, comment, NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/comment/list': { who: 'canDeleteComments', ...nothing },
  'GET /comment/list': {
    who: 'reader',
    input: async (world) => ({ id: await article(world), article_type: 'news' }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/comment/delete': {
    who: 'canDeleteComments',
    input: async (world) => ({ id: await comment(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /comment/post': {
    who: 'member',
    input: async (world) => ({
      id: await article(world),
      article_type: 'news',
      message: 'Well played.',
    }),
    missing: () => ({ id: NOBODY }),
  },
}
