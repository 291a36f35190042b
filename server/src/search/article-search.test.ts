import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { startSite } from '../../test/start-site.ts'
import { TEST_NOW } from '../../test/test-clock.ts'

const titles = ({ entries }: { entries: { title: string }[] }) => entries.map(({ title }) => title)
const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)

test('SEARCH-18 SEARCH-19 SEARCH-22 an article that contains the word is found, with all that a result shows', async () => {
  const { call, make } = await startSite()
  const author = await make.member({ username: 'Tindra', flags: 2 })
  const news = await make.news({
    author,
    title: 'Northwind take Malmö',
    excerpt: 'In short.',
    content: '<p>Smokes on <b>banana</b></p>',
    publishedAt: minutesAgo(1),
  })
  await make.news({ title: 'Something else', content: '<p>Nothing of it</p>' })

  expect(await call(searchArticles, { query: 'banana', language_id: 0 })).toEqual({
    count: 1,
    recent_count: 1,
    relevant_count: 1,
    tag: null,
    entries: [
      {
        type: 'news',
        id: news.id,
        title: 'Northwind take Malmö',
        slug: 'northwind-take-malmo',
        image: '/media/news/csgo-1',
        author: {
          id: author.id,
          username: 'Tindra',
          avatar: `/media/avatar/${author.id}`,
          flags: 2,
        },
        excerpt: 'In short.',
        inserted: minutesAgo(1).getTime() / 1000,
        category_id: 2,
        language_id: 0,
      },
    ],
  })
})

test('SEARCH-18 L05 posts that are one word over and over take search from nobody', async () => {
  const { call, make } = await startSite()
  const author = await make.member()
  for (let count = 0; count < 6; count++)
    await make.post({ author, title: `Post ${count}`, content: `<p>${'cs2 '.repeat(9_990)}</p>` })
  for (const query of ['cs2', `"${'cs2 '.repeat(12)}"`]) {
    const { entries } = await call(searchArticles, { query, with_snippets: 1 })
    expect(entries, query).toHaveLength(6)
    expect(
      entries[0]?.snippet?.some(({ found }) => found),
      query,
    ).toBe(true)
  }
})

test('SEARCH-18 a result says where the words stand in its text, with their endings and without HTML, where that is asked for', async () => {
  const { call, make } = await startSite()
  await make.news({
    title: 'Northwind take Malmö',
    content:
      '<p>They <b>saved</b> R&amp;D twice in <i>Malmö</i>, and won.</p><p>Nobody else did.</p>',
  })
  await make.news({
    title: 'Saves of the week',
    content: '<p>Nothing of it</p>',
    excerpt: 'Short.',
  })
  const search = { query: 'save malmo', language_id: 0 } as const
  const { entries } = await call(searchArticles, { ...search, with_snippets: 1 })
  const [snippet = []] = entries.map((entry) => entry.snippet)
  expect(snippet.filter(({ found }) => found).map(({ text }) => text)).toEqual(['saved', 'Malmö'])
  expect(snippet.map(({ text }) => text).join('')).toMatch(
    /^… .*saved R&D twice in Malmö, and won\. Nobody/,
  )
  const byTitle = await call(searchArticles, { query: 'week', language_id: 0, with_snippets: 1 })
  expect(byTitle.entries.map((entry) => entry.snippet)).toEqual([undefined])
  expect((await call(searchArticles, search)).entries[0]).not.toHaveProperty('snippet')
})

test('SEARCH-18 a result shows words with the signs beside them, and no tag that was cut', async () => {
  const { call, make } = await startSite()
  const filling = 'word '.repeat(1_194)
  const content = [
    '<p>Der Ruf „Regal“ kam.</p>',
    `<p>${filling}Kestrel <a href="https://news.example/a-long-address">here</a></p>`,
  ]
  for (const each of content) await make.news({ title: 'News', languageId: 3, content: each })
  const shown = async (query: string) => {
    const search = { query, language_id: 3, with_snippets: 1 } as const
    const { entries } = await call(searchArticles, search)
    return entries[0]?.snippet?.map(({ text, found }) => (found ? `[${text}]` : text)).join('')
  }
  expect(await shown('regal')).toContain('Der Ruf „[Regal]“ kam')
  expect(await shown('kestrel')).toMatch(/word \[Kestrel\] …$/)
})

