import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { getPostPoll, voteInPostPoll } from '@loadout/contract/polls/polls.ts'
import { textPictureAddress } from '@loadout/contract/platform/text-picture-address.ts'
import { countUserPosts, getPost, listPosts, upvotePost } from '@loadout/contract/posts/posts.ts'
import {
  deletePost,
  editPost,
  getWrittenPost,
  publishPost,
} from '@loadout/contract/posts/writing.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { postText } from '../../test/post-text.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startSite } from '../../test/start-site.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { HOUR } from '../platform/clock.ts'

const refused = (status: number, code: string) => ({ status, code })
const input = {
  language_id: 1,
  categories: [2],
  title: 'Vårt första LAN',
  content: postText(280),
} as const

async function writing(flags = 0, environment: Record<string, string> = {}) {
  const site = await startSite({ environment })
  const member = await site.make.member({ username: 'Tindra', flags })
  const as = await site.as(member)
  const events = async (kind: string) =>
    (
      await site.db
        .selectFrom('event_log')
        .select('data')
        .where('kind', '=', kind)
        .orderBy('id')
        .execute()
    ).map(({ data }) => data)
  return { ...site, member, as, events, asSomebody: await site.as(await site.make.member()) }
}

test('POST-01 POST-31 POST-36 POST-42 a post that is published is answered with everything that belongs to it', async () => {
  const { call, as, clock, make } = await writing()
  const named = await make.member({ username: 'Kvist' })
  const { id } = await call(
    publishPost,
    { ...input, content: postText(300, 'Tack @kvist och @nobody! ') },
    as,
  )
  const now = Math.floor(clock.now().getTime() / 1_000)
  expect(await call(getPost, { id })).toEqual({
    id,
    title: 'Vårt första LAN',
    slug: 'vart-forsta-lan',
    excerpt: expect.stringMatching(/^Tack @kvist/),
    content: expect.stringContaining('@nobody'),
    image: expect.stringMatching(/^\/media\/posts\/csgo-[1-8]$/),
    author: { id: expect.any(Number), username: 'Tindra', avatar: expect.any(String), flags: 0 },
    inserted: now,
    published: now,
    revised: null,
    held: false,
    upvotes: 0,
    upvoted: false,
    comments: 0,
    starred: null,
    categories: [expect.objectContaining({ id: 2, name: 'CS:GO' })],
    tags: [],
    user_tags: [{ id: named.id, name: 'Kvist' }],
    language_id: 1,
    author_blog_post_count: 1,
  })
  await expect(call(getPost, { id: id + 1 })).rejects.toMatchObject(refused(404, 'post_not_found'))
})

test.each([
  { who: 'a member', flags: 0, length: 279, isTaken: false },
  { who: 'a member', flags: 0, length: 280, isTaken: true },
  {
    who: 'a member with a verified address',
    flags: Flag.HasVerifiedEmail,
    length: 279,
    isTaken: false,
  },
  { who: 'a verified member', flags: Flag.VerifiedSymbol, length: 1, isTaken: true },
  { who: 'a featured member', flags: Flag.Featured, length: 1, isTaken: true },
])(
  'POST-39 POST-40 AMB-32 AMB-129 of $who a text of $length characters is published: $isTaken',
  async ({ flags, length, isTaken }) => {
    const { call, as } = await writing(flags)
    const content = `<p>  ${'ö'.repeat(length)}</p>`
    const published = call(publishPost, { ...input, content }, as)
    await (isTaken
      ? expect(published).resolves.toMatchObject({ revision: 1 })
      : expect(published).rejects.toMatchObject({
          ...refused(400, 'post_too_short'),
          field: 'content',
        }))
    expect((await call(listPosts, {})).entries).toHaveLength(isTaken ? 1 : 0)
    await call(publishPost, { ...input, content, publish: false }, as)
  },
)

const picture = `<figure><img src="${textPictureAddress('a'.repeat(32))}"></figure>`

test.each([
  { content: picture, isTaken: true },
  { content: '<a href="https://youtu.be/dQw4w9WgXcQ" data-video></a>', isTaken: true },
  { content: '<p> </p>', isTaken: false },
])(
  'POST-40 whoever need not write much publishes a picture or a player alone, and never nothing: $content',
  async ({ content, isTaken }) => {
    const { call, as, asSomebody } = await writing(Flag.Featured)
    const published = call(publishPost, { ...input, content }, as)
    await (isTaken
      ? expect(published).resolves.toMatchObject({ revision: 1 })
      : expect(published).rejects.toMatchObject(refused(400, 'text_missing')))
    await expect(call(publishPost, { ...input, content }, asSomebody)).rejects.toMatchObject(
      refused(400, 'post_too_short'),
    )
  },
)

