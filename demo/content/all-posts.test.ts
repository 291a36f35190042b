import { expect, test } from 'vitest'
import { readAllPosts } from './all-posts.ts'

const posts = await readAllPosts()
const published = posts.filter(({ draft }) => !draft)
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim()

test('there are 120 posts in every language of the site, and drafts beside them', () => {
  expect(published).toHaveLength(120)
  expect(posts.length - published.length).toBeGreaterThanOrEqual(8)
  for (const locale of ['en', 'sv', 'de', 'pl', 'pt', 'ru', 'uk'])
    expect(published.filter((post) => post.locale === locale).length, locale).toBeGreaterThan(7)
  expect(new Set(published.map(({ title }) => title)).size).toBe(120)
  expect(published.filter(({ starred }) => starred).length).toBeGreaterThanOrEqual(12)
})

test('POST-39 a post is as long as the site asks for, but of those who may be brief', () => {
  const brief = ['Tindra', 'Yuna', 'Marisol']
  const short = published.filter(
    ({ by, content }) => !brief.includes(by) && [...plain(content)].length < 280,
  )
  expect(short.map(({ title }) => title)).toEqual([])
})

test('posts are of today, of this week and of the months before', () => {
  const within = (hours: number) => published.filter(({ hoursAgo }) => hoursAgo <= hours).length
  expect(within(24)).toBeGreaterThanOrEqual(4)
  expect(within(7 * 24)).toBeGreaterThanOrEqual(12)
  expect(within(31 * 24)).toBeLessThan(100)
})
