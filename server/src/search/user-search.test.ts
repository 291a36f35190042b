import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { startSite } from '../../test/start-site.ts'
import { foundUsers } from './user-queries.ts'

async function siteWith(...usernames: string[]) {
  const site = await startSite()
  for (const username of usernames) await site.make.member({ username })
  const find = async (query: string) =>
    (await site.call(searchUsers, { query, limit: 18 })).entries.map(({ username }) => username)
  return { ...site, find }
}

test('SEARCH-18 SEARCH-23 a person is found by the beginning of their name, with all that a result shows', async () => {
  const { call, make } = await startSite()
  const { id } = await make.member({ username: 'Tindra', flags: 2, countryId: 200 })
  const author = { id, username: 'Tindra', avatar: `/media/avatar/${id}`, flags: 2 }

  expect(await call(searchUsers, { query: 'tin', tag_id: 1, language_id: 3 })).toEqual({
    count: 1,
    entries: [
      {
        ...author,
        type: 'user',
        country_id: 200,
        title: 'Tindra',
        image: author.avatar,
        author,
        excerpt: '',
      },
    ],
  })
})

test('SEARCH-23 the name itself comes first, then those that begin with it', async () => {
  const { find } = await siteWith('Harborfan', 'harbor', 'HarborLight', 'Kestrel')
  expect(await find('HARBOR')).toEqual(['harbor', 'Harborfan', 'HarborLight'])
})

test.each([
  { typed: 'tndra', found: 'Tindra' },
  { typed: 'tindar', found: 'Tindra' },
  { typed: 'hadlor', found: 'Haldor' },
  { typed: 'kestrell', found: 'Kestrel' },
  { typed: 'kistrel', found: 'Kestrel' },
])('SEARCH-23 "$typed" finds $found', async ({ typed, found }) => {
  const { find } = await siteWith('Tindra', 'Haldor', 'Kestrel', 'ninefive')
  expect(await find(typed)).toEqual([found])
})

test.each(['%%', '__', 'ti%', 't_n', '\\\\', "ti'--"])(
  'L03 SEARCH-23 "%s" is looked for as it is written',
  async (typed) => {
    const { find } = await siteWith('Tobias', 'Tandy', 'Tunderson')
    expect(await find(typed)).toEqual([])
  },
)

test('SEARCH-16 SEARCH-17 SEARCH-23 people come in pages, and every page knows how many there are', async () => {
  const { call } = await siteWith(
    ...Array.from({ length: 19 }, (_, index) => `Kestrel${String(index).padStart(2, '0')}`),
  )
  const page = async (offset: number) => {
    const { count, entries } = await call(searchUsers, { query: 'kestrel', limit: 18, offset })
    return [count, entries.length]
  }
  expect([await page(0), await page(18), await page(36)]).toEqual([
    [19, 18],
    [19, 1],
    [19, 0],
  ])
})

test('AMB-10 five people are suggested unless more are asked for', async () => {
  const { call } = await siteWith(...Array.from({ length: 8 }, (_, index) => `Kestrel${index}`))
  expect((await call(searchUsers, { query: 'kestrel' })).entries).toHaveLength(5)
})

test.each(['', 'query=a', `query=${'a'.repeat(101)}`])(
  'L05 SEARCH-23 "%s" is no search',
  async (parameters) => {
    const { get } = await startSite()
    const response = await get(`/api/user/search?${parameters}`)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'Invalid request.', code: 'invalid_request' },
    ])
  },
)

test('SEARCH-23 of similar names the most similar comes first, and each is there once', async () => {
  const { find } = await siteWith('Kestrel', 'Kestral', 'Kastrel', 'Kestrels', 'Tindra')
  expect(await find('kestrel')).toEqual(['Kestrel', 'Kestrels', 'Kastrel', 'Kestral'])
})

test('L05 SEARCH-23 no text of whatever kind is compared with everyone, and a common beginning is not sorted', async () => {
  const {
    db,
    site: { searching },
  } = await startSite()
  await sql`insert into users (username, inserted) select 'maldor' || n, now() from generate_series(1, 5000) n`.execute(
    db,
  )
  await sql`analyze users`.execute(db)

  for (const words of [
    '%%',
    '!?',
    '😀😀',
    'ma',
    'maldor',
    'madlor7',
    'a'.repeat(100),
    'xxxxxx',
    "o'neill",
    'ma%',
  ]) {
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain (analyze, timing off, summary off) ${foundUsers({ words, limit: 18, offset: 9_999 })}`.execute(
      searching,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const max = Math.max(
      ...[...plan.matchAll(/actual rows=([\d.]+)/g)].map(([, count]) => Number(count)),
    )
    expect(plan, words).not.toContain('Seq Scan on users')
    expect(max, `${words}\n${plan}`).toBeLessThan(1_000)
  }
})

test('L05 SEARCH-23 of a thousand names that are a letter apart no more than five hundred are compared', async () => {
  const {
    db,
    site: { searching },
  } = await startSite()
  await sql`
    insert into users (username, inserted)
    select left('kestrelkestrel', place - 1) || letter || substr('kestrelkestrel', place + gone), now()
    from generate_series(1, 14) place, unnest(string_to_array('abcdefghijklmnopqrstuvwxyz0123456789', null)) letter, generate_series(0, 1) gone
    where left('kestrelkestrel', place - 1) || letter || substr('kestrelkestrel', place + gone) <> 'kestrelkestrel'
    on conflict do nothing`.execute(db)
  expect(
    (await sql<{ count: number }>`select count(*)::int as count from users`.execute(db)).rows[0]
      ?.count,
  ).toBeGreaterThan(900)

  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain (analyze, timing off, summary off) ${foundUsers({ words: 'kestrelkestrel', limit: 18, offset: 0 })}`.execute(
    searching,
  )
  const limited = [
    ...rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
      .matchAll(/Limit .*?actual rows=(\d+)/g),
  ].map(([, count]) => Number(count))
  expect(Math.max(...limited)).toBe(500)
})

test('L05 a search behind the last page knows how many there are', async () => {
  const { call } = await siteWith('Kestrel', 'Kestrels')
  expect(await call(searchUsers, { query: 'kestrel', offset: 9_999 })).toEqual({
    count: 2,
    entries: [],
  })
})