test('SEARCH-18 a fault in showing where the words stand is not passed over', async () => {
  const { db, call, make } = await startSite()
  await make.news({ content: '<p>Smokes on banana</p>' })
  await sql`alter table article_version rename column content to text`.execute(db)
  await call(searchArticles, { query: 'banana' })
  await expect(call(searchArticles, { query: 'banana', with_snippets: 1 })).rejects.toMatchObject({
    status: 500,
  })
})

test.each([
  {
    languageId: 0,
    title: 'Northwind are winning rounds',
    words: 'win round',
    why: 'English endings',
  },
  { languageId: 0, title: 'Crowds in Malmö', words: 'malmo', why: 'letters without their marks' },
  { languageId: 3, title: 'Der Ruf „Regal“', words: 'regal', why: 'German quotes' },
  { languageId: 3, title: 'Der Ruf „Regal“ kam', words: '„Ruf Regal“', why: 'a phrase in them' },
  { languageId: 5, title: 'Он набрал «Регал»', words: 'регал набрал', why: 'Russian quotes' },
  { languageId: 4, title: 'Finał w\u00A0Katowicach', words: 'katowice', why: 'a space that holds' },
  { languageId: 0, title: 'The final—after', words: 'after final', why: 'a dash' },
  { languageId: 0, title: '🔥Finale tonight', words: 'finale tonight', why: 'an emoji' },
  { languageId: 6, title: 'П’ять перемог', words: "п'ять", why: 'any apostrophe' },
  { languageId: 0, title: 'Twitch/YouTube deal', words: 'youtube deal', why: 'a slash' },
  {
    languageId: 1,
    title: 'Spelarna möts i finalen',
    words: 'spelare final',
    why: 'Swedish endings',
  },
  {
    languageId: 2,
    title: 'As equipes venceram as partidas',
    words: 'partida',
    why: 'Portuguese endings',
  },
  {
    languageId: 3,
    title: 'Die Mannschaften gewinnen Runden',
    words: 'mannschaft runde',
    why: 'German endings',
  },
  {
    languageId: 4,
    title: 'Drużyny wygrywają rundy',
    words: 'druzyny rundy',
    why: 'Polish letters',
  },
  {
    languageId: 4,
    title: 'Drużyny wygrywają rundy',
    words: 'drużyna',
    why: 'a Polish word with another ending',
  },
  {
    languageId: 5,
    title: 'Команды выиграли раунды',
    words: 'команда раунд',
    why: 'Russian endings',
  },
  {
    languageId: 6,
    title: 'Команди виграли раунди',
    words: 'команда',
    why: 'a Ukrainian word with another ending',
  },
  {
    languageId: 6,
    title: 'Обрали нового тренера',
    words: 'тренер',
    why: 'the beginning of a Ukrainian word',
  },
  { languageId: 4, title: 'Nie ma już czasu', words: '"nie ma"', why: 'a Polish phrase' },
  {
    languageId: 0,
    title: 'Kestrel sign a coach',
    words: 'kest',
    why: 'a word that is not finished',
  },
  { languageId: 0, title: 'Kestrel sign a coach', words: '"sign a coach"', why: 'a phrase' },
  {
    languageId: 0,
    title: 'Overtime decides the final',
    words: 'over',
    why: 'a beginning that is a word of every text',
  },
  {
    languageId: 3,
    title: 'Derbysieger ohne Niederlage',
    words: 'der',
    why: 'a German beginning that is a word of every text',
  },
  {
    languageId: 0,
    title: 'Overtime decides the final',
    words: 'overtime the',
    why: 'a word beside one of every text',
  },
])(
  'SEARCH-22 in language $languageId "$words" finds "$title": $why',
  async ({ languageId, title, words }) => {
    const { call, make } = await startSite()
    await make.news({
      title,
      languageId: languageId as LanguageId,
      content: '<p>x</p>',
      excerpt: 'y',
    })
    await make.news({
      title: 'zzz',
      languageId: languageId as LanguageId,
      content: '<p>x</p>',
      excerpt: 'y',
    })
    expect(
      titles(await call(searchArticles, { query: words, language_id: languageId as LanguageId })),
    ).toEqual([title])
  },
)

