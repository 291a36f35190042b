import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countUserNews } from '@loadout/contract/news/news.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { foldTagChanges } from './tag-changes.ts'
import { DAY } from '../platform/clock.ts'

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY)
const names = ({ entries }: { entries: { name: string }[] }) => entries.map(({ name }) => name)
const inGerman = { languageId: 3, title: 'Auf Deutsch', excerpt: 'e', content: '<p>t</p>' }

test('TAG-03 NEWS-18 drafts and scheduled news are counted in no language before they are published', async () => {
  const { call, make, clock } = await startSite()
  const author = await make.member()
  await make.news({ author, tags: ['katowice'] })
  await make.news({ author, tags: ['katowice'], versions: [inGerman], publishedAt: daysAgo(-1) })
  await make.news({ author, tags: ['katowice'], versions: [inGerman], publishedAt: 'infinity' })
  const counts = () =>
    Promise.all(
      [undefined, 0, 3, 6].map(async (id) => {
        const language = id === undefined ? {} : { language_id: id as 0 }
        return [
          (await call(searchArticles, { tag_id: 1, ...language })).count,
          (await call(countUserNews, { user_id: author.id, ...language })).count,
        ]
      }),
    )

  expect(await counts()).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ])
  clock.advance(2 * DAY)
  expect(await counts()).toEqual([
    [2, 2],
    [2, 2],
    [1, 1],
    [0, 0],
  ])
})

test('TAG-03 a tag that only a draft has is not named', async () => {
  const { call, make } = await startSite()
  await make.news({ tags: ['secret'], publishedAt: 'infinity' })
  expect(await call(searchArticles, { tag_id: 1 })).toMatchObject({ count: 0, tag: null })
})

test('TAG-02 tags become popular when scheduled news are due and cease to be after ninety days, whether anything is published meanwhile or not', async () => {
  const { call, make, clock } = await startSite()
  await make.news({ tags: ['old'], publishedAt: daysAgo(89) })
  await make.news({ tags: ['scheduled'], publishedAt: daysAgo(-1) })
  expect(names(await call(listPopularTags, {}))).toEqual(['old'])
  clock.advance(2 * DAY)
  expect(names(await call(listPopularTags, {}))).toEqual(['scheduled'])
  await make.news({ tags: ['new', 'scheduled'] })
  expect(names(await call(listPopularTags, {}))).toEqual(['scheduled', 'new'])
  clock.advance(91 * DAY)
  await make.news({ tags: ['newest'] })
  expect(names(await call(listPopularTags, {}))).toEqual(['newest'])
})

test('TAG-02 news put in with an earlier date count from then, and a clock that goes back finds what was popular then', async () => {
  const { call, make, clock } = await startSite()
  await make.news({ tags: ['today'] })
  await make.news({ tags: ['last-week', 'earlier'], publishedAt: daysAgo(7) })
  await make.news({ tags: ['last-week'], publishedAt: daysAgo(8) })
  await make.news({ tags: ['last-year'], publishedAt: daysAgo(365) })
  expect(names(await call(listPopularTags, {}))).toEqual(['last-week', 'earlier', 'today'])
  clock.advance(-350 * DAY)
  expect(names(await call(listPopularTags, {}))).toEqual(['last-year'])
})

test('TAG-02 TAG-03 news published at the same time are all counted', async () => {
  const { call, db, make, site } = await startSite()
  const author = await make.member()
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      make.news({
        author,
        title: `News ${index}`,
        tags: index % 2 ? ['katowice', 'lan'] : ['lan', 'katowice'],
        versions: [inGerman],
      }),
    ),
  )
  expect((await call(searchArticles, { tag_id: 1, language_id: 3 })).count).toBe(12)
  expect((await call(countUserNews, { user_id: author.id })).count).toBe(12)
  expect((await call(countUserNews, { user_id: author.id, language_id: 3 })).count).toBe(12)
  await foldTagChanges(site)
  expect(await db.selectFrom('tag_use').select('article_count').execute()).toEqual([
    { article_count: 12 },
    { article_count: 12 },
  ])
})

test('TAG-03 counting by hand afterwards changes nothing', async () => {
  const { db, make, site } = await startSite()
  await times(3, (index) => make.news({ tags: ['katowice', `tag-${index}`], versions: [inGerman] }))
  const counted = async () =>
    (
      await sql`
    select 'tag' as what, tag_id as id, 0 as part, article_count as count from tag_kind union all select 'language', tag_id, language_id, article_count from tag_language
    union all select 'author', author_id, language_id, article_count from author_language union all select 'use', tag_id, category_mask, article_count from tag_use
    union all select 'users', id, 0, news_count from users order by 1, 2, 3`.execute(db)
    ).rows
  await foldTagChanges(site)
  const before = await counted()
  await sql`select count_articles_anew(${daysAgo(90)}, ${TEST_NOW})`.execute(db)
  expect(await counted()).toEqual(before)
})
