import { expect, test } from 'vitest'
import { listNews } from '@loadout/contract/news/news.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { DAY } from '../platform/clock.ts'

const names = ({ entries }: { entries: { name: string }[] }) => entries.map(({ name }) => name)

test('TAG-01 TAG-02 popular tags have id and name, those that most news carry first, equals by name', async () => {
  const { call, make } = await startSite()
  await make.news({ tags: ['lan', 'katowice'] })
  await make.news({ tags: ['katowice', 'patch'] })
  await make.news({ tags: ['lan', 'katowice', 'aim'] })

  const { entries } = await call(listPopularTags, {})
  expect(names({ entries })).toEqual(['katowice', 'lan', 'aim', 'patch'])
  for (const tag of entries)
    expect(tag).toEqual({ id: expect.any(Number), name: expect.any(String) })
})

test('TAG-02 twelve tags are answered unless another number is asked for', async () => {
  const { call, make } = await startSite()
  const fourteen = Array.from({ length: 14 }, (_, index) => `tag-${String(index).padStart(2, '0')}`)
  await make.news({ tags: fourteen })
  expect(names(await call(listPopularTags, {}))).toEqual(fourteen.slice(0, 12))
  expect(names(await call(listPopularTags, { limit: 3 }))).toEqual(fourteen.slice(0, 3))
  expect(names(await call(listPopularTags, { limit: 101 }))).toEqual(fourteen)
})

test.each([
  { categories: [2], tags: ['both', 'shooter'] },
  { categories: [5], tags: ['both', 'tower'] },
  { categories: [2, 5], tags: ['both', 'shooter', 'tower'] },
  { categories: [], tags: ['both', 'shooter', 'tower'] },
  { categories: [3], tags: [] },
])('TAG-02 the popular tags of the games $categories are $tags', async ({ categories, tags }) => {
  const { call, make } = await startSite()
  await make.news({ categoryIds: [2], tags: ['shooter', 'both'] })
  await make.news({ categoryIds: [5], tags: ['tower', 'both'] })
  expect(names(await call(listPopularTags, { categories }))).toEqual(tags)
})

test('TAG-02 a tag is popular by the news of the last ninety days', async () => {
  const { call, make } = await startSite()
  await make.news({ tags: ['old'], publishedAt: new Date(TEST_NOW.getTime() - 90 * DAY) })
  await make.news({ tags: ['new'], publishedAt: new Date(TEST_NOW.getTime() - 90 * DAY + 1) })
  expect(names(await call(listPopularTags, {}))).toEqual(['new'])
})

/**
 * Tag 1 is on thirteen English news, of which the newest can be read in German too; one more is
 * German only.
 */
const tagged = shareSite(async ({ make }) => {
  const author = await make.member({ username: 'Haldor' })
  await times(13, (index) =>
    make.news({
      author,
      title: `News ${index + 1}`,
      excerpt: 'Excerpt',
      tags: ['katowice'],
      categoryIds: [2, 3],
      versions:
        index === 12
          ? [{ languageId: 3, title: 'Auf Deutsch', excerpt: 'e', content: '<p>t</p>' }]
          : [],
    }),
  )
  await make.news({ languageId: 3, title: 'Nur deutsch', tags: ['katowice'] })
  await make.news({ title: 'Untagged' })
})

test('TAG-03 the articles of a tag come with what a list of results shows', async () => {
  const { call } = tagged()
  const answer = await call(searchArticles, { tag_id: 1, language_id: 0, limit: 1 })
  const [news] = (await call(listNews, { language_id: 0, offset: 1, limit: 1 })).entries
  expect(answer).toEqual({
    count: 13,
    recent_count: 13,
    relevant_count: 13,
    tag: { id: 1, name: 'katowice' },
    entries: [
      {
        type: 'news',
        id: news?.id,
        title: 'News 13',
        slug: 'news-13',
        image: '/media/news/csgo-1',
        excerpt: 'Excerpt',
        author: { id: 1, username: 'Haldor', avatar: '/media/avatar/1', flags: 0 },
        inserted: news?.published,
        category_id: 2,
        language_id: 0,
      },
    ],
  })
})

test.each([
  { language_id: undefined, count: 14, first: 'Nur deutsch' },
  { language_id: 0, count: 13, first: 'News 13' },
  { language_id: 3, count: 2, first: 'Nur deutsch' },
  { language_id: 6, count: 0, first: undefined },
] as const)(
  'TAG-03 in language $language_id the tag is on $count articles',
  async ({ language_id, count, first }) => {
    const answer = await tagged().call(searchArticles, {
      tag_id: 1,
      ...(language_id === undefined ? {} : { language_id }),
    })
    expect([answer.count, answer.entries[0]?.title]).toEqual([count, first])
  },
)

test('TAG-04 eleven articles are answered unless another number is asked for, page after page', async () => {
  const { call } = tagged()
  const first = await call(searchArticles, { tag_id: 1, language_id: 0 })
  const second = await call(searchArticles, { tag_id: 1, language_id: 0, offset: 11 })
  expect(first.entries).toHaveLength(11)
  expect(second.entries.map(({ title }) => title)).toEqual(['News 2', 'News 1'])
})

test('TAG-03 nothing carries an unknown tag', async () => {
  expect(await tagged().call(searchArticles, { tag_id: 999 })).toEqual({
    count: 0,
    recent_count: 0,
    relevant_count: 0,
    entries: [],
    tag: null,
  })
})
