import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { publishArticle } from '../publish-article.ts'
import { newsKind } from '../../src/news/kind.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { emptyDatabase } from '../empty-database.ts'
import { openTransactions } from '../open-transactions.ts'
import { reviseNews } from '../revise-news.ts'
import { sendRequest } from '../send-request.ts'
import { startProcess } from '../start-process.ts'
import { createDatabase, startSiteOn, TEST_NOW } from '../start-site.ts'
import { testClock } from '../test-clock.ts'
import { UNHURRIED_LIMITS } from '../unhurried-limits.ts'

/** Another that writes: nobody tells the servers what it does, but the database. */
function newsroom(url: string) {
  const database = openDatabase({ url, connections: 2, limits: UNHURRIED_LIMITS })
  const { transaction } = openTransactions({ db: database.db })
  onTestFinished(() => database.close())
  const site = { transaction, clock: testClock(TEST_NOW) }
  const text = (content: string) => ({
    languageId: 0,
    title: 'Northwind win',
    excerpt: 'x',
    content,
  })
  return {
    db: database.db,
    publish: (authorId: number, content: string) =>
      publishArticle(site, newsKind, {
        authorId,
        image: 'csgo-1',
        publishedAt: TEST_NOW,
        categoryIds: [2],
        tags: [],
        userTagIds: [],
        versions: [text(content)],
      }),
    revise: (id: number, content: string) => reviseNews(site, id, text(content)),
  }
}

test('what one process writes, pages kept by two others show within moments', async () => {
  const databaseUrl = await createDatabase()
  const { db, publish, revise } = newsroom(databaseUrl)
  const author = await db
    .insertInto('users')
    .values({ username: 'Haldor', inserted: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = await publish(author.id, '<p>first words</p>')
  // In one process, and all the same they share nothing but the database.
  const environment = { PAGE_CACHE_SECONDS: '3600', ORIGIN: 'https://community.example' }
  const sites = [
    await startSiteOn(databaseUrl, { environment }),
    await startSiteOn(databaseUrl, { environment }),
  ]
  const article = `/news/${id}/northwind-win?lang=en`
  const read = (target: string) =>
    Promise.all(sites.map(async ({ url }) => (await sendRequest(url, { target })).body))
  const fromCache = () =>
    Promise.all(
      sites.map(async ({ url }) =>
        /loadout_page_cache_total\{from="cache"\} [1-9]/.test(
          (await sendRequest(url, { target: '/metrics' })).body,
        ),
      ),
    )

  // Twice each: the first renders, the second comes from the cache.
  for (const target of [article, article, '/?lang=en', '/?lang=en'])
    for (const page of await read(target))
      expect(page).toContain(target === article ? 'first words' : 'Northwind win')
  expect(await fromCache()).toEqual([true, true])

  await revise(id, '<p>second words</p>')
  await eventually(async () =>
    expect((await read(article)).map((page) => page.includes('second words'))).toEqual([
      true,
      true,
    ]),
  )
  const next = await publish(author.id, '<p>more words</p>')
  await eventually(async () =>
    expect((await read('/?lang=en')).map((page) => page.includes(`/news/${next}/`))).toEqual([
      true,
      true,
    ]),
  )
  await eventually(async () => expect(new Set(await read(article)).size).toBe(1))
})

test('two servers that start at the same time on an empty database share the work and both come up', async () => {
  const databaseUrl = await emptyDatabase()
  const processes = await Promise.all(
    [1, 2].map(() => startProcess({ databaseUrl, flags: ['--demo'] })),
  )
  const { db } = newsroom(databaseUrl)

  for (const { url } of processes) {
    const get = (target: string) => sendRequest(url, { target })
    // The first may be told to come back where connections open slowly.
    for (const target of ['/readyz', '/?lang=en'])
      await eventually(async () => expect((await get(target)).status, target).toBe(200))
    await eventually(async () => {
      const { body } = await get('/api/news/list?limit=101')
      expect((JSON.parse(body) as { entries?: unknown[] }).entries).toHaveLength(48)
    })
  }
  expect(
    await db
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirst(),
  ).toEqual({ count: 400 })
})
