import { article, comment, NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/comment/list': { who: 'canDeleteComments', ...nothing },
  'GET /comment/list': {
    who: 'reader',
    input: async (world) => ({ id: await article(world), article_type: 'news' }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/comment/versions': {
    who: 'canDeleteComments',
    input: async (world) => ({ id: await comment(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /comment/edit': {
    who: 'member',
    input: async (world) => ({ id: await comment(world), message: 'Very well played.' }),
    missing: () => ({ id: NOBODY }),
    others: { status: 403 },
  },
  'POST /comment/delete': {
    who: 'member',
    input: async (world) => ({ id: await comment(world) }),
    missing: () => ({ id: NOBODY }),
    others: { status: 403 },
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
