import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { WEEK_MS, weekOf } from '@loadout/contract/rankings/week-number.ts'
import { endpoint } from '@loadout/contract/platform/endpoint.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { stateOf } from '../../../test/read-html.ts'
import { neededQueries, reads } from '../../../test/reads.ts'
import { startSite, TEST_NOW, type TestSite } from '../../../test/start-site.ts'
import { createPageCache } from '../render/page-cache.ts'
import { createSharedAnswers } from '../render/shared-answers.ts'
import { bodyMemory } from './body-memory.ts'
import { noDevice } from './devices.ts'
import { serveCalls } from './serve.ts'

const AUTHOR = ['avatar', 'flags', 'id', 'username']
const author = (path: string, ...more: string[]) =>
  [...AUTHOR, ...more].map((key) => `${path}author.${key}`)
const news = (path: string) => [
  ...[
    'author_blog_post_count',
    'author_news_post_count',
    'comments',
    'excerpt',
    'id',
    'image',
    'inserted',
    'language_id',
    'pinned',
    'published',
    'slug',
    'starred',
    'title',
    'upvoted',
    'upvotes',
  ].map((key) => path + key),
  ...['categories', 'tags', 'user_tags'].flatMap((list) => [
    `${path}${list}[].id`,
    `${path}${list}[].name`,
  ]),
  ...author(path, 'banner'),
]
const NOT_OF_POSTS = ['pinned', 'author_news_post_count', 'author.banner']
const post = (path: string) =>
  news(path).filter((key) => !NOT_OF_POSTS.includes(key.slice(path.length)))
const ENTRY = 'entries[].'
const HIT = [
  ...[
    'category_id',
    'excerpt',
    'id',
    'image',
    'inserted',
    'language_id',
    'slug',
    'title',
    'type',
  ].map((key) => ENTRY + key),
  ...author(ENTRY),
]
const POLL = ['closed', 'ends_at', 'id', 'question', 'voted_option_id']
  .concat(['id', 'name', 'votes'].map((key) => `options[].${key}`))
  .map((key) => `poll.${key}`)
const FOLLOWS = ['count', ...author('').map((key) => key.replace('author.', 'user.'))].concat(
  [...AUTHOR, 'followers'].map((key) => ENTRY + key),
)
const VIDEO = [
  'comments',
  'duration',
  'id',
  'image',
  'language_id',
  'published',
  'subTitle',
  'title',
  'upvoted',
  'upvotes',
  'youtube_video_id',
]
const EVENT = [
  'category_id',
  'description',
  'end_date',
  'id',
  'image',
  'language_id',
  'prize',
  'slug',
  'start_date',
  'thumbnail',
  'time_zone',
  'title',
]
const ITEM = ['category_id', 'description', 'featured', 'id', 'image', 'name', 'price'].map(
  (key) => ENTRY + key,
)
const STATS = ['newsViews', 'blogViews', 'upvotes', 'comments', 'posts', 'referrals']

/**
 * Every key of every call's answer, as anonymous visitors get it. A key that is not here leaves the
 * server by mistake.
 */
