import { expect, test } from 'vitest'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { eventually } from '../../test/eventually.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { insertArticle } from '../articles/insert-article.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { newsKind } from '../news/kind.ts'
import { foldTagChanges } from './tag-changes.ts'

/** Publishes news in a transaction that stays open until it is told to end. */
async function publishSlowly({ site, clock }: TestSite, author: { id: number }) {
  const written = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const ended = site.transaction(async (work) => {
    await insertArticle(work, newsKind, clock.now(), {
      authorId: author.id,
      image: 'csgo-1',
      publishedAt: clock.now(),
      categoryIds: [2],
      tags: ['katowice', 'final'],
      userTagIds: [],
      versions: [{ languageId: 0, title: 'Northwind win', excerpt: '', content: '<p>t</p>' }],
    })
    written.resolve()
    await end.promise
  })
  await Promise.race([written.promise, ended])
  return async () => {
    end.resolve()
    await ended
  }
}

test('TAG-02 TAG-03 B05 those who publish with the same tags at the same time do not wait for each other, nor for the folding of counts', async () => {
  const running = await startSite()
  const { call, make, db, clock } = running
  const [first, second] = [await make.member(), await make.member()]
  await make.news({ author: first, tags: ['katowice', 'final'], publishedAt: clock.now() })
  // New tags are made in the order of their names, so that two who make the same wait for each
  // other in one order (checklist B05).
  const made = await db.selectFrom('tag').select('name').orderBy('id').execute()
  expect(made).toEqual([{ name: 'final' }, { name: 'katowice' }])
  const counted = async () => (await call(searchArticles, { tag_id: 1, language_id: 0 })).count
  const popular = async () => (await call(listPopularTags, {})).entries.map(({ name }) => name)

  const endFirst = await publishSlowly(running, first)
  const endSecond = await publishSlowly(running, second)
  await foldTagChanges(running.site)
  expect(await counted()).toBe(1)
  await endSecond()
  expect(await counted()).toBe(2)
  await foldTagChanges(running.site)
  expect(await counted()).toBe(2)
  await endFirst()
  expect(await counted()).toBe(3)
  await foldTagChanges(running.site)
  expect(await counted()).toBe(3)
  expect(await db.selectFrom('tag_change').selectAll().execute()).toEqual([])
  expect(await popular()).toEqual(['final', 'katowice'])
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])
})

test('TAG-02 what is noted of tags is folded by the clock', async () => {
  const { make, db } = await startSite({ jobs: true })
  await make.news({ tags: ['katowice'] })
  await eventually(async () =>
    expect(await db.selectFrom('tag_change').selectAll().execute()).toEqual([]),
  )
  expect(await db.selectFrom('tag_kind').select('article_count').execute()).toEqual([
    { article_count: 1 },
  ])
})
