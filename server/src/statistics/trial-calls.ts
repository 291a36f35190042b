import { article, NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const post = async ({ make, owner }: World) => ({ id: (await make.post({ author: owner })).id })
const missing = () => ({ id: NOBODY })

export const trialCalls: TriedCalls = {
  // A program that is counted by nobody, whatever it opens.
  'POST /article/view': {
    who: 'reader',
    input: async (world) => ({ id: await article(world) }),
    keepsNothing: true,
  },
  'GET /admin/news/views': {
    who: 'admin',
    input: async (world) => ({ id: await article(world) }),
    missing,
  },
  'GET /blog/views': {
    who: 'member',
    input: post,
    missing,
    others: { status: 403, unlessAdmin: true },
  },
  'GET /blog/stats/post': {
    who: 'member',
    input: post,
    missing,
    others: { status: 403, unlessAdmin: true },
  },
  'GET /blog/stats/profile': {
    who: 'member',
    input: ({ owner }) => ({ user_id: owner.id }),
    // Of nobody, staff learn that there is nobody, and others what they learn of anybody.
    others: { status: 403, unless: 'canSeeStats', unlessAdmin: true },
  },
  'GET /stats/most_blog_visitors': { who: 'anyone', ...nothing },
  'GET /stats/most_visited_blog_posts': { who: 'anyone', ...nothing },
}
