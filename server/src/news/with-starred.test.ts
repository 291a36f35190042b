import { expect, test } from 'vitest'
import { listNews } from '@loadout/contract/news/news.ts'
import { addPostStar, removePostStar } from '@loadout/contract/posts/staff-posts.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { receivedPurges } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'
import { TEST_NOW } from '../../test/test-clock.ts'

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)

test('NEWS-09 AMB-87 posts that have a star mark stand among news by their time when they are asked for', async () => {
  const { call, make } = await startSite()
  const author = await make.member()
  await make.news({ title: 'pinned', publishedAt: minutesAgo(90), pinned: true, upvotes: 1 })
  await make.news({ title: 'new', publishedAt: minutesAgo(10), upvotes: 2 })
  await make.news({ title: 'old', publishedAt: minutesAgo(40), categoryIds: [5] })
  const starred = { author, starredAt: minutesAgo(1), upvotes: 3 }
  await make.post({ ...starred, title: 'star', publishedAt: minutesAgo(20) })
  await make.post({ ...starred, title: 'svensk', publishedAt: minutesAgo(30), languageId: 1 })
  await make.post({ ...starred, title: 'draft', publishedAt: 'infinity' })
  await make.post({ ...starred, title: 'held', held: true })
  await make.post({ title: 'plain' })
  const titles = async (input: Parameters<typeof call<typeof listNews>>[1]) =>
    (await call(listNews, { with_starred: true, ...input })).entries.map(({ title }) => title)

  expect(await titles({})).toEqual(['new', 'star', 'svensk', 'old', 'pinned'])
  expect(await titles({ pinned: true })).toEqual(['pinned', 'new', 'star', 'svensk', 'old'])
  expect(await titles({ language_id: 0 })).toEqual(['new', 'star', 'old', 'pinned'])
  expect(await titles({ categories: [5] })).toEqual(['old'])
  expect(await titles({ user_id: author.id })).toEqual(['star', 'svensk'])
  expect(await titles({ order_by: 'upvotes', limit: 3 })).toEqual(['star', 'svensk', 'new'])
  expect(await titles({ with_starred: false })).toEqual(['new', 'old', 'pinned'])
  expect((await call(listNews, { with_starred: true, limit: 2 })).entries).toMatchObject([
    { title: 'new', is_blog: false, image: expect.stringMatching(/^\/media\/news\//) },
    { title: 'star', is_blog: true, image: expect.stringMatching(/^\/media\/posts\//) },
  ])
})

test('API-24 page by page a list of news and posts misses nothing and repeats nothing', async () => {
  const { call, make } = await startSite()
  for (let number = 0; number < 10; number++) {
    await make.news({ publishedAt: minutesAgo(2 * number) })
    await make.post({ publishedAt: minutesAgo(2 * number + 1), starredAt: minutesAgo(1) })
  }
  const all = (await call(listNews, { with_starred: true, limit: 101 })).entries
  expect(all).toHaveLength(20)
  const pages = await Promise.all(
    [0, 6, 12, 18].map((offset) => call(listNews, { with_starred: true, limit: 6, offset })),
  )
  expect(pages.map(({ entries }) => entries.length)).toEqual([6, 6, 6, 2])
  expect(pages.flatMap(({ entries }) => entries)).toEqual(all)
})

test('NEWS-09 HOME-06 what follows the first six of a language is of that language, too, when posts are among the six', async () => {
  const { call, make } = await startSite()
  for (let number = 0; number < 4; number++) {
    await make.news({ publishedAt: minutesAgo(2 * number) })
    await make.post({ publishedAt: minutesAgo(2 * number + 1), starredAt: minutesAgo(1) })
  }
  await make.news({ publishedAt: minutesAgo(3), languageId: 1 })
  const page = async (offset: number) =>
    (
      await call(listNews, {
        with_starred: true,
        language_id: 0,
        other_languages: true,
        limit: 6,
        offset,
      })
    ).entries
  const all = [...(await page(0)), ...(await page(6))]
  expect(all.map(({ language_id }) => language_id)).toEqual(Array(8).fill(0))
  expect(new Set(all.map(({ id }) => id)).size).toBe(8)
})

test('NEWS-09 a front page forgets a post that gets a star mark or loses it', async () => {
  const { call, make, as, databaseUrl } = await startSite()
  const { id } = await make.post()
  const staff = await as(await make.member(staffWith('canAddBlogStar')))
  const purges = await receivedPurges(databaseUrl)
  await call(addPostStar, { id }, staff)
  await call(removePostStar, { id }, staff)
  expect((await purges()).filter((tags) => tags.includes('blog:list:0'))).toHaveLength(2)
})
