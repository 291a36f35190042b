import { article, NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/news/get': {
    who: 'canPublishNews',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/news/list': { who: 'canPublishNews', ...nothing },
  'GET /news/get': {
    who: 'reader',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /news/list': { who: 'reader', ...nothing },
  'GET /news/preset_games': { who: 'anyone', ...nothing },
  'GET /news/related': {
    who: 'reader',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /news/user/count': {
    who: 'anyone',
    input: ({ owner }) => ({ user_id: owner.id }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/news/create': {
    who: 'canPublishNews',
    input: () => ({
      language_id: 0,
      title: 'A draft',
      excerpt: 'Of news',
      content: '<p>That are not out yet.</p>',
      categories: '2',
    }),
  },
  'POST /admin/news/delete': {
    who: 'canPublishNews',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/news/edit': {
    who: 'canPublishNews',
    input: async (world) => ({
      id: await article(world),
      language_id: 0,
      revision: 1,
      title: 'Another title',
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/news/save': {
    who: 'canPublishNews',
    input: async (world) => ({
      id: await article(world),
      revision: 1,
      versions: JSON.stringify([
        { language_id: 0, title: 'Another title' },
        { language_id: 3, title: 'Ein anderer Titel', content: '<p>Und ein Text.</p>' },
      ]),
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/news/pin': {
    who: 'canPublishNews',
    input: async (world) => ({ id: await article(world), pinned: 1 }),
    missing: () => ({ id: NOBODY }),
    eachTime: true,
  },
}
