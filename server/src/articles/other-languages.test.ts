import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { countUserNews, listNews, listRelatedNews } from '@loadout/contract/news/news.ts'
import { listPosts } from '@loadout/contract/posts/posts.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { HOUR } from '../platform/clock.ts'

const GERMAN = 3
const POLISH = 4
const titles = ({ entries }: { entries: { title: string }[] }) => entries.map(({ title }) => title)
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR)

const inGerman = (title: string) => ({
  languageId: GERMAN,
  title,
  excerpt: 'e',
  content: '<p>Pokal</p>',
})

/** Eight news in English, the third newest of which can be read in German, too. */
const site = shareSite(async ({ make }) => {
  const author = await make.member({ username: 'Haldor' })
  await times(8, (index) =>
    make.news({
      author,
      title: `News ${index + 1}`,
      tags: ['katowice'],
      content: '<p>The trophy</p>',
      publishedAt: hoursAgo(9 - index),
      versions: index === 5 ? [inGerman('Auf Deutsch')] : [],
    }),
  )
})

test('FILTER-13 a language that an article is not written in lists it where lists of other languages are asked for, each in the language where there is a text', async () => {
  const { call } = site()
  const wanted = { language_id: GERMAN, limit: 4 } as const
  expect(titles(await call(listNews, wanted))).toEqual(['Auf Deutsch'])
  const { entries } = await call(listNews, { ...wanted, other_languages: true })
  expect(entries.map(({ title, language_id }) => [title, language_id])).toEqual([
    ['News 8', 0],
    ['News 7', 0],
    ['Auf Deutsch', GERMAN],
    ['News 5', 0],
  ])
})

test('FILTER-13 a list of all languages is read page after page without a gap or a double', async () => {
  const { call } = site()
  const page = (offset: number) =>
    call(listNews, { language_id: GERMAN, other_languages: true, limit: 3, offset })
  const read = [...titles(await page(0)), ...titles(await page(3)), ...titles(await page(6))]
  expect(read).toEqual([
    'News 8',
    'News 7',
    'Auf Deutsch',
    'News 5',
    'News 4',
    'News 3',
    'News 2',
    'News 1',
  ])
})

test('FILTER-13 with six articles in its own language a list keeps to that, whatever part of it is asked for', async () => {
  const { call, make } = await startSite()
  await times(5, (index) => make.news({ title: `Deutsch ${index + 1}`, languageId: GERMAN }))
  await make.news({ title: 'English' })
  const wanted = { language_id: GERMAN, other_languages: true } as const
  const part = async (limit: number, offset: number) =>
    titles(await call(listNews, { ...wanted, limit, offset }))
  expect(await part(1, 0)).toEqual(['English'])
  expect(await part(10, 5)).toEqual(['Deutsch 1'])

  await make.news({ title: 'Deutsch 6', languageId: GERMAN })
  await make.news({ title: 'More English' })
  expect(await part(1, 0)).toEqual(['Deutsch 6'])
  expect(await part(10, 5)).toEqual(['Deutsch 1'])
  expect(await part(10, 6)).toEqual([])
})

test.each([
  { order_by: 'inserted' },
  { order_by: 'upvotes', max_age: 7 },
  { featured: true },
  { categories: [3] },
] as const)(
  'FILTER-13 POST-25 a list of posts has those of other languages where they are asked for, and with six in its own keeps to that: %j',
  async (list) => {
    const { call, make } = await startSite()
    const author = await make.member({ flags: Flag.Featured })
    const post = (title: string, languageId: 0 | typeof GERMAN = 0) =>
      make.post({ title, languageId, author, categoryIds: [3] })
    await post('English')
    await times(5, (index) => post(`Deutsch ${index + 1}`, GERMAN))
    const shown = async (wanted: { other_languages?: true; limit?: number; offset?: number }) =>
      titles(await call(listPosts, { ...list, language_id: GERMAN, ...wanted }))
    const ofAll = ['Deutsch 5', 'Deutsch 4', 'Deutsch 3', 'Deutsch 2', 'Deutsch 1', 'English']
    expect(await shown({})).toEqual(ofAll.slice(0, 5))
    expect(await shown({ other_languages: true })).toEqual(ofAll)
    expect(await shown({ other_languages: true, offset: 4, limit: 2 })).toEqual(ofAll.slice(4))

    await post('Deutsch 6', GERMAN)
    expect(await shown({ other_languages: true })).toEqual(['Deutsch 6', ...ofAll.slice(0, 5)])
    expect(await shown({ other_languages: true, offset: 6 })).toEqual([])
  },
)