const keys: Record<string, string[]> = {
  '/blog/get': [...post(''), 'content'],
  '/blog/list': [...post(ENTRY), `${ENTRY}is_blog`],
  '/blog/search': ['count', ...HIT],
  '/blog/user/count': ['count'],
  '/blog_poll/get': POLL,
  '/category/list': [
    'background',
    'color',
    'has_article_icon',
    'hidden',
    'id',
    'name',
    'parent',
    'short_name',
    'tag_name',
  ].map((key) => ENTRY + key),
  '/comment/list': [
    'count',
    ...[
      'deleted',
      'id',
      'inserted',
      'message',
      'upvoted',
      'upvotes',
      'mentions[].id',
      'mentions[].name',
    ].map((key) => ENTRY + key),
    ...author(ENTRY),
  ],
  '/content/get': ['content', 'footer_category', 'language_id', 'title', 'url'],
  '/content/list': ['footer_category', 'title', 'url'].map((key) => ENTRY + key),
  '/background_ad/get': ['background_ad_image', 'background_ad_link'],
  '/hero_content/list': ['identifier', 'link', 'type'].map((key) => ENTRY + key),
  '/notice/get': ['enabled', 'message'],
  '/news/get': [...news(''), 'content', 'deck', 'versions[].language_id', 'versions[].slug'],
  '/news/list': [...news(ENTRY), `${ENTRY}is_blog`],
  '/news_poll/get': POLL,
  '/poll/get': POLL,
  '/user/followers/list': FOLLOWS,
  '/user/following/list': FOLLOWS,
  '/user_profile/get': [
    ...AUTHOR,
    'banner',
    'content',
    'country_code',
    'country_id',
    'followed_by_me',
    'followers',
    'following',
    'guestbook_open',
    'inserted',
    'points',
    'shows_activity',
    'shows_cash_outs',
  ],
  '/user_profile/summary': [
    'accumulated_points',
    'comment_count',
    'post_count',
    'reputation',
    'star_post_count',
    'week_rank',
  ],
  '/user_profile/external_profiles': ['twitch'],
  '/user_profile/activity_feed': [
    'data.article_type',
    'data.excerpt',
    'data.id',
    'data.comment_id',
    'data.language_id',
    'data.slug',
    'data.title',
    'data.user_id',
    'data.username',
    'id',
    'inserted',
    'type',
  ].map((key) => ENTRY + key),
  '/user_profile/guestbook/get': [
    'count',
    ...['id', 'inserted', 'message', 'mentions[].id', 'mentions[].name'].map((key) => ENTRY + key),
    ...author(ENTRY),
  ],
  '/stats/most_blog_visitors': [...AUTHOR, 'count'].map((key) => ENTRY + key),
  '/stats/most_visited_blog_posts': [...post(ENTRY), `${ENTRY}is_blog`, `${ENTRY}views`],
  '/news/related': [...news(ENTRY), `${ENTRY}is_blog`],
  '/news/user/count': ['count'],
  '/points/tasks': [
    'base',
    'done',
    'id',
    'key',
    'label',
    'limit',
    'multiplier',
    'open',
    'period',
    'points',
  ].map((key) => ENTRY + key),
  '/stats/most_points': ['avatar', 'id', 'score', 'username'].map((key) => ENTRY + key),
  '/stats/most_point_last_week': ['avatar', 'id', 'score', 'username'].map((key) => ENTRY + key),
  '/tags/popular': [`${ENTRY}id`, `${ENTRY}name`],
  '/article/search': ['count', 'recent_count', 'relevant_count', 'tag.id', 'tag.name', ...HIT],
  '/event/count': ['count'],
  '/event/get': [
    ...EVENT,
    'content',
    ...news('news[].'),
    'news[].is_blog',
    'versions[].language_id',
    'versions[].slug',
  ],
  '/event/list': EVENT.map((key) => ENTRY + key),
  '/event/of_news': ['id', 'language_id', 'path', 'start_date', 'title'].map((key) => ENTRY + key),
  '/tv/video/get': VIDEO,
  '/tv/video/latest': VIDEO.map((key) => ENTRY + key),
  '/tv/video/list': ['count', ...VIDEO.map((key) => ENTRY + key)],
  '/ranking/stats': STATS.flatMap((list) =>
    ['avatar', 'count', 'rank', 'username'].map((key) => `${list}[].${key}`),
  ),
  '/ranking/top': [
    'next_page',
    ...[
      ...AUTHOR,
      'banner',
      'comments',
      'country_id',
      'followers',
      'points',
      'posts',
      'upvotes',
    ].map((key) => `users[].${key}`),
  ],
  '/ranking/top_three_weekly': [
    'week',
    ...['avatar', 'id', 'points', 'rank', 'username'].map((key) => `users[].${key}`),
  ],
  '/ranking/week': [
    'cents',
    'from',
    'members',
    'next_page',
    'next_week',
    'previous_week',
    'until',
    'week',
    ...['cents', 'points', 'rank'].map((key) => `places[].${key}`),
    ...AUTHOR.map((key) => `places[].user.${key}`),
  ],
  '/shop/cashouts/list': [
    ...ITEM,
    `${ENTRY}purchased`,
    ...[...AUTHOR, 'country_id'].map((key) => `${ENTRY}purchaser.${key}`),
  ],
  '/shop/category/list': [
    'background',
    'children[]',
    'color',
    'hidden',
    'id',
    'name',
    'parent',
    'short_name',
  ].map((key) => ENTRY + key),
  '/shop/item/latest': ITEM,
  '/shop/item/list': ITEM,
  '/wallet/currency': ['earning_enabled', 'name'],
  '/user/search': [
    'count',
    ...['avatar', 'excerpt', 'flags', 'id', 'image', 'title', 'type', 'username'].map(
      (key) => ENTRY + key,
    ),
    ...author(ENTRY),
  ],
}

