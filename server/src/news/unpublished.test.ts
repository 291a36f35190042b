import { expect, test } from 'vitest'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { countUserNews, getNews, listNews, listRelatedNews } from '@loadout/contract/news/news.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { MINUTE } from '../platform/clock.ts'

const SECRET = 'Secret transfer'
const articleNotFound = { status: 404, code: 'article_not_found', error: 'Article not found' }

/**
 * A public article of a writer, who has another one that is not public, with everything that could
 * give it away.
 */
async function startWithSecret(publishedAt: Date | 'infinity') {
  const site = await startSite()
  const { make } = site
  const author = await make.member({ username: 'Haldor' })
  const open = await make.news({ author, title: 'Public news', tags: ['katowice'] })
  const secret = await make.news({
    author,
    title: SECRET,
    tags: ['katowice', 'secret-tag'],
    pinned: true,
    upvotes: 999,
    publishedAt,
    versions: [
      { languageId: 3, title: `${SECRET} auf Deutsch`, excerpt: 'e', content: '<p>t</p>' },
    ],
  })
  await make.comment({ on: secret })
  return { ...site, author, open, secret }
}

const pages = [
  '/',
  '/?lang=de',
  '/news/1/public-news',
  '/news-archive/1/Haldor',
  '/tags/1/katowice',
  '/tags/2/secret-tag',
  '/about',
  '/sitemap.xml',
]

test.each([
  { kind: 'a draft', publishedAt: 'infinity' as const },
  { kind: 'a scheduled news', publishedAt: new Date(TEST_NOW.getTime() + 1) },
])('NEWS-08 no list shows $kind', async ({ publishedAt }) => {
  const { call, author, open } = await startWithSecret(publishedAt)
  const askedFor = [
    {},
    { language_id: 0 },
    { language_id: 3 },
    { pinned: true },
    { order_by: 'upvotes' },
    { user_id: author.id },
    { max_age: 7 },
    { categories: [2] },
  ] as const
  for (const parameters of askedFor) {
    const { entries } = await call(listNews, parameters)
    expect(
      entries.map(({ title }) => title),
      JSON.stringify(parameters),
    ).toEqual('language_id' in parameters && parameters.language_id === 3 ? [] : ['Public news'])
  }
  expect(await call(listRelatedNews, { id: open.id })).toEqual({ entries: [] })
  expect(await call(searchArticles, { tag_id: 1 })).toMatchObject({
    count: 1,
    entries: [{ title: 'Public news' }],
  })
  expect(await call(searchArticles, { tag_id: 2 })).toEqual({
    count: 0,
    recent_count: 0,
    relevant_count: 0,
    entries: [],
    tag: null,
  })
  expect((await call(listPopularTags, {})).entries.map(({ name }) => name)).toEqual(['katowice'])
})

test.each([
  { kind: 'a draft', publishedAt: 'infinity' as const },
  { kind: 'a scheduled news', publishedAt: new Date(TEST_NOW.getTime() + 1) },
])('NEWS-07 $kind cannot be read by its id, nor what hangs on it', async ({ publishedAt }) => {
  const { call, secret } = await startWithSecret(publishedAt)
  await expect(call(getNews, { id: secret.id })).rejects.toEqual(articleNotFound)
  await expect(call(getNews, { id: secret.id, language_id: 3 })).rejects.toEqual(articleNotFound)
  await expect(call(listRelatedNews, { id: secret.id })).rejects.toEqual(articleNotFound)
  await expect(call(listComments, { id: secret.id, article_type: 'news' })).rejects.toEqual(
    articleNotFound,
  )
})

test.each([
  { kind: 'a draft', publishedAt: 'infinity' as const },
  { kind: 'a scheduled news', publishedAt: new Date(TEST_NOW.getTime() + 1) },
])('NEWS-18 NEWS-01 no count includes $kind', async ({ publishedAt }) => {
  const { call, author, open } = await startWithSecret(publishedAt)
  expect(await call(countUserNews, { user_id: author.id })).toEqual({ count: 1 })
  expect(await call(countUserNews, { user_id: author.id, language_id: 3 })).toEqual({ count: 0 })
  expect(await call(getNews, { id: open.id })).toMatchObject({ author_news_post_count: 1 })
  expect((await call(listNews, {})).entries[0]).toMatchObject({ author_news_post_count: 1 })
})

test.each([
  { kind: 'a draft', publishedAt: 'infinity' as const },
  { kind: 'a scheduled news', publishedAt: new Date(TEST_NOW.getTime() + 1) },
])('NEWS-03 no page names $kind, and its own is missing', async ({ publishedAt }) => {
  const { get, secret } = await startWithSecret(publishedAt)
  for (const path of pages) {
    const response = await get(path, { 'accept-language': 'de' })
    expect(await response.text(), path).not.toMatch(/secret transfer|secret-transfer/i)
  }
  const own = await get(`/news/${secret.id}/secret-transfer`)
  expect(own.status).toBe(404)
  expect(await own.text()).not.toMatch(/secret transfer/i)
})

test('NEWS-08 a scheduled news appears everywhere in the moment it is due', async () => {
  const { call, get, clock, author, open, secret } = await startWithSecret(
    new Date(TEST_NOW.getTime() + MINUTE),
  )
  clock.advance(MINUTE - 1)
  await expect(call(getNews, { id: secret.id })).rejects.toEqual(articleNotFound)

  clock.advance(1)
  expect(await call(getNews, { id: secret.id })).toMatchObject({
    title: SECRET,
    author_news_post_count: 2,
  })
  expect((await call(listNews, {})).entries.map(({ title }) => title)).toEqual([
    SECRET,
    'Public news',
  ])
  expect((await call(listNews, { language_id: 3 })).entries.map(({ title }) => title)).toEqual([
    `${SECRET} auf Deutsch`,
  ])
  expect((await call(listRelatedNews, { id: open.id })).entries.map(({ title }) => title)).toEqual([
    SECRET,
  ])
  expect(await call(searchArticles, { tag_id: 1 })).toMatchObject({ count: 2 })
  expect((await call(listPopularTags, {})).entries).toHaveLength(2)
  expect(await call(countUserNews, { user_id: author.id })).toEqual({ count: 2 })
  expect((await call(listComments, { id: secret.id, article_type: 'news' })).count).toBe(1)
  for (const path of [
    '/?lang=en',
    '/news/2/secret-transfer?lang=en',
    '/news-archive/1/Haldor?lang=en',
    '/tags/2/secret-tag?lang=en',
    '/sitemap.xml',
  ]) {
    expect(await (await get(path)).text(), path).toMatch(/secret-transfer/)
  }
})
