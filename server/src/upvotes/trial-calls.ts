import { article, comment, NOBODY, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'POST /comment/upvote': {
    who: 'member',
    input: async (world) => ({ id: await comment(world), article_type: 'news' }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /news/upvote': {
    who: 'reader',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
}
