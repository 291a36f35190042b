import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { eventually } from '../../test/eventually.ts'
import { startSite } from '../../test/start-site.ts'
import { SITE_LIMITS } from '../platform/db/database.ts'
import { TEST_NOW } from '../../test/test-clock.ts'
import { triedCalls } from '../../test/tried-calls.ts'
import { askedWords } from './asked-words.ts'

const titles = ({ entries }: { entries: { title: string }[] }) => entries.map(({ title }) => title)
const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)

/** Words of operators: many of each, of each two, and with a word behind them or before them. */
const operators = [
  '-',
  '-²',
  '-①',
  '"',
  '|',
  '&',
  '!',
  '(',
  ')',
  ':',
  '*',
  '<',
  '\\',
  "'",
  ' or ',
  ' -"',
  '- ',
]
const tangles = operators.flatMap((one) => [
  one.repeat(100).slice(0, 100),
  `${one.repeat(100).slice(0, 98)} a`,
  `kestrel ${one.repeat(100)}`.slice(0, 100),
  ...operators.map((other) => `${`${one}${other}`.repeat(50).slice(0, 92)}kestrel`),
])

test('L01 L05 words full of operators are answered by every search, call and page', async () => {
  const { call, get, make, as, log } = await startSite()
  await make.news({ title: 'Kestrel sign a coach' })
  const staff = await make.member({ flags: Flag.Admin, permissions: everyPermission })
  const credentials = new URLSearchParams(
    Object.entries(await as(staff)).map(([name, value]) => [name, String(value)]),
  )
  const searches = triedCalls.filter(
    ({ endpoint: { method, input } }) =>
      method === 'GET' && Object.hasOwn((input as z.ZodObject).shape, 'query'),
  )
  expect(searches.map(({ endpoint }) => endpoint.path)).toEqual(
    expect.arrayContaining(['/article/search', '/user/search', '/admin/news/list']),
  )

  for (const words of ['-'.repeat(33), `a ${'-'.repeat(32)}`, `${'-'.repeat(60)}a`])
    expect((await call(searchArticles, { query: words })).entries, words).toEqual([])
  for (const words of tangles) {
    const query = encodeURIComponent(words)
    await Promise.all(
      searches.map(async ({ endpoint: { path } }) => {
        const { status } = await get(`/api${path}?query=${query}&${credentials}`)
        expect([200, 400], `${path} ${words}`).toContain(status)
      }),
    )
  }
  for (const words of ['-'.repeat(33), `${'-'.repeat(60)}a`, '-&'.repeat(40), '- '.repeat(40)])
    for (const page of ['article', 'news', 'user'])
      expect(
        (await get(`/search/${page}/${encodeURIComponent(words)}`)).status,
        words,
      ).toBeLessThan(500)
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('SEARCH-22 a dash that stands alone is none, and one within a word leaves nothing out', async () => {
  const { call, make } = await startSite()
  await make.news({ title: 'Kestrel win a Counter-Strike final' })
  const found = async (query: string) =>
    (await call(searchArticles, { query, language_id: 0 })).count
  expect([
    await found('kestrel - final'),
    await found('counter-strike'),
    await found('kestrel --final'),
    await found('kestrel -"counter-strike"'),
  ]).toEqual([1, 1, 0, 0])
})

test('L05 nothing but excluded words finds nothing; beside a word they take away', async () => {
  const { call, make } = await startSite()
  await make.news({ title: 'Kestrel sign a coach' })
  await make.news({ title: 'Kestrel win a final' })
  expect((await call(searchArticles, { query: '-final -osprey', language_id: 0 })).count).toBe(0)
  expect(
    titles(await call(searchArticles, { query: 'kestrel -final -osprey', language_id: 0 })),
  ).toEqual(['Kestrel sign a coach'])
})

test('SEARCH-22 a word that is left out is that word alone, and no other that begins with it', async () => {
  const { call, make } = await startSite()
  await make.news({ title: 'Kestrel win in overtime' })
  await make.news({ title: 'Kestrel win, and it is unverändert' })
  const found = async (query: string, language_id: 0 | 4) =>
    titles(await call(searchArticles, { query, language_id }))
  expect(await found('kestrel -over', 0)).toHaveLength(2)
  expect(await found('kestrel -overtime', 0)).toEqual(['Kestrel win, and it is unverändert'])
  await make.news({ title: 'Turniej, który mają wszyscy', languageId: 4 })
  for (const query of ['turniej -major', 'turniej -"major wielki"', 'turniej -„major wielki“'])
    expect(await found(query, 4), query).toHaveLength(1)
  await make.news({ title: 'Osprey on Twitch' })
  await make.news({ title: 'Osprey on YouTube' })
  expect(await found('osprey', 0)).toHaveLength(2)
  expect(await found('osprey -twitch/youtube', 0)).toEqual([])
})

test('SEARCH-22 what is asked has the form in which texts are searched, whatever sign stands in it', async () => {
  const { db } = await startSite()
  const signs = Array.from({ length: 0x1fb00 - 0x80 }, (_, place) => place + 0x80)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
  const { rows } = await sql<{ kept: string[] }>`
    select array_agg(searchable('a' || sign || 'b') order by place) as kept
    from unnest(${signs}::text[]) with ordinality as sign (sign, place)`.execute(db)
  const asked = (sign: string) => askedWords(`a${sign}b`)
  const differ = signs.filter(
    (sign, place) => asked(sign) !== rows[0]?.kept[place] && !/[“”„«»\s]/.test(sign),
  )
  expect(differ).toEqual([])
})

test('L05 a search goes by its first twelve words', async () => {
  const { call, make } = await startSite()
  await make.news({ title: 'Kestrel win a final' })
  const found = async (query: string) =>
    (await call(searchArticles, { query, language_id: 0 })).count
  const eleven = 'kestrel win final '.repeat(4).trim().split(' ').slice(1).join(' ')
  expect([
    await found(`${eleven} kestrel`),
    await found(`${eleven} osprey`),
    await found(`${eleven} kestrel osprey`),
  ]).toEqual([1, 0, 1])
})

test('L05 of a word that is everywhere the newest sixty articles are found, and of them the three newest lead', async () => {
  const { call, make } = await startSite()
  const author = await make.member()
  for (let age = 1; age <= 65; age++)
    await make.news({
      author,
      title: `${age > 60 ? 'Kestrel' : 'From'} ${age}`,
      content: '<p>kestrel</p>',
      publishedAt: minutesAgo(age),
    })
  const all = await call(searchArticles, { query: 'kestrel', language_id: 0, limit: 101 })

  expect(all.count).toBe(60)
  expect(titles(all)).toEqual(Array.from({ length: 60 }, (_, index) => `From ${index + 1}`))
})

test('L05 a search may take a second and is refused then, and waits on connections of its own', async () => {
  const { site, get } = await startSite({ limits: SITE_LIMITS })
  const { rows } =
    await sql`select current_setting('statement_timeout') as max, current_setting('plan_cache_mode') as planned`.execute(
      site.searching,
    )
  expect(rows).toEqual([{ max: '1s', planned: 'force_custom_plan' }])
  const refused = await site.db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    return get('/api/user/search?query=kestrel')
  })
  expect(refused.status).toBe(503)
})

