import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { listTasks } from '@loadout/contract/points/points.ts'
import { listMostBlogVisitors } from '@loadout/contract/statistics/most-read.ts'
import {
  getPostStatistics,
  getProfileStatistics,
} from '@loadout/contract/statistics/post-statistics.ts'
import { countNewsViews, countPostViews } from '@loadout/contract/statistics/views.ts'
import { deletePost } from '@loadout/contract/posts/writing.ts'
import { eventually } from '../../test/eventually.ts'
import { everyRow } from '../../test/every-row.ts'
import { readArticle } from '../../test/read-article.ts'
import { startSite, startSiteOn, createDatabase, type TestSite } from '../../test/start-site.ts'
import { deleteExpiredReaders } from './delete-expired.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { DAY } from '../platform/clock.ts'

const behindProxy = { environment: { TRUSTED_PROXIES: '127.0.0.1' } }

/** Views are stored a second later; what was opened before this has been then. */
async function whenStored(site: TestSite) {
  const last = await site.make.news({ title: `Opened after all others ${crypto.randomUUID()}` })
  await readArticle(site, last)
  await eventually(async () =>
    expect(
      await site.db
        .selectFrom('article_day')
        .select('views')
        .where('article_id', '=', last.id)
        .execute(),
    ).toEqual([{ views: 1 }]),
  )
}

const admin = async ({ make, as }: TestSite) => as(await make.member({ flags: Flag.Admin }))
const viewsOf = async (site: TestSite, { id }: { id: number }) =>
  (await site.call(countPostViews, { id }, await admin(site))).views

test('POST-34 NEWS-14 a reader counts once a day, whether signed in or not, in news and in posts', async () => {
  const site = await startSite()
  const { call, make, as, clock } = site
  const [news, post] = [await make.news(), await make.post()]
  const reader = await as(await make.member())
  const staff = await admin(site)
  const open = async () => {
    for (const article of [news, post])
      await Promise.all([reader, reader, {}, {}].map((who) => readArticle(site, article, who)))
    await whenStored(site)
  }

  await open()
  expect(await call(countPostViews, { id: post.id }, staff)).toEqual({ views: 2 })
  await open()
  expect(await call(countPostViews, { id: post.id }, staff)).toEqual({ views: 2 })
  expect(await call(countNewsViews, { id: news.id }, staff)).toEqual({ views: 2 })

  clock.set(new Date(clock.now().getTime() + DAY))
  await open()
  expect(await call(countPostViews, { id: post.id }, staff)).toEqual({ views: 4 })
})

test('POST-34 programs, authors of what they open, and what cannot be read are not counted', async () => {
  const site = await startSite()
  const { make, as, clock } = site
  const author = await make.member()
  const post = await make.post({ author })
  const drafts = [
    await make.post({ publishedAt: 'infinity' }),
    await make.news({ publishedAt: new Date(clock.now().getTime() + DAY) }),
  ]
  const answers = await Promise.all([
    readArticle(site, post, {
      agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    }),
    readArticle(site, post, { agent: 'curl/8.5.0' }),
    readArticle(site, post, { agent: '' }),
    readArticle(site, post, await as(author)),
    ...drafts.map((draft) => readArticle(site, draft)),
    readArticle(site, { id: 999_999 }),
  ])
  await whenStored(site)

  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
    answers.map(() => ({ success: true })),
  )
  expect(await viewsOf(site, post)).toBe(0)
  const counted = await site.db.selectFrom('article_day').select('article_id').execute()
  expect(counted).toHaveLength(1)
})

test('C10 whoever the page of another site has open an article is answered as a reader, and is none', async () => {
  const site = await startSite(behindProxy)
  const { make } = site
  const post = await make.post()
  const answer = await readArticle(site, post, { page: 'cross-site', address: '192.0.2.1' })
  expect(await answer.json()).toEqual({ success: true })
  await whenStored(site)
  expect(await viewsOf(site, post)).toBe(0)

  await readArticle(site, post, { page: 'same-origin', address: '192.0.2.2' })
  await readArticle(site, post, { page: 'same-site', address: '192.0.2.3' })
  await whenStored(site)
  expect(await viewsOf(site, post)).toBe(2)
})

test('C10 a thousand hits without a cookie are one visitor, and a network has no more of them than browsers that are likely', async () => {
  const site = await startSite(behindProxy)
  const post = await site.make.post()
  const address = '192.0.2.1'
  for (let wave = 0; wave < 10; wave++)
    await Promise.all(Array.from({ length: 100 }, () => readArticle(site, post, { address })))
  await whenStored(site)
  expect(await viewsOf(site, post)).toBe(1)

  const agents = Array.from({ length: 60 }, (_, number) => `Mozilla/5.0 Firefox/${number}.0`)
  await Promise.all(agents.map((agent) => readArticle(site, post, { address, agent })))
  await whenStored(site)
  expect(await viewsOf(site, post)).toBe(21)
})