/** A community in which nothing is empty and every secret column holds something. */
async function richSite(site: TestSite) {
  const { make, db, clock } = site
  const [writer, person] = [
    await make.member({ banner: 'x' }),
    await make.member({ username: 'Haldor' }),
  ]
  const article = await make.news({
    author: writer,
    tags: ['finals'],
    userTags: [person],
    starredAt: new Date(0),
  })
  await make.news({ author: writer, tags: ['finals'], userTags: [person] })
  const ofMember = await make.post({
    author: writer,
    tags: ['finals'],
    userTags: [person],
    starredAt: new Date(0),
  })
  await make.views(ofMember, { daysAgo: 1 })
  await make.poll()
  await make.poll({ on: article })
  await make.poll({ on: ofMember, kind: 'post' })
  for (const [follower_id, followed_id] of [
    [writer.id, person.id],
    [person.id, writer.id],
  ] as const)
    await db
      .insertInto('follow')
      .values({ follower_id, followed_id, inserted: clock.now() })
      .execute()
  await make.comment({ on: article, by: person, message: '@Haldor won' })
  await make.comment({ on: article, by: writer })
  await make.guestbookEntry({ owner: writer, by: writer, message: '@Haldor was here' })
  await db
    .insertInto('external_profile')
    .values({ user_id: writer.id, service: 'twitch', handle: 'writes' })
    .execute()
  await make.heroSlide()
  const event = await make.event({
    starts: clock.now(),
    ends: clock.now(),
    prize: '$10,000',
    news: [article.id],
  })
  await fillRankings(site, { writer, article, voter: person })
  await make.item({ featured: true })
  await make.order(person, await make.item())
  await db
    .updateTable('users')
    .set({ password_hash: '$argon2id$secret', permissions: 8_388_607 })
    .execute()
  await db
    .updateTable('users')
    .set({ email: 'secret@mail.example' })
    .where('id', '=', writer.id)
    .execute()
  const video = await make.video()
  const needs = neededQueries({ news: article, post: ofMember, member: writer, event, video })
  const inputs: Record<string, string> = { ...needs, '/user/search': 'query=haldor' }
  return { article, event, inputs }
}

/** Somebody in every list of this week, and in the places of the last one. */
async function fillRankings(
  { make, db, clock, call, as }: TestSite,
  { writer, article, voter }: Record<'writer' | 'article' | 'voter', { id: number }>,
) {
  for (const at of [clock.now(), new Date(clock.now().getTime() - WEEK_MS)])
    await make.points({ to: voter, points: 30, at })
  await make.closedWeeks()
  await make.views(article)
  await db
    .updateTable('users')
    .set({ referrer_id: writer.id, flags: Flag.HasVerifiedEmail })
    .where('id', '=', voter.id)
    .execute()
  await call(upvoteNews, { id: article.id }, await as(voter))
}

const SECRETS = /email|token|permission|password|hash|argon2|secret|dollars|"ip"/i

