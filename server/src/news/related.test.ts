import { expect, test } from 'vitest'
import { listRelatedNews } from '@loadout/contract/news/news.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { HOUR } from '../platform/clock.ts'

const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR)
const titles = ({ entries }: { entries: { title: string }[] }) => entries.map(({ title }) => title)

test('NEWS-13 related news share most tags first, then the game, newest first, and never list the article itself', async () => {
  const { call, make } = await startSite()
  const article = await make.news({
    title: 'Article',
    categoryIds: [2],
    tags: ['katowice', 'northwind', 'lan'],
  })
  await make.news({ title: 'Other game, no tag', categoryIds: [4], publishedAt: hoursAgo(1) })
  await make.news({ title: 'Same game, older', categoryIds: [2, 4], publishedAt: hoursAgo(3) })
  await make.news({ title: 'Same game, newer', categoryIds: [2], publishedAt: hoursAgo(2) })
  await make.news({
    title: 'One tag, other game',
    categoryIds: [3],
    tags: ['lan'],
    publishedAt: hoursAgo(50),
  })
  await make.news({
    title: 'Two tags',
    categoryIds: [3],
    tags: ['lan', 'katowice', 'patch'],
    publishedAt: hoursAgo(99),
  })

  expect(titles(await call(listRelatedNews, { id: article.id }))).toEqual([
    'Two tags',
    'One tag, other game',
    'Same game, newer',
    'Same game, older',
  ])
})

test('NEWS-13 at most five news are related, each once', async () => {
  const { call, make } = await startSite()
  const [article, ...others] = await times(8, () => make.news({ tags: ['katowice'] }))
  const { entries } = await call(listRelatedNews, { id: article!.id })
  expect(entries.map(({ id }) => id)).toEqual(
    others
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 5),
  )
})

test('NEWS-13 in a language only news that can be read in it are related, in that language', async () => {
  const { call, make } = await startSite()
  const article = await make.news({ tags: ['katowice'] })
  await make.news({ title: 'English only', tags: ['katowice'] })
  await make.news({
    title: 'English too',
    tags: ['katowice'],
    versions: [{ languageId: 3, title: 'Auch deutsch', excerpt: 'e', content: '<p>t</p>' }],
  })
  await make.news({ title: 'Nur deutsch', tags: ['katowice'], languageId: 3 })

  expect(titles(await call(listRelatedNews, { id: article.id, language_id: 3 }))).toEqual([
    'Nur deutsch',
    'Auch deutsch',
  ])
  expect(titles(await call(listRelatedNews, { id: article.id, language_id: 0 }))).toEqual([
    'English too',
    'English only',
  ])
  expect(titles(await call(listRelatedNews, { id: article.id }))).toEqual([
    'Nur deutsch',
    'English too',
    'English only',
  ])
})

test('NEWS-13 an article without tag and game has nothing related, and an unknown one is refused with its text', async () => {
  const { call, make } = await startSite()
  await make.news()
  const article = await make.news({ categoryIds: [] })
  expect(await call(listRelatedNews, { id: article.id })).toEqual({ entries: [] })
  await expect(call(listRelatedNews, { id: 999_999 })).rejects.toEqual({
    status: 404,
    code: 'article_not_found',
    error: 'Article not found',
  })
})