test('POST-36 POST-43 POST-44 a member chooses one game, an admin several; without a title or a game nothing is published', async () => {
  const { call, as } = await writing()
  await expect(call(publishPost, { ...input, title: '  ' }, as)).rejects.toMatchObject(
    refused(400, 'title_missing'),
  )
  await expect(call(publishPost, { ...input, categories: [] }, as)).rejects.toMatchObject(
    refused(400, 'category_missing'),
  )
  for (const categories of [[2, 3], [0], [29]])
    await expect(call(publishPost, { ...input, categories }, as)).rejects.toMatchObject(
      refused(400, 'invalid_request'),
    )
  await expect(call(publishPost, input)).rejects.toMatchObject(refused(401, 'not_signed_in'))
  expect((await call(listPosts, {})).entries).toEqual([])
})

test('POST-37 POST-41 POST-44 AMB-112 tags, a picture and several games are for admins, when they publish and when they edit', async () => {
  const site = await writing(Flag.Admin)
  const { call, as, asSomebody } = site
  const image = await pictureFile({ width: 600, height: 280 })
  const { id } = await call(
    publishPost,
    { ...input, categories: [2, 3], tags: ['Lan', 'lan', 'sm-final'], image },
    as,
  )
  const post = await call(getPost, { id })
  expect(post.categories.map((game) => game.id)).toEqual([2, 3])
  expect(post.tags.map(({ name }) => name)).toEqual(['lan', 'sm-final'])
  expect(post.image).toMatch(/^\/media\/posts\/[0-9a-f]{32}$/)
  expect((await site.get(`${post.image}/600x280.webp`)).status).toBe(200)

  for (const more of [{ tags: ['lan'] }, { image }, { shop_item_id: 1 }])
    await expect(call(publishPost, { ...input, ...more }, asSomebody)).rejects.toMatchObject(
      refused(403, 'not_allowed'),
    )
  const other = await pictureFile({ width: 600, height: 280, colour: 'maroon' })
  await expect(call(editPost, { id, image: other }, asSomebody)).rejects.toMatchObject(
    refused(403, 'not_allowed'),
  )
  await call(editPost, { id, title: 'Nästa LAN', image: other }, as)
  const edited = await call(getPost, { id })
  expect(edited).toMatchObject({
    title: 'Nästa LAN',
    image: expect.stringMatching(/^\/media\/posts\/[0-9a-f]{32}$/),
  })
  expect(edited.image).not.toBe(post.image)
  expect((await site.get(`${edited.image}/600x280.webp`)).status).toBe(200)
  await call(editPost, { id, tags: [], image: '' }, as)
  expect(await call(getPost, { id })).toMatchObject({
    tags: [],
    image: expect.stringMatching(/-[1-8]$/),
  })
})

test('POST-41 AMB-45 POLL-04 an admin asks something with a post, words it anew and takes it away, and nobody else can; a post that says nothing of it keeps its poll', async () => {
  const { call, as, asSomebody } = await writing(Flag.Admin)
  const poll = {
    texts: [{ language_id: 1 as const, question: 'Vem vinner?', options: ['Röd', 'Blå'] }],
    ends_at: null,
  }
  const asked = { poll: JSON.stringify(poll) }
  const written = async (id: number) => (await call(getWrittenPost, { id }, as)).poll
  const shown = async (id: number) => (await call(getPostPoll, { id })).poll

  const { id } = await call(publishPost, { ...input, ...asked }, as)
  expect(await written(id)).toEqual(poll)
  expect(await shown(id)).toMatchObject({ question: 'Vem vinner?', closed: false })
  await call(editPost, { id, title: 'Nästa LAN' }, as)
  expect(await written(id)).toEqual(poll)
  const texts = [{ ...poll.texts[0], question: 'Vem vann?' }]
  await call(editPost, { id, poll: JSON.stringify({ texts }) }, as)
  expect((await shown(id))?.question).toBe('Vem vann?')
  await call(editPost, { id, poll: 'null' }, as)
  expect([await written(id), await shown(id)]).toEqual([null, null])

  const draft = await call(publishPost, { ...input, ...asked, publish: false }, as)
  await expect(shown(draft.id)).rejects.toMatchObject(refused(404, 'post_not_found'))
  await expect(call(publishPost, { ...input, ...asked }, asSomebody)).rejects.toMatchObject(
    refused(403, 'not_allowed'),
  )
})

