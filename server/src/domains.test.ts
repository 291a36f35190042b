import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import * as contractDomains from '@loadout/contract/domains.ts'
import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import { getNotice } from '@loadout/contract/notice/notice.ts'
import { startSite } from '../test/start-site.ts'
import type { Domain } from './domain.ts'
import * as domains from './domains.ts'

const without = (...missing: Domain[]) =>
  Object.values<Domain>(domains).filter((domain) => !missing.includes(domain))

test.each([
  { part: 'server', list: domains },
  { part: 'contract', list: contractDomains },
])('every domain that is declared is in the list of its package: $part', ({ part, list }) => {
  const nameOf = (file: string) =>
    (file.split(/[\\/]/)[0] ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const declared = globSync('*/domain.ts', { cwd: `${import.meta.dirname}/../../${part}/src` })
    .map(nameOf)
    .filter((name) => name !== 'platform')
  expect(declared).toEqual(expect.arrayContaining(['hero', 'news', 'notice']))
  expect(Object.keys(list).toSorted()).toEqual(declared.toSorted())
})

const clone = `${import.meta.dirname}/../..`
const linesOf = (files: readonly string[], named: RegExp) =>
  files
    .flatMap((file) => readFileSync(`${clone}/${file}`, 'utf8').split('\n'))
    .filter((line) => named.test(line)).length

test('a domain is a part of the site by five lines outside of its folders at most', () => {
  const lists = [
    'contract/src/domains.ts',
    'server/src/domains.ts',
    'web/src/domains.ts',
    'launcher/journeys-by-part.mjs',
  ]
  const folderOf = (name: string) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const lines = Object.fromEntries(
    Object.keys({ ...contractDomains, ...domains }).map((name) => [
      name,
      linesOf(lists, new RegExp(`[{ ]${name}(?:,$| })|^  '?${folderOf(name)}'?: `)),
    ]),
  )
  expect(lines).toMatchObject({ hero: 3, notice: 3, news: 5 })
  expect(Object.entries(lines).filter(([, count]) => count < 1 || count > 5)).toEqual([])
  // As the documents count what is written once more because it is stored, and a kind of article.
  const once = ['hero', 'notice', 'news'].map((name) =>
    linesOf(['contract/src/wire-numbers.test.ts'], new RegExp(`'${name} `)),
  )
  expect(once).toEqual([2, 1, 6])
  expect(linesOf(['server/src/articles/kinds.ts'], /newsKind/)).toBe(2)
  expect(linesOf(['server/test/rich-site.ts'], /'\/news\//)).toBe(3)
})

test('of a domain that is not in the list nothing is served: no call, no picture, no address, no frame', async () => {
  const picture = '/media/hero/hero-lane-swap/1200x450.webp'
  const environment = { SERVICE_WORKER: 'on' }
  const whole = await startSite({ environment })
  const lean = await startSite({
    environment,
    domains: without(domains.hero, domains.feeds, domains.points, domains.webApp),
  })
  const statuses = (site: typeof whole) =>
    Promise.all(
      ['/feeds/news.rss?lang=en', '/manifest.webmanifest?lang=en', picture].map(
        async (path) => (await site.get(path)).status,
      ),
    )
  const policy = async (site: typeof whole) =>
    (await site.get('/healthz')).headers.get('content-security-policy')
  const sitemap = async (site: typeof whole) => (await site.get('/sitemap.xml')).text()

  await whole.call(listHeroContent, {})
  const gone = await lean.get(`/api${listHeroContent.path}`)
  expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'call_not_found' }])
  await lean.call(getNotice, {})

  expect(await statuses(whole)).toEqual([200, 200, 200])
  // What no domain serves is left to the pages, which lead from an unknown one to the front page.
  expect(await statuses(lean)).toEqual([302, 302, 404])
  expect(await policy(whole)).toMatch(/frame-src [^;]*youtube/)
  expect(await policy(lean)).not.toMatch(/frame-src [^;]*youtube/)
  expect(await sitemap(whole)).toContain('/earnpoints?lang=en')
  expect(await sitemap(lean)).not.toContain('/earnpoints')
})

test('of a domain that is not in the list nothing is done: nobody acts on what happens', async () => {
  const site = await startSite({ domains: without(domains.points) })
  const [author, member] = [await site.make.member(), await site.make.member()]
  const news = await site.make.news({ author })
  await site.call(
    postComment,
    { id: news.id, article_type: 'news', message: 'Well played.' },
    await site.as(member),
  )
  expect(await site.db.selectFrom('event_log').select('kind').execute()).toContainEqual({
    kind: 'comment posted',
  })
  expect(await site.db.selectFrom('point_entry').selectAll().execute()).toEqual([])
})