test('POINTS-24 POINTS-27 C10 every fiftieth visitor pays an author, every five hundredth more, however many come at once', async () => {
  const site = await startSite(behindProxy)
  const { call, make, as, db } = site
  const author = await make.member()
  const [first, second] = [await make.post({ author }), await make.post({ author })]
  const visit = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) =>
        readArticle(site, index % 2 === 0 ? first : second, {
          address: `198.51.${(from + index) >> 8}.${(from + index) & 255}`,
        }),
      ),
    )
  const points = async () =>
    (await db.selectFrom('users').select('points').where('id', '=', author.id).executeTakeFirst())
      ?.points

  await visit(0, 49)
  await whenStored(site)
  expect(await points()).toBe(0)
  await visit(40, 50)
  await whenStored(site)
  expect(await points()).toBe(100)
  await visit(50, 500)
  await whenStored(site)
  expect(await points()).toBe(10 * 100 + 1000)
  await visit(0, 500)
  await whenStored(site)
  expect(await points()).toBe(10 * 100 + 1000)
  const { entries } = await call(listTasks, {}, await as(author))
  expect(entries.filter(({ id }) => id === 8 || id === 9)).toEqual([
    expect.objectContaining({ id: 8, open: true, done: 10 }),
    expect.objectContaining({ id: 9, open: true, done: 1 }),
  ])
})

test('POINTS-24 STATS-03 visitors of a post that is deleted stay counted, and everything that is kept adds up', async () => {
  const site = await startSite(behindProxy)
  const { call, make, as, db } = site
  const author = await make.member()
  const [kept, deleted] = [await make.post({ author }), await make.post({ author })]
  await readArticle(site, kept, { address: '198.51.100.1' })
  await readArticle(site, deleted, { address: '198.51.100.1' })
  await readArticle(site, deleted, { address: '198.51.100.2' })
  await whenStored(site)
  await call(deletePost, { id: deleted.id }, await as(author))

  expect((await call(listMostBlogVisitors, {})).entries).toMatchObject([
    { id: author.id, count: 2 },
  ])
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])
})

test('who has read what is known for its day alone, and the counts stay', async () => {
  const site = await startSite()
  const { make, as, db, clock } = site
  const post = await make.post()
  await readArticle(site, post, await as(await make.member()))
  await whenStored(site)
  const counts = async () => {
    const rows = await everyRow(db)
    return [rows['article_day'], rows['article_country'], rows['author_day']]
  }
  const before = await counts()
  const kept = async () =>
    Promise.all(
      (['reader_salt', 'article_reader', 'author_reader'] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    )

  await deleteExpiredReaders(db, clock)
  expect(await kept()).toEqual([1, 2, 1])
  clock.set(new Date(clock.now().getTime() + DAY))
  await deleteExpiredReaders(db, clock)
  expect(await kept()).toEqual([0, 0, 0])
  expect(await counts()).toEqual(before)
})

test('STATS-10 the country is that of the account, or of the network', async () => {
  const site = await startSite(behindProxy)
  const { call, make, as } = site
  const author = await make.member()
  const post = await make.post({ author })
  await readArticle(site, post, await as(await make.member({ countryId: 1 })))
  await readArticle(site, post, await as(await make.member({ countryId: 0 })))
  await readArticle(site, post, await as(await make.member()))
  await readArticle(site, post, { address: '193.10.0.1' })
  await readArticle(site, post, { address: '2001:6b0::1' })
  await readArticle(site, post, { address: '10.0.0.1' })
  await whenStored(site)
  const { views_by_country } = await call(getPostStatistics, { id: post.id }, await as(author))
  expect(views_by_country).toEqual([
    { country_code: 'SE', count: 2 },
    { country_code: 'ZZ', count: 2 },
    { country_code: 'AF', count: 1 },
    { country_code: 'AX', count: 1 },
  ])
})

test('what was opened right before a process ends is stored', async () => {
  const databaseUrl = await createDatabase()
  const first = await startSiteOn(databaseUrl, {})
  const author = await first.make.member()
  const post = await first.make.post({ author })
  await readArticle(first, post)
  await first.end()

  const second = await startSiteOn(databaseUrl, {})
  expect((await second.call(getProfileStatistics, {}, await second.as(author))).views).toBe(1)
})
