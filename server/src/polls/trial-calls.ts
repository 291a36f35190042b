import { article, NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const sitePoll = ({ make }: World) => make.poll()
const newsPoll = async (world: World) => world.make.poll({ on: { id: await article(world) } })

const post = async ({ make, owner }: World) => (await make.post({ author: owner })).id

const voted = { missing: () => ({ poll_id: NOBODY }) }

export const trialCalls: TriedCalls = {
  'GET /admin/poll/list': { who: 'canManagePolls', ...nothing },
  'GET /poll/get': {
    who: 'reader',
    input: async (world) => ({ id: (await sitePoll(world)).id }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /news_poll/get': {
    who: 'reader',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /blog_poll/get': {
    who: 'reader',
    input: async (world) => ({ id: await post(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /poll/vote': {
    who: 'member',
    input: async (world) => {
      const { id, options } = await sitePoll(world)
      return { poll_id: id, option_id: options[0] }
    },
    ...voted,
  },
  'POST /news_poll/vote': {
    who: 'member',
    input: async (world) => {
      const { id, options } = await newsPoll(world)
      return { poll_id: id, option_id: options[0] }
    },
    ...voted,
  },
  'POST /blog_poll/vote': {
    who: 'member',
    input: async (world) => {
      const { id, options } = await world.make.poll({
        on: { id: await post(world) },
        kind: 'post',
      })
      return { poll_id: id, option_id: options[0] }
    },
    ...voted,
  },
  'POST /admin/poll/create': {
    who: 'canManagePolls',
    input: async (world) => ({
      kind: 'news',
      target_id: await article(world),
      language_id: 0,
      question: 'Who wins the final?',
      options: JSON.stringify(['Red', 'Blue']),
    }),
    missing: () => ({ target_id: NOBODY }),
  },
  'POST /admin/poll/edit': {
    who: 'canManagePolls',
    input: async (world) => ({ id: (await newsPoll(world)).id, question: 'Who wins it all?' }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/poll/delete': {
    who: 'canManagePolls',
    input: async (world) => ({ id: (await newsPoll(world)).id }),
    missing: () => ({ id: NOBODY }),
  },
}