test('POST-41 AMB-45 a poll that cannot be kept refuses the post that it was sent with', async () => {
  const { call, as, asSomebody } = await writing(Flag.Admin)
  const withOptions = (...options: string[]) =>
    JSON.stringify({ texts: [{ language_id: 1, question: 'Vem vinner?', options }], ends_at: null })
  await expect(call(publishPost, { ...input, poll: withOptions('Röd') }, as)).rejects.toMatchObject(
    {
      ...refused(400, 'options_missing'),
      field: 'poll',
    },
  )
  expect((await call(listPosts, {})).entries).toEqual([])

  const { id } = await call(publishPost, { ...input, poll: withOptions('Röd', 'Blå') }, as)
  const { poll } = await call(getPostPoll, { id })
  const ballot = { poll_id: poll?.id ?? 0, option_id: poll?.options[0]?.id ?? 0 }
  await call(voteInPostPoll, ballot, asSomebody)
  const more = { id, title: 'Nästa LAN', poll: withOptions('Röd', 'Blå', 'Grön') }
  await expect(call(editPost, more, as)).rejects.toMatchObject(refused(400, 'poll_has_votes'))
  expect((await call(getPost, { id })).title).toBe(input.title)
})

test('POST-20 POST-21 POST-22 POST-30 G07 a draft is there for its author alone: in no list, search, feed, comment, vote or sitemap', async () => {
  const { call, get, as, member, asSomebody } = await writing()
  const { id } = await call(publishPost, { ...input, publish: false }, as)
  const missing = refused(404, 'post_not_found')
  const gone = { status: 404 }

  expect(await call(getPost, { id }, as)).toMatchObject({ title: input.title, published: null })
  for (const who of [undefined, asSomebody]) {
    await expect(call(getPost, { id }, who)).rejects.toMatchObject(missing)
    for (const list of [{}, { drafts: true }, { drafts: true, user_id: member.id }])
      expect((await call(listPosts, list, who)).entries).toEqual([])
  }
  for (const list of [{ drafts: true }, { drafts: true, user_id: member.id }])
    expect((await call(listPosts, list, as)).entries).toMatchObject([{ id, published: null }])
  expect((await call(listPosts, { user_id: member.id }, as)).entries).toEqual([])
  for (const change of [editPost, deletePost])
    await expect(call(change, { id }, asSomebody)).rejects.toMatchObject(missing)
  await expect(call(upvotePost, { id }, asSomebody)).rejects.toMatchObject(gone)
  await expect(call(listComments, { id, article_type: 'blog' })).rejects.toMatchObject(gone)
  expect((await call(searchArticles, { query: 'första' })).count).toBe(0)
  expect((await call(countUserPosts, { user_id: member.id })).count).toBe(0)
  for (const path of ['/feeds/posts.json?lang=sv', `/feeds/authors/${member.id}.json?lang=sv`])
    expect(await (await get(path)).text()).not.toContain('LAN')
  expect(await (await get('/sitemap.xml')).text()).not.toContain('vart-forsta')

  await call(editPost, { id, publish: true }, as)
  expect((await call(listPosts, {}, asSomebody)).entries).toMatchObject([{ id, is_blog: true }])
  expect((await call(countUserPosts, { user_id: member.id })).count).toBe(1)
  expect((await call(searchArticles, { query: 'första' })).count).toBe(1)
})

test('POST-37 G08 an own post is edited by a form with files or without; what is left out stays', async () => {
  const { call, as, asSomebody } = await writing()
  const { id } = await call(publishPost, input, as)
  expect(await call(editPost, { id, title: 'Nästa LAN', revision: 1 }, as)).toEqual({
    id,
    revision: 2,
  })
  expect(await call(getPost, { id })).toMatchObject({
    title: 'Nästa LAN',
    slug: 'nasta-lan',
    language_id: 1,
    content: expect.stringContaining('wörd'),
  })
  await call(editPost, { id, language_id: 3, categories: [5] }, as)
  expect(await call(getPost, { id })).toMatchObject({
    title: 'Nästa LAN',
    language_id: 3,
    categories: [{ id: 5 }],
    image: expect.stringMatching(/\/lol-[1-8]$/),
  })
  await expect(call(editPost, { id, title: 'Min' }, asSomebody)).rejects.toMatchObject(
    refused(403, 'not_allowed'),
  )
  await expect(call(editPost, { id, revision: 1, title: 'Gammalt' }, as)).rejects.toMatchObject(
    refused(400, 'changed_meanwhile'),
  )
  await expect(call(editPost, { id, content: '<p>kort</p>' }, as)).rejects.toMatchObject(
    refused(400, 'post_too_short'),
  )
  expect(await call(getPost, { id })).toMatchObject({ title: 'Nästa LAN' })
})

