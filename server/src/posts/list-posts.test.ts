import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { followMember, unfollowMember } from '@loadout/contract/following/following.ts'
import { countUserPosts, getPost, listPosts, upvotePost } from '@loadout/contract/posts/posts.ts'
import { searchPosts } from '@loadout/contract/posts/search-posts.ts'
import { TEST_NOW } from '../../test/test-clock.ts'
import { startSite } from '../../test/start-site.ts'
import { HOUR } from '../platform/clock.ts'

const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR)

async function somePosts() {
  const site = await startSite()
  const { make, call } = site
  const featured = await make.member({ flags: Flag.Featured })
  const author = await make.member()
  await make.news({ title: 'No post' })
  const posts = {
    new: await make.post({ title: 'new', author, publishedAt: hoursAgo(1) }),
    starred: await make.post({
      title: 'starred',
      publishedAt: hoursAgo(20),
      starredAt: hoursAgo(2),
      upvotes: 9,
    }),
    featured: await make.post({
      title: 'featured',
      author: featured,
      publishedAt: hoursAgo(30),
      categoryIds: [5],
      upvotes: 20,
    }),
    german: await make.post({
      title: 'german',
      author,
      publishedAt: hoursAgo(200),
      languageId: 3,
      upvotes: 30,
    }),
  }
  await make.post({ title: 'draft', author, publishedAt: 'infinity' })
  const titles = async (input: Parameters<typeof call<typeof listPosts>>[1]) =>
    (await call(listPosts, input)).entries.map(({ title }) => title)
  return { ...site, author, posts, titles }
}

test('POST-24 POST-25 POST-26 POST-27 POST-28 POST-29 AMB-138 posts are listed by every filter, newest first or by upvotes', async () => {
  const { titles, author, call } = await somePosts()
  expect(await titles({})).toEqual(['new', 'starred', 'featured', 'german'])
  expect(await titles({ limit: 2, offset: 1 })).toEqual(['starred', 'featured'])
  expect(await titles({ order_by: 'upvotes' })).toEqual(['german', 'featured', 'starred', 'new'])
  expect(await titles({ order_by: 'upvotes', max_age: 7, limit: 2 })).toEqual([
    'featured',
    'starred',
  ])
  expect(await titles({ max_age: 1 })).toEqual(['new', 'starred'])
  expect(await titles({ categories: [5, 29] })).toEqual(['featured'])
  expect(await titles({ language_id: 3 })).toEqual(['german'])
  expect(await titles({ starred_only: true })).toEqual(['starred'])
  expect(await titles({ featured: true })).toEqual(['featured'])
  expect(await titles({ user_id: author.id })).toEqual(['new', 'german'])
  expect(await titles({ user_id: author.id, language_id: 3, categories: [2] })).toEqual(['german'])
  expect(await titles({ user_id: 999_999 })).toEqual([])
  for (const wrong of [{ order_by: 'views' }, { max_age: 0 }, { limit: 102 }, { language_id: 7 }])
    await expect(call(listPosts, wrong as object)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
})

test('POST-24 FOLLOW-03 a member narrows the list to those they follow; of a visitor it is empty', async () => {
  const { call, make, as, author } = await somePosts()
  const reader = await as(await make.member())
  const titles = async (input: Parameters<typeof call<typeof listPosts>>[1], who?: typeof reader) =>
    (await call(listPosts, { followed: true, ...input }, who)).entries.map(({ title }) => title)
  expect(await titles({}, reader)).toEqual([])
  await call(followMember, { user_id: author.id }, reader)
  expect(await titles({}, reader)).toEqual(['new', 'german'])
  expect(await titles({ language_id: 3 }, reader)).toEqual(['german'])
  expect(await titles({ order_by: 'upvotes', limit: 1 }, reader)).toEqual(['german'])
  for (const who of [undefined, await as(author)]) expect(await titles({}, who)).toEqual([])
  await call(unfollowMember, { user_id: author.id }, reader)
  expect(await titles({}, reader)).toEqual([])
})

test('POST-02 an entry of a list has everything but the text', async () => {
  const { call, posts } = await somePosts()
  const { content: _, revised, held, ...post } = await call(getPost, { id: posts.new.id })
  expect([revised, held]).toEqual([null, false])
  expect((await call(listPosts, { limit: 1 })).entries).toEqual([{ ...post, is_blog: true }])
})

test('POST-38 the number of posts of a member is that of those they have published', async () => {
  const { call, author } = await somePosts()
  expect(await call(countUserPosts, { user_id: author.id })).toEqual({ count: 2 })
  expect((await call(listPosts, { user_id: author.id })).entries).toHaveLength(2)
  await expect(call(countUserPosts, { user_id: 999_999 })).rejects.toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
})

test('POST-32 VOTE-02 VOTE-05 members upvote a post once, its author and visitors not at all', async () => {
  const { call, as, make, author, posts } = await somePosts()
  const { id } = posts.new
  const reader = await as(await make.member())
  await expect(call(upvotePost, { id })).rejects.toMatchObject({ status: 401 })
  expect(await call(upvotePost, { id }, reader)).toEqual({ delta: 1 })
  expect(await call(upvotePost, { id }, reader)).toEqual({ delta: 0 })
  expect(await call(upvotePost, { id }, await as(author))).toEqual({ delta: 0 })
  expect(await call(getPost, { id }, reader)).toMatchObject({ upvotes: 1, upvoted: true })
})

test('SEARCH-24 SEARCH-12 posts are searched for by words and tags, in a language or in all, and no news among them', async () => {
  const { call, make } = await somePosts()
  const tagged = await make.post({ title: 'Kestrel fans', tags: ['katowice'] })
  await make.news({ title: 'Kestrel win', tags: ['katowice'] })
  const tagId = (await call(getPost, { id: tagged.id })).tags[0]?.id ?? 0
  for (const input of [
    { query: 'kestrel' },
    { tag_id: tagId },
    { query: 'fans', tag_id: tagId, language_id: 0 },
  ] as const)
    expect(await call(searchPosts, input)).toMatchObject({
      count: 1,
      entries: [{ type: 'blog', id: tagged.id, title: 'Kestrel fans', slug: 'kestrel-fans' }],
    })
  expect((await call(searchPosts, { query: 'kestrel', language_id: 3 })).count).toBe(0)
  await expect(call(searchPosts, {})).rejects.toMatchObject({ status: 400 })

  for (const number of [2, 3]) await make.post({ title: `Kestrel fans ${number}` })
  const page = async (offset: number) => {
    const { count, entries } = await call(searchPosts, { query: 'kestrel', limit: 2, offset })
    expect(count).toBe(3)
    return entries.map(({ id }) => id)
  }
  const [first, second] = [await page(0), await page(2)]
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([2, 1, 3])
})