test.each([
  '%',
  '_%',
  '\\\\',
  "'; drop table article; --",
  '<script>',
  '!!! | & ( )',
  ':*',
  '"""',
  '-kestrel',
  'the',
  '日本語',
  '🎉🎉',
  "a'b:*&",
])('L03 the words %j are only words', async (words) => {
  const { call, make } = await startSite()
  await make.news({ title: 'Kestrel sign a coach' })
  const query = words.padEnd(2, '%')
  const answer = await call(searchArticles, { query, language_id: 4 })
  expect(answer.entries).toEqual([])
  expect((await call(searchArticles, { query, language_id: 0 })).count).toBe(0)
  expect((await call(searchArticles, { query: 'kestrel', language_id: 0 })).count).toBe(1)
})

test('SEARCH-14 SEARCH-17 SEARCH-22 results come eleven at a time, and every page knows how many there are', async () => {
  const { call, make } = await startSite()
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => make.news({ title: `Kestrel ${index}` })),
  )
  const page = async (offset: number) => {
    const { count, entries } = await call(searchArticles, {
      query: 'kestrel',
      language_id: 0,
      offset,
    })
    return [count, entries.length]
  }
  expect([await page(0), await page(11), await page(22)]).toEqual([
    [12, 11],
    [12, 1],
    [12, 0],
  ])
})

test('SEARCH-22 so many results come as are asked for, with words and with a tag', async () => {
  const { call, make, db } = await startSite()
  await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      make.news({ title: `Kestrel ${index}`, tags: ['coach'] }),
    ),
  )
  const { id: tag_id } = await db
    .selectFrom('tag')
    .select('id')
    .where('name', '=', 'coach')
    .executeTakeFirstOrThrow()
  for (const search of [{ query: 'kestrel' }, { tag_id }, { query: 'kestrel', tag_id }])
    for (const [limit, shown] of [
      [1, 1],
      [3, 3],
      [101, 5],
    ] as const) {
      const { count, entries } = await call(searchArticles, { ...search, limit })
      expect([count, entries.length]).toEqual([5, shown])
    }
})

test('SEARCH-22 a search is in one language, or in the one each article was first written in', async () => {
  const { call, make } = await startSite()
  await make.news({
    title: 'Kestrel in English',
    versions: [
      { languageId: 3, title: 'Kestrel auf Deutsch', excerpt: 'Kurz.', content: '<p>x</p>' },
    ],
  })
  await make.news({ title: 'Kestrel på svenska', languageId: 1 })

  expect(titles(await call(searchArticles, { query: 'kestrel', language_id: 3 }))).toEqual([
    'Kestrel auf Deutsch',
  ])
  expect(titles(await call(searchArticles, { query: 'kestrel' })).toSorted()).toEqual([
    'Kestrel in English',
    'Kestrel på svenska',
  ])
})

test('SEARCH-22 words may be looked for among the articles of a tag', async () => {
  const { call, make, db } = await startSite()
  await make.news({ title: 'Kestrel with tag', tags: ['coach'] })
  await make.news({ title: 'Kestrel without' })
  const { id } = await db
    .selectFrom('tag')
    .select('id')
    .where('name', '=', 'coach')
    .executeTakeFirstOrThrow()

  expect(
    await call(searchArticles, { query: 'kestrel', tag_id: id, language_id: 0 }),
  ).toMatchObject({
    count: 1,
    tag: { id, name: 'coach' },
    entries: [{ title: 'Kestrel with tag' }],
  })
})

test('AMB-86 among posts no news are found', async () => {
  const { call, make } = await startSite()
  await make.news({ title: 'Kestrel' })
  const found = async (type: 'all' | 'news' | 'blog') =>
    (await call(searchArticles, { query: 'kestrel', language_id: 0, type })).count
  expect([await found('all'), await found('news'), await found('blog')]).toEqual([1, 1, 0])
})

test('G07 what is not published is not found', async () => {
  const { call, make } = await startSite()
  await make.news({ title: 'Kestrel draft', publishedAt: 'infinity' })
  await make.news({ title: 'Kestrel tomorrow', publishedAt: minutesAgo(-1440) })
  expect(await call(searchArticles, { query: 'kestrel', language_id: 0 })).toMatchObject({
    count: 0,
    entries: [],
  })
})

test.each([
  '',
  'query=',
  'query=a',
  'query=%20a%20',
  `query=${'a'.repeat(101)}`,
  'query=ab&order=best',
  'query=ab&type=video',
  'query=ab&limit=0',
  'query=ab&tag_id=0',
])('L05 SEARCH-22 "%s" is no search', async (parameters) => {
  const { get } = await startSite()
  const response = await get(`/api/article/search?${parameters}`)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: 'Invalid request.', code: 'invalid_request' },
  ])
})