test('NEWS-16 an archive in another language counts what it shows', async () => {
  const { call } = site()
  const wanted = { user_id: 1, language_id: GERMAN } as const
  expect(await call(countUserNews, wanted)).toEqual({ count: 1 })
  expect(await call(countUserNews, { ...wanted, other_languages: true })).toEqual({ count: 8 })
})

test('NEWS-13 an article without related ones in a language has those of others', async () => {
  const { call } = site()
  const wanted = { id: 8, language_id: POLISH } as const
  expect(titles(await call(listRelatedNews, wanted))).toEqual([])
  expect(titles(await call(listRelatedNews, { ...wanted, other_languages: true }))).toHaveLength(5)
})

test('TAG-03 a tag shows its articles in other languages, and counts them', async () => {
  const { call } = site()
  const wanted = { tag_id: 1, language_id: GERMAN, limit: 3 } as const
  expect(await call(searchArticles, wanted)).toMatchObject({ count: 1 })
  const answer = await call(searchArticles, { ...wanted, other_languages: true })
  expect(answer.count).toBe(8)
  expect(titles(answer)).toEqual(['News 8', 'News 7', 'Auf Deutsch'])
})

test.each([
  { query: 'trophy', finds: 7 },
  { query: 'pokal', finds: 1 },
])(
  'SEARCH-22 a search for "$query" finds other languages, and what can be read in the own one by its text in that',
  async ({ query, finds }) => {
    const wanted = { query, language_id: GERMAN, other_languages: true } as const
    const { count, entries } = await site().call(searchArticles, wanted)
    expect([count, entries.length]).toEqual([finds, finds])
    expect(titles({ entries }).includes('Auf Deutsch')).toBe(query === 'pokal')
  },
)

test('SEARCH-11 SEARCH-12 SEARCH-13 what a search finds of news and of posts adds up to what it finds of both, in one language or in all', async () => {
  const { call, make } = await startSite()
  const count = async (type: 'all' | 'news' | 'blog') =>
    (
      await call(searchArticles, {
        query: 'trophy',
        language_id: GERMAN,
        other_languages: true,
        type,
      })
    ).count
  const counts = async () => [await count('all'), await count('news'), await count('blog')]
  await times(5, () => make.news({ title: 'Trophy', languageId: GERMAN }))
  await times(2, () => make.post({ title: 'Trophy' }))
  expect(await counts()).toEqual([7, 5, 2])

  await make.post({ title: 'Trophy', languageId: GERMAN })
  expect(await counts()).toEqual([6, 5, 1])
})

/** What a story says of its language: its attribute, its letters and its name. */
const marks = (main: string) =>
  insides(main, 'article').map((story) =>
    /<span[^>]* lang="(\w+)" title="[^"]*">(.*?)<\/span><\/span>/s
      .exec(story)
      ?.slice(1)
      .map(textOf)
      .join(' '),
  )

test.each(['/', '/news-archive/1/Haldor', '/tags/1/katowice', '/search/article/news'])(
  'I18N-01 %s marks what is written in another language than that of the page',
  async (path) => {
    const german = await readPage(await site().get(`${path}?lang=de`))
    const places = german.stories.map((title) => title === 'Auf Deutsch')
    expect(german.stories).toContain('News 8')
    expect(marks(german.main)).toEqual(places.map((own) => (own ? undefined : 'en EN English')))

    const english = await readPage(await site().get(`${path}?lang=en`))
    expect(english.stories).toContain('News 8')
    expect(marks(english.main).filter(Boolean)).toEqual([])
  },
)

test.each(['/', '/userfeed', '/posts'])(
  'I18N-01 FILTER-13 %s shows a reader of another language the posts that there are, and marks them',
  async (path) => {
    const { get, make } = await startSite()
    await make.post({ title: 'Hello there', publishedAt: hoursAgo(1), upvotes: 2 })
    const { main, stories } = await readPage(await get(`${path}?lang=pl`))
    expect(new Set(stories)).toEqual(new Set(['Hello there']))
    expect(new Set(marks(main))).toEqual(new Set(['en EN English']))
    expect(insides(main, 'ol').map(textOf)).toContainEqual(
      expect.stringMatching(/^1 Hello there EN English/),
    )
  },
)

test('a page that shows other languages knows at once what is published in them', async () => {
  const { get, make } = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  await make.news({ title: 'First' })
  const front = async () => (await readPage(await get('/?lang=de'))).stories
  expect(await front()).toEqual(['First'])
  await make.news({ title: 'Second' })
  expect(await front()).toEqual(['Second', 'First'])
})
