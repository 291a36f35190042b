import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import { languages } from '@loadout/contract/languages/languages.ts'
import { insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite, startSite } from '../../test/start-site.ts'
import { shipContentPages } from './ship-pages.ts'
import { shippedPages } from './shipped/shipped-pages.ts'

const site = shareSite(async () => undefined)
const pageNotFound = { status: 404, code: 'page_not_found', error: 'Page not found' }

test('PAGE-01 PAGE-05 a content page has title, content, url and footer_category', async () => {
  const page = await site().call(getContentPage, { url: 'giveaway' })
  expect(page).toEqual({
    title: 'Giveaways',
    url: 'giveaway',
    footer_category: 1,
    language_id: 0,
    languages: languages.map(({ id }) => id),
    content: expect.stringContaining('<strong>No giveaway is running right now.</strong>'),
  })
})

test.each([
  'nosuchpage',
  '/nosuchpage',
  'about/',
  '/',
  'a'.repeat(120),
  '%',
  "'; drop table users",
])('PAGE-05 there is no content page called "%s"', async (url) => {
  await expect(site().call(getContentPage, { url })).rejects.toEqual(pageNotFound)
})

test.each(['/about', 'About', '/ABOUT'])(
  'PAGE-05 AMB-134 "%s" is asked for as an address has it, and is the page about',
  async (url) => {
    expect((await site().call(getContentPage, { url })).url).toBe('about')
  },
)

test.each(['', 'a'.repeat(121)])(
  'PAGE-05 "%s" cannot be the url of a content page',
  async (url) => {
    await expect(site().call(getContentPage, { url })).rejects.toEqual({
      status: 400,
      code: 'invalid_request',
      error: 'Invalid request.',
      field: 'url',
    })
  },
)

test('PAGE-02 PAGE-06 the list names url, title and footer_category of every page: 1 the product, 2 Games, 3 Esports', async () => {
  const { entries } = await site().call(listContentPages, {})
  for (const entry of entries)
    expect(Object.keys(entry).toSorted()).toEqual(['footer_category', 'title', 'url'])
  const of = (category: number) =>
    entries.filter(({ footer_category }) => footer_category === category).map(({ url }) => url)
  expect(of(1)).toEqual(['about', 'rules', 'terms', 'privacy', 'cookies', 'giveaway'])
  expect(of(2)).toEqual(['counter-strike', 'fortnite', 'pubg', 'league-of-legends'])
  expect(of(3)).toEqual(['fair-play', 'write-for-us'])
  expect(entries).toHaveLength(12)
})

test.each(languages)(
  'PAGE-03 PAGE-05 every shipped page is there in $name, as a call and as a page',
  async ({ id, locale }) => {
    const { call, get } = site()
    for (const { url, versions } of shippedPages) {
      const { title } = versions[locale]
      const answer = await call(getContentPage, { url, language_id: id })
      expect(answer).toMatchObject({ title, language_id: id })
      const page = await readPage(await get(`/${url}?lang=${locale}`))
      expect(page).toMatchObject({
        status: 200,
        lang: locale,
        h1: title,
        title: `${title} · Loadout`,
      })
      expect(page.main).toContain(answer.content)
    }
  },
)

test.each(languages)('PAGE-06 the links of the footer are in $name', async ({ id, locale }) => {
  const { entries } = await site().call(listContentPages, { language_id: id })
  const titles = new Map(entries.map(({ url, title }) => [url, title]))
  expect(titles).toEqual(
    new Map(shippedPages.map(({ url, versions }) => [url, versions[locale].title])),
  )
})

test('PAGE-03 a page that staff wrote in English only is shown in English, marked as such, on a German site', async () => {
  const { db, call, get } = await startSite()
  await db.deleteFrom('content_page_version').where('language_id', '=', 3).execute()
  expect(await call(getContentPage, { url: 'about', language_id: 3 })).toMatchObject({
    language_id: 0,
  })
  expect((await call(listContentPages, { language_id: 3 })).entries).toHaveLength(12)
  const page = await readPage(await get('/about?lang=de'))
  expect(page.lang).toBe('de')
  expect(page.main).toContain('lang="en"')
})