test('G05 each call answers the keys it is documented with, and no others', async () => {
  const site = await startSite()
  const { inputs } = await richSite(site)

  expect(Object.keys(keys).toSorted()).toEqual(reads.map(({ path }) => path).toSorted())
  for (const { path } of reads) {
    const limit = path === '/tv/video/latest' ? 3 : 20
    const text = await (await site.get(`/api${path}?${inputs[path] ?? ''}&limit=${limit}`)).text()
    expect(keysOf(JSON.parse(text)), path).toEqual(keys[path]?.toSorted())
    if (path !== '/content/get') expect(text, path).not.toMatch(SECRETS)
  }
})

test('G05 a page carries the same answers and nothing beyond them', async () => {
  const site = await startSite()
  const { article, event } = await richSite(site)

  for (const path of [
    '/',
    `/news/${article.id}`,
    '/tags/1/finals',
    '/news-archive/1/x',
    '/user/Haldor',
    '/events',
    `/event/${event.id}`,
    '/ranking',
    `/ranking/week/${weekOf(TEST_NOW) - 1}`,
    '/points-store',
    '/about',
  ]) {
    const response = await fetch(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=en`)
    const html = await response.text()
    expect(response.status, path).toBe(200)
    for (const [[call], answer] of stateOf(html).answers) {
      const answers = 'pages' in answer ? (answer['pages'] as unknown[]) : [answer]
      for (const each of answers)
        // What is read back from the page: `content.$richText`.
        for (const key of keysOf(each).filter((name) => !name.includes('.$')))
          expect(keys[call], `${path} ${call}`).toContain(key)
    }
    if (path !== '/about') expect(html).not.toMatch(/argon2|secret@mail/)
  }
})

test('G05 what a handler returns beyond its schema stays on the server', async () => {
  const call = endpoint({
    method: 'GET',
    path: '/test/person',
    access: 'anyone',
    summary: 'A person.',
    input: z.object({}),
    output: z.object({
      id: z.int(),
      friend: z.object({ id: z.int() }),
      all: z.array(z.object({ id: z.int() })),
    }),
  })
  const person = { id: 7, email: 'x@mail.example', password_hash: 'x' }
  const { get } = await startSite({
    more: (_, { serve }) => serve(call, () => ({ ...person, friend: person, all: [person] })),
  })

  expect(await (await get('/api/test/person')).json()).toEqual({
    id: 7,
    friend: { id: 7 },
    all: [{ id: 7 }],
  })
})

test('G05 neither does it get into a page', async () => {
  const call = endpoint({
    method: 'GET',
    path: '/test/person',
    access: 'anyone',
    summary: 'A person.',
    input: z.object({}),
    output: z.object({ id: z.int() }),
  })
  const { serve, callInProcess } = serveCalls(fastify(), {
    limits: { of: () => ({}) },
    availability: { isUp: () => true },
    findCaller: () => Promise.resolve(undefined),
    visitors: { of: () => '' },
    devices: { of: () => noDevice },
    isNetworkBanned: () => false,
    withShare: bodyMemory(),
    sharedAnswers: createSharedAnswers({ seconds: 0, cache: createPageCache({ seconds: 0 }) }),
    replays: {
      answerOnce: async (_, answer) => answer(() => Promise.reject(new Error('nothing changes'))),
    },
  })
  serve(call, () => ({ id: 7, email: 'x@mail.example' }))

  expect((await callInProcess(call, {})).output).toEqual({ id: 7 })
})

/**
 * Paths of everything that is no object, with `[]` for the entries of a list, each once and sorted.
 */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((entry) => keysOf(entry, `${path}[]`)))].toSorted()
  if (value === null || typeof value !== 'object') return [path]
  return [
    ...new Set(
      Object.entries(value).flatMap(([key, inner]) =>
        keysOf(inner, path === '' ? key : `${path}.${key}`),
      ),
    ),
  ].toSorted()
}
