import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import {
  listMostBlogVisitors,
  listMostVisitedPosts,
} from '@loadout/contract/statistics/most-read.ts'
import { startSite } from '../../test/start-site.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import type { Site } from '../site-parts.ts'

test('STATS-03 POST-05 POST-07 POST-10 authors come by their visitors, of some days, games, or featured members alone', async () => {
  const { call, make } = await startSite()
  const [first, second, third] = [
    await make.member(),
    await make.member({ flags: Flag.Featured }),
    await make.member(),
  ]
  const post = async (author: { id: number }, views: number, daysAgo: number, game = 2) =>
    make.views(await make.post({ author, categoryIds: [game] }), { views, daysAgo })
  await post(first, 9, 20)
  await post(first, 1, 0, 3)
  await post(second, 4, 6)
  await post(third, 3, 7)
  await make.views(await make.news({ author: third }), { views: 90 })
  const counts = async (input: Parameters<typeof call<typeof listMostBlogVisitors>>[1]) =>
    (await call(listMostBlogVisitors, input)).entries.map(({ id, count }) => [id, count])

  const all = [
    [first.id, 10],
    [second.id, 4],
    [third.id, 3],
  ]
  expect(await counts({})).toEqual(all)
  expect(await counts({ limit: 2 })).toEqual(all.slice(0, 2))
  expect(await counts({ max_age: 30 })).toEqual(all)
  expect(await counts({ max_age: 7 })).toEqual([
    [second.id, 4],
    [first.id, 1],
  ])
  expect(await counts({ featured: 1 })).toEqual([[second.id, 4]])
  expect(await counts({ categories: [3] })).toEqual([[first.id, 1]])
  expect(await counts({ categories: [2], max_age: 7 })).toEqual([[second.id, 4]])
})

test('G07 STATS-04 POST-06 AMB-51 posts come by their views of thirty days, and drafts and held ones do not', async () => {
  const { call, make } = await startSite()
  const featured = await make.member({ flags: Flag.Featured })
  const [most, less, old] = [
    await make.post({ categoryIds: [2] }),
    await make.post({ author: featured, categoryIds: [3] }),
    await make.post(),
  ]
  await make.views(most, { views: 2, daysAgo: 29 })
  await make.views(most, { views: 2 })
  await make.views(less, { views: 3 })
  await make.views(old, { views: 50, daysAgo: 30 })
  await make.views(await make.post({ publishedAt: 'infinity' }), { views: 60 })
  await make.views(await make.post({ held: true }), { views: 70 })
  await make.views(await make.news(), { views: 80 })
  const views = async (input: Parameters<typeof call<typeof listMostVisitedPosts>>[1]) =>
    (await call(listMostVisitedPosts, input)).entries.map((entry) => [entry.id, entry.views])

  const all = [
    [most.id, 4],
    [less.id, 3],
  ]
  expect(await views({})).toEqual(all)
  expect(await views({ limit: 1 })).toEqual(all.slice(0, 1))
  expect(await views({ categories: [3] })).toEqual(all.slice(1))
  expect(await views({ featured: 1 })).toEqual(all.slice(1))
})

/** Holds all connections of searches; answers what lets them go. */
async function holdSearches({ searching }: Site) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  const holding = held.map((each) =>
    searching.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection)
      each.resolve()
      await promise
    }),
  )
  await Promise.all(held.map((each) => each.promise))
  return async () => {
    resolve()
    await Promise.all(holding)
  }
}

test.each(['categories=1', 'max_age=31', 'categories=1&max_age=7'])(
  'L05 views that are added up for %s wait for a search to end, and those of a month for none',
  async (query) => {
    const { site, get } = await startSite()
    const letGo = await holdSearches(site)
    let answered = 0
    const ask = (narrowed: string) => get(`/api/stats/most_blog_visitors?${narrowed}`)
    const asked = ask(query).then(({ status }) => (answered++, status))
    for (const quick of ['max_age=7', 'max_age=30', 'featured=1', ''])
      expect((await ask(quick)).status).toBe(200)
    expect(answered).toBe(0)
    await letGo()
    expect(await asked).toBe(200)
  },
)

test('L04 STATS-03 STATS-04 a list of authors has from 1 to 50 entries, one of posts up to 101', async () => {
  const { call } = await startSite()
  for (const [list, max] of [
    [listMostBlogVisitors, 50],
    [listMostVisitedPosts, 101],
  ] as const) {
    expect((await call(list, { limit: max })).entries).toEqual([])
    for (const limit of [0, max + 1])
      await expect(call(list, { limit })).rejects.toMatchObject({ status: 400 })
  }
})

test('counts of views that are off are found and repaired', async () => {
  const { make, db } = await startSite()
  const post = await make.post()
  await make.views(post, { views: 5, country: 'SE' })
  await make.views(await make.post({ author: post.author }), { views: 2, country: 'SE' })
  const wrong = async () =>
    (await Promise.all(keptCounts.map(({ findWrong }) => findWrong(db)))).flat()
  expect(await wrong()).toEqual([])

  await db
    .updateTable('article_country')
    .set({ views: 9 })
    .where('article_id', '=', post.id)
    .execute()
  await db.updateTable('author_visitors').set({ visitors: 1 }).execute()
  expect(await wrong()).toEqual([
    { thing: `article ${post.id}`, kept: 9, counted: 5 },
    { thing: `member ${post.author.id}`, kept: 1, counted: 7 },
  ])
  for (const { repair } of keptCounts) await db.transaction().execute(repair)
  expect(await wrong()).toEqual([])
})