test('PAGE-03 previews and search engines are told the beginning of a content page, and of the languages that it is written in alone', async () => {
  const { db, get } = await startSite({ environment: { ORIGIN: 'https://community.example' } })
  await db
    .deleteFrom('content_page_version')
    .where('language_id', 'not in', [0, 1])
    .where('page_id', '=', db.selectFrom('content_page').select('id').where('url', '=', 'about'))
    .execute()
  const address = 'https://community.example/about'
  const page = await readPage(await get('/about?lang=de'))
  expect(page.link('canonical')).toBe(`${address}?lang=en`)
  expect(page.alternates).toEqual({
    en: `${address}?lang=en`,
    sv: `${address}?lang=sv`,
    'x-default': address,
  })
  expect(page.meta('og:locale')).toBe('en_GB')
  const description = page.meta('description') ?? ''
  expect(textOf(page.main)).toContain(description.replace('…', ''))
  expect([description.length > 100, description.length <= 301]).toEqual([true, true])
  expect(page.meta('og:description')).toBe(description)

  const sitemap = await (await get('/sitemap.xml')).text()
  expect(sitemap.match(/\/about\?lang=\w+/g)).toEqual(['/about?lang=en', '/about?lang=sv'])
})

test.each(['/about', '/About', '/ABOUT', '/about/'])(
  'PAGE-03 AMB-134 %s is the page about',
  async (path) => {
    const page = await readPage(await site().get(`${path}?lang=en`))
    expect([page.status, page.link('canonical')]).toEqual([
      200,
      'http://localhost:3000/about?lang=en',
    ])
  },
)

test.each([
  '/nosuchpage',
  '/a/b/c',
  '/newsx',
  '/index.php',
  '/wp-login.php',
  '/about/us',
  `/${'x'.repeat(400)}`,
])('PAGE-04 %s redirects to /', async (path) => {
  const response = await site().get(path)
  expect([
    response.status,
    response.headers.get('location'),
    response.headers.get('cache-control'),
  ]).toEqual([302, '/', 'no-store'])
})

test('PAGE-04 whoever asked for a language by name goes home in it', async () => {
  expect((await site().get('/nosuchpage?lang=de')).headers.get('location')).toBe('/?lang=de')
})

/** That it is all there is, `e2e/journeys/storage.test.ts` sees in a browser. */
const kept = [
  'user-id',
  'user-token',
  'close-notice',
  'upvoted-news',
  'device',
  'visitor',
  'language',
  'visit-language',
  'member-language',
  'loadout:user-id',
  'loadout:user-token',
  'loadout:language',
  'loadout:filters',
  'loadout:theme',
  'loadout:referrer',
  'loadout:way-back',
  'loadout:comment-draft:…',
  'loadout:unsaved-news:…',
  'loadout:unsaved-event:…',
  'loadout:unsaved-page:…',
  'loadout:unsaved-post:…',
  'loadout:top-three',
  'loadout:no-single-keys',
  'loadout:onboarding-over',
  'loadout:new-site',
  'loadout:wallet-width',
  'loadout:recent-choices:…',
  'pusherTransport…',
  'offline …',
]

test.each(languages)(
  'PAGE-07 /cookies is the consent declaration in $name: it names everything that the site keeps in a browser',
  async ({ locale }) => {
    const { status, main } = await readPage(await site().get(`/cookies?lang=${locale}`))
    expect(status).toBe(200)
    const named = insides(main, 'tr')
      .map((row) => insides(row, 'td')[0])
      .filter((name) => name !== undefined)
    expect(named).toEqual(kept)
  },
)

test('PAGE-07 whatever name the scripts of the site keep something under, the declaration knows it', () => {
  const web = `${import.meta.dirname}/../../../web/src`
  const written = globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((file) =>
    [...readFileSync(`${web}/${file}`, 'utf8').matchAll(/['`](loadout:[a-z-]+)(?=[:'`])/g)].map(
      ([, name = '']) => name,
    ),
  )
  // An event, which is kept nowhere.
  const names = new Set(written.filter((name) => name !== 'loadout:page-view'))
  expect(names.size).toBeGreaterThan(5)
  expect(kept.map((name) => name.replace(/:?…$/, ''))).toEqual(expect.arrayContaining([...names]))
})

test('PAGE-03 a site that has pages keeps what its staff made of them, deletions included', async () => {
  const { db, call } = await startSite()
  await db.deleteFrom('content_page').where('url', '=', 'giveaway').execute()
  await shipContentPages(db)
  await expect(call(getContentPage, { url: 'giveaway' })).rejects.toEqual(pageNotFound)
})
