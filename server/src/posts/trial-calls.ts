import { keepPost } from '@loadout/contract/posts/writing.ts'
import { NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const post = async ({ make, owner }: World) => (await make.post({ author: owner })).id
const ofPost = { input: async (world: World) => ({ id: await post(world) }) }
const nobodys = { missing: () => ({ id: NOBODY }) }
const foreign = { others: { status: 403 } } as const

/** As long as a post must be. */
const CONTENT = `<p>${'Words of somebody with something to say. '.repeat(8)}</p>`

/** A published post of which another text is kept. */
async function kept(world: World) {
  const { id, token } = await world.make.session(world.owner)
  const unfinished = {
    id: await post(world),
    revision: 1,
    language_id: 0 as const,
    title: 'Unfinished',
  }
  const { id: postId, revision } = await world.call(keepPost, unfinished, { _u: id, _t: token })
  return { id: postId, revision }
}

export const trialCalls: TriedCalls = {
  'GET /blog/get': { who: 'reader', ...ofPost, ...nobodys },
  'GET /blog/list': { who: 'reader', ...nothing },
  'GET /blog/user/count': {
    who: 'anyone',
    input: ({ owner }) => ({ user_id: owner.id }),
    missing: () => ({ user_id: NOBODY }),
  },
  'GET /blog/search': { who: 'anyone', input: () => ({ query: 'words' }) },
  'POST /blog/upvote': { who: 'member', ...ofPost, ...nobodys },
  'GET /blog/draft/get': { who: 'member', ...ofPost, ...nobodys, ...foreign, isOwn: true },
  'POST /blog/draft/keep': {
    who: 'member',
    input: async (world) => ({
      id: await post(world),
      revision: 1,
      language_id: 0,
      title: 'Unfinished',
    }),
    ...nobodys,
    ...foreign,
  },
  'POST /blog/draft/discard': {
    who: 'member',
    input: kept,
    ...nobodys,
    ...foreign,
  },
  'POST /blog/publish': {
    who: 'member',
    input: () => ({ language_id: 0, categories: '2', title: 'A post', content: CONTENT }),
  },
  'POST /blog/edit': {
    who: 'member',
    input: async (world) => ({ id: await post(world), title: 'Another title' }),
    ...nobodys,
    ...foreign,
  },
  'POST /blog/delete': {
    who: 'member',
    ...ofPost,
    ...nobodys,
    others: { status: 403, unless: 'canDeletePosts' },
  },
  'GET /admin/blog/list': { who: 'canDeletePosts', ...nothing },
  'POST /admin/blog/release': {
    who: 'canDeletePosts',
    input: async ({ make, owner }) => ({ id: (await make.post({ author: owner, held: true })).id }),
    ...nobodys,
  },
  'POST /admin/blog/add_star': { who: 'canAddBlogStar', ...ofPost, ...nobodys },
  'POST /admin/blog/remove_star': {
    who: 'canAddBlogStar',
    input: async ({ make, owner }) => ({
      id: (await make.post({ author: owner, starredAt: new Date() })).id,
    }),
    ...nobodys,
  },
}
