import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('news and posts are read from a folder whose name has a meaning in URLs', () => {
  const place = mkdtempSync(join(tmpdir(), 'loadout-demo-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const folder = join(place, 'my #1 50% clone')
  cpSync(import.meta.dirname, folder, { recursive: true })
  const program = `
import { readAllNews } from './all-news.ts'
import { readAllPosts } from './all-posts.ts'
console.log((await readAllNews()).length, (await readAllPosts()).length)`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '-e', program],
    { cwd: folder, encoding: 'utf8' },
  )

  expect(stderr).toBe('')
  expect(stdout).toMatch(new RegExp(`^[1-9]\\d+ ${posts.length}\n$`))
})