test('L05 searches that are held keep no other read waiting', async () => {
  const { site, get } = await startSite()
  let answered = 0
  const search = async () => {
    const { status } = await get('/api/user/search?query=kestrel')
    answered++
    return status
  }
  const searches = await site.db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    const asked = Array.from({ length: 8 }, search)
    const held = async () =>
      (
        await sql<{
          count: number
        }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          site.db,
        )
      ).rows[0]?.count
    await eventually(async () => expect(await held()).toBe(3))

    expect((await get('/api/notice/get')).status).toBe(200)
    expect((await sql`select from notice`.execute(site.db)).rows).toHaveLength(1)
    // The others wait for one of these three, and take no fourth.
    expect([answered, await held()]).toEqual([0, 3])
    return { asked }
  })
  expect(await Promise.all(searches.asked)).toEqual(Array(8).fill(200))
})

test.each([
  "example.com/abcdef'gh",
  "example.com/abcdef'ghijkl",
  "'example.com/abcdef",
  "x@example.com/a''b'cdefgh'",
  'example.com/ab\\cdefgh',
  'example.com/abcdefgh\\',
])(
  'L01 the apostrophes and strokes of %j are only letters, in every language and without one',
  async (query) => {
    const { call, make } = await startSite()
    await make.news({ languageId: 4, title: `Kestrel ${query} ends` })
    for (const language of [undefined, 0, 1, 2, 3, 4, 5, 6] as const) {
      const { count } = await call(searchArticles, {
        query,
        ...(language === undefined ? {} : { language_id: language }),
      })
      expect(count, String(language)).toBe(language === undefined || language === 4 ? 1 : 0)
    }
  },
)
