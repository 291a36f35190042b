import { expect, test } from 'vitest'
import { getNews, listNews } from '@loadout/contract/news/news.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'
import { HOUR } from '../platform/clock.ts'

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

test('NEWS-01 NEWS-07 an article is answered with everything that belongs to it', async () => {
  const { call, make } = await startSite()
  const author = await make.member({ username: 'Haldor', flags: 128, banner: 'haldor-banner' })
  const tindra = await make.member({ username: 'Tindra' })
  const publishedAt = new Date(TEST_NOW.getTime() - HOUR)
  const news = await make.news({
    author,
    title: 'Northwind win Katowice',
    excerpt: 'Two to one.',
    content: '<p>The <strong>final</strong>.</p>',
    image: 'csgo-4',
    categoryIds: [2, 4],
    tags: ['katowice', 'northwind'],
    userTags: [tindra],
    publishedAt,
    pinned: true,
    starredAt: publishedAt,
    upvotes: 12,
    versions: [
      {
        languageId: 3,
        title: 'Nordwind gewinnt',
        excerpt: 'Zwei zu eins.',
        content: '<p>Das Finale.</p>',
      },
    ],
  })
  await make.comment({ on: news })

  expect(await call(getNews, { id: news.id })).toEqual({
    id: news.id,
    title: 'Northwind win Katowice',
    slug: 'northwind-win-katowice',
    content: '<p>The <strong>final</strong>.</p>',
    excerpt: 'Two to one.',
    deck: 'Two to one.',
    revised: null,
    image: '/media/news/csgo-4',
    author: {
      id: author.id,
      username: 'Haldor',
      avatar: `/media/avatar/${author.id}`,
      flags: 128,
      banner: '/media/banner/haldor-banner',
    },
    inserted: seconds(TEST_NOW),
    published: seconds(publishedAt),
    upvotes: 12,
    upvoted: false,
    comments: 1,
    categories: [
      { id: 2, name: 'CS:GO' },
      { id: 4, name: 'PUBG' },
    ],
    tags: [
      { id: expect.any(Number), name: 'katowice' },
      { id: expect.any(Number), name: 'northwind' },
    ],
    user_tags: [{ id: tindra.id, name: 'Tindra' }],
    language_id: 0,
    pinned: true,
    starred: seconds(publishedAt),
    author_news_post_count: 1,
    author_blog_post_count: 0,
    versions: expect.arrayContaining([
      expect.objectContaining({ language_id: 0 }),
      expect.objectContaining({ language_id: 3 }),
    ]),
  })
})

test('NEWS-01 NEWS-02 a list shows the same article with its author, without its text', async () => {
  const { call, make } = await startSite()
  const author = await make.member({ username: 'Haldor' })
  const news = await make.news({ author, tags: ['katowice'] })

  const { content, versions, deck, revised, ...article } = await call(getNews, { id: news.id })
  const [entry] = (await call(listNews, {})).entries
  expect(entry).toEqual({ ...article, is_blog: false })
  expect(entry?.author).toEqual({
    id: author.id,
    username: 'Haldor',
    avatar: `/media/avatar/${author.id}`,
    flags: 0,
    banner: null,
  })
  expect({ content, versions, deck, revised }).toEqual({
    revised: null,
    deck: article.excerpt,
    content: expect.stringContaining('Text of'),
    versions: [{ language_id: 0, slug: article.slug }],
  })
})

const bilingual = shareSite(async ({ make }) => {
  await make.news({
    title: 'Northwind win',
    versions: [
      { languageId: 3, title: 'Nordwind gewinnt', excerpt: 'Kurz', content: '<p>Lang</p>' },
    ],
  })
})

test.each([
  { asked: undefined, language_id: 0, title: 'Northwind win' },
  { asked: 0, language_id: 0, title: 'Northwind win' },
  { asked: 3, language_id: 3, title: 'Nordwind gewinnt' },
  { asked: 5, language_id: 0, title: 'Northwind win' },
] as const)(
  'NEWS-05 NEWS-07 asked for language $asked, an English and German article answers its version $language_id',
  async ({ asked, language_id, title }) => {
    const answer = await bilingual().call(getNews, {
      id: 1,
      ...(asked === undefined ? {} : { language_id: asked }),
    })
    expect(answer).toMatchObject({
      id: 1,
      language_id,
      title,
      versions: [{ language_id: 0 }, { language_id: 3 }],
    })
  },
)

test('NEWS-05 an article first written in Polish answers Polish where its English readers find nothing of their own', async () => {
  const { call, make } = await startSite()
  const news = await make.news({ languageId: 4, title: 'Zwycięstwo w Katowicach' })
  expect(await call(getNews, { id: news.id, language_id: 0 })).toMatchObject({
    language_id: 4,
    slug: 'zwyciestwo-w-katowicach',
    versions: [{ language_id: 4, slug: 'zwyciestwo-w-katowicach' }],
  })
})

test('NEWS-07 an unknown article is refused with its text', async () => {
  const { call, get } = bilingual()
  await expect(call(getNews, { id: 999_999 })).rejects.toEqual({
    status: 404,
    code: 'article_not_found',
    error: 'Article not found',
  })
  expect(await (await get('/api/news/get?id=999999')).json()).toEqual({
    error: 'Article not found',
    code: 'article_not_found',
  })
})

test.each([
  '',
  'id=',
  'id=0',
  'id=-1',
  'id=1.5',
  'id=1e3',
  'id=abc',
  'id=2147483648',
  'id=1&language_id=7',
  'id=1&language_id=de',
])('NEWS-07 "/news/get?%s" is refused as invalid', async (query) => {
  const response = await bilingual().get(`/api/news/get?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    error: 'Invalid request.',
    code: 'invalid_request',
    field: query.includes('language_id') ? 'language_id' : 'id',
  })
})

test.each(['../../robots.txt?', '/media/news/csgo-1', 'csgo-1.webp', 'CSGO', ''])(
  'H03 a news item with the picture %j is refused',
  async (image) => {
    const { make } = await startSite()
    await expect(make.news({ image })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  },
)
