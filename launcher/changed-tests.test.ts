import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeys, siteTests } from './changed-tests.mjs'
import { inClone } from './clone.mjs'
import { journeysByPart } from './journeys-by-part.mjs'

const names = (folder: string) =>
  readdirSync(inClone(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test('a change of a part is tried with the tests beside it and those of whoever imports it', () => {
  const tests = siteTests(['server/src/tags/tag-changes.ts'])
  expect(tests).toContain('server/src/tags/tag-page.test.ts')
  expect((tests as string[]).some((file) => file.startsWith('server/src/articles/'))).toBe(true)
  expect(tests).not.toContain('server/src/feeds/feeds.test.ts')
})

test('a change of what a page looks like is tried with the tests of its part', () => {
  const tests = siteTests(['web/src/tags/TagPage.tsx'])
  expect(tests).toContain('server/src/tags/tag-page.test.ts')
  expect((tests as string[]).every((file) => file.startsWith('server/src/tags/'))).toBe(true)
})

test('a change of what every page is made with is tried where pages are rendered', () => {
  expect(siteTests(['web/src/shell/TopBar.tsx'])).toContain(
    'server/src/platform/render/crawl.test.ts',
  )
})

test('a test that was changed is run, and a migration or the tests’ own set-up is tried with all', () => {
  expect(siteTests(['server/src/feeds/feeds.test.ts'])).toContain('server/src/feeds/feeds.test.ts')
  expect(siteTests(['server/test/start-site.ts'])).toBe('all')
  expect(siteTests(['server/migrations/0001-x.sql'])).toBe('all')
})

test('documents are tried with no test of the site and no journey', () => {
  expect([siteTests(['README.md', 'docs/ARCHITECTURE.md']), journeys(['README.md'])]).toEqual([
    [],
    [],
  ])
})

test.each([
  { changed: 'web/src/search/SearchField.tsx', journey: 'search' },
  { changed: 'server/src/comments/service.ts', journey: 'comments' },
  { changed: 'web/public/offline.js', journey: 'home' },
  { changed: 'e2e/journeys/hero.test.ts', journey: 'hero' },
])('$changed is tried with the journey $journey', ({ changed, journey }) => {
  expect(journeys([changed])).toContain(`e2e/journeys/${journey}.test.ts`)
})

test('every part of the browser’s side has journeys, every journey that is named is there, and every one that is there goes through a part', () => {
  expect(names('web/src').filter((part) => !(part in journeysByPart))).toEqual([])
  const there = readdirSync(inClone('e2e/journeys')).map((file) => file.replace('.test.ts', ''))
  const named = Object.values(journeysByPart).flat()
  expect(named.filter((journey) => !there.includes(journey))).toEqual([])
  expect(there.filter((journey) => !named.includes(journey))).toEqual([])
})
