import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeys, siteTests } from './changed-tests.mjs'
import { inClone } from './clone.mjs'
import { journeysByPart } from './journeys-by-part.mjs'
import { partsByCatalogue } from './parts-by-catalogue.mjs'

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

test.each([
  'server/src/site.ts',
  'server/src/main.ts',
  'server/src/create-site.ts',
  'contract/src/domains.ts',
  'server/package.json',
])('%s, which every site is built with, is tried with all', (changed) => {
  expect(siteTests([changed])).toBe('all')
  expect(journeys([changed])).toContain('e2e/journeys/home.test.ts')
})

test.each([
  { changed: 'web/src/admin/store/ItemDialog.tsx', tried: 'src/store/staff-store.test.ts' },
  { changed: 'web/src/admin/polls/PollDialog.tsx', tried: 'src/polls/staff-polls.test.ts' },
  { changed: 'web/service-worker/service-worker.ts', tried: 'src/web-app/web-app.test.ts' },
  { changed: 'web/vite.config.ts', tried: 'src/platform/render/crawl.test.ts' },
  { changed: 'texts/catalogues/mail/de.po', tried: 'src/platform/mail/render-mail.test.ts' },
  { changed: 'texts/catalogues/mail/de.po', tried: 'src/accounts/forgot-password.test.ts' },
  { changed: 'texts/catalogues/store/de.po', tried: 'src/platform/render/crawl.test.ts' },
  { changed: 'texts/src/text.ts', tried: 'src/feeds/feeds.test.ts' },
  { changed: 'demo/content/people.ts', tried: 'src/demo-community/demo-people.test.ts' },
  { changed: 'demo/content/all-news.ts', tried: 'src/platform/db/migrate.test.ts' },
  { changed: 'demo/pictures/csgo-1.svg', tried: 'src/demo-community/demo-community.test.ts' },
  { changed: 'launcher/server-flags.mjs', tried: 'test/processes/crash.test.ts' },
  { changed: 'launcher/postgres.mjs', tried: 'test/processes/commands.test.ts' },
  { changed: 'server/src/platform/http/drain.ts', tried: 'test/processes/drain.test.ts' },
  { changed: 'server/src/platform/http/drain.ts', tried: 'src/platform/http/faults.test.ts' },
])('$changed is tried with $tried', ({ changed, tried }) => {
  expect(siteTests([changed])).toContain(`server/${tried}`)
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
  { changed: 'web/src/admin/store/ItemDialog.tsx', journey: 'staff-store' },
  { changed: 'web/src/admin/store/ItemDialog.tsx', journey: 'staff-screens' },
  { changed: 'web/src/admin/polls/PollDialog.tsx', journey: 'staff-polls' },
  { changed: 'web/src/admin/StaffForm.tsx', journey: 'staff-polls' },
  { changed: 'web/service-worker/service-worker.ts', journey: 'offline' },
  { changed: 'texts/catalogues/mail/en.po', journey: 'forgot-password' },
  { changed: 'texts/catalogues/support/en.po', journey: 'support-conversation' },
  { changed: 'demo/pictures/csgo-1.svg', journey: 'home' },
  { changed: 'launcher/server-flags.mjs', journey: 'home' },
  { changed: 'launcher/postgres.mjs', journey: 'home' },
])('$changed is tried with the journey $journey', ({ changed, journey }) => {
  expect(journeys([changed])).toContain(`e2e/journeys/${journey}.test.ts`)
})

test('every part of the browser’s side has journeys, as has every catalogue and every screen of staff; every journey that is named is there, and every one that is there goes through a part', () => {
  const parts = [
    ...names('web/src'),
    ...names('web/src/admin'),
    ...names('texts/catalogues').flatMap((catalogue) => partsByCatalogue[catalogue] ?? [catalogue]),
  ]
  expect(parts.filter((part) => !(part in journeysByPart))).toEqual([])
  const there = readdirSync(inClone('e2e/journeys')).map((file) => file.replace('.test.ts', ''))
  const named = Object.values(journeysByPart).flat()
  expect(named.filter((journey) => !there.includes(journey))).toEqual([])
  expect(there.filter((journey) => !named.includes(journey))).toEqual([])
})