test('POST-22 a post that is taken back and published anew comes back to its place, and nobody is told twice', async () => {
  const { call, as, clock, make, events } = await writing()
  const named = await make.member({ username: 'Kvist' })
  const { id } = await call(publishPost, { ...input, content: postText(300, 'Hej @Kvist! ') }, as)
  const { published } = await call(getPost, { id })
  clock.advance(HOUR)
  const other = await make.post()
  await call(editPost, { id, publish: false }, as)
  expect((await call(listPosts, {})).entries.map((entry) => entry.id)).toEqual([other.id])
  await expect(call(getPost, { id })).rejects.toMatchObject(refused(404, 'post_not_found'))
  await call(editPost, { id, publish: true }, as)
  expect((await call(getPost, { id })).published).toBe(published)
  expect((await call(listPosts, {})).entries.map((entry) => entry.id)).toEqual([other.id, id])

  expect(await events('post published')).toEqual([{ postId: id, mentioned: [named.id] }])
  const later = await make.member({ username: 'Hjorten' })
  const content = postText(300, 'Hej @Kvist och @Hjorten! ')
  await call(editPost, { id, content }, as)
  await call(editPost, { id, content }, as)
  expect(await events('members mentioned in post')).toEqual([{ postId: id, mentioned: [later.id] }])
})

test('C07 POINTS-15 POINTS-18 POINTS-16 the first post pays once, two posts a day pay, taking one back and publishing it anew pays nothing, reading pays the reader', async () => {
  const { call, as, member, asSomebody, db } = await writing()
  const { id } = await call(publishPost, input, as)
  for (let times = 1; times <= 20; times++) {
    await call(editPost, { id, publish: false }, as)
    await call(editPost, { id, publish: true }, as)
  }
  await call(publishPost, input, as)
  await call(publishPost, input, as)
  await call(getPost, { id }, asSomebody)
  await call(getPost, { id }, as)
  const earned = await db
    .selectFrom('point_entry')
    .select(['user_id', 'task_id', 'points'])
    .where('points', '>', 0)
    .orderBy('id')
    .execute()
  expect(earned.filter(({ user_id }) => user_id === member.id)).toEqual([
    { user_id: member.id, task_id: 5, points: 50 },
    { user_id: member.id, task_id: 7, points: 1_000 },
    { user_id: member.id, task_id: 5, points: 50 },
  ])
  expect(earned.filter(({ user_id }) => user_id !== member.id)).toMatchObject([
    { task_id: 12, points: 20 },
  ])
})

test('C03 a member publishes so many posts a day, whatever they take back or delete in between', async () => {
  const { call, as, clock } = await writing(0, { POSTS_PER_DAY: '2' })
  const { id } = await call(publishPost, input, as)
  await call(publishPost, input, as)
  const draft = await call(publishPost, { ...input, publish: false }, as)
  const tooMany = refused(429, 'too_many_posts')
  await expect(call(publishPost, input, as)).rejects.toMatchObject(tooMany)
  await call(editPost, { id, publish: false }, as)
  await expect(call(publishPost, input, as)).rejects.toMatchObject(tooMany)
  await expect(call(editPost, { id: draft.id, publish: true }, as)).rejects.toMatchObject(tooMany)
  await call(editPost, { id, publish: true }, as)
  await call(deletePost, { id }, as)
  await expect(call(publishPost, input, as)).rejects.toMatchObject(tooMany)
  clock.advance(25 * HOUR)
  await call(editPost, { id: draft.id, publish: true }, as)
})

test('POST-23 POST-33 G08 a deleted post is not found, and with it go its comments; nobody but its author deletes it', async () => {
  const { call, as, asSomebody, make, member, events, db } = await writing()
  const { id } = await call(publishPost, input, as)
  await make.comment({ on: { id } })
  await expect(call(deletePost, { id }, asSomebody)).rejects.toMatchObject(
    refused(403, 'not_allowed'),
  )
  await call(deletePost, { id }, as)
  await expect(call(getPost, { id }, as)).rejects.toMatchObject(refused(404, 'post_not_found'))
  await expect(call(deletePost, { id }, as)).rejects.toMatchObject(refused(404, 'post_not_found'))
  expect(await db.selectFrom('comment').selectAll().execute()).toEqual([])
  expect((await call(countUserPosts, { user_id: member.id })).count).toBe(0)
  expect(await events('post deleted')).toMatchObject([{ postId: id, byStaff: false, reason: null }])
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])
})

test('B01 B02 two hundred repeats of one publication leave one post that pays once', async () => {
  const { call, as, db, make, member } = await writing()
  const draft = await make.post({ author: member, publishedAt: 'infinity' })
  await inWaves(200, () => call(editPost, { id: draft.id, publish: true }, as))
  expect((await call(listPosts, {})).entries).toHaveLength(1)
  expect(
    await db.selectFrom('event_log').select('kind').where('kind', '=', 'post published').execute(),
  ).toHaveLength(1)
  expect(
    await db.selectFrom('point_entry').select('id').where('task_id', '=', 7).execute(),
  ).toHaveLength(1)
})
