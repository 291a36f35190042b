import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { shippedPages } from '../content-pages/shipped/shipped-pages.ts'
import { insides } from '../../test/read-page.ts'
import { reviseNews } from '../../test/revise-news.ts'
import { shareSite, startSite } from '../../test/start-site.ts'

const ORIGIN = 'https://community.example'

const site = shareSite(
  async ({ make }) => {
    await make.news({
      title: 'Northwind win',
      publishedAt: new Date('2026-11-19T08:30:00Z'),
      versions: [
        { languageId: 3, title: 'Größe zählt', excerpt: 'e', content: '<p>t</p>' },
        { languageId: 5, title: 'Победа & «честь»', excerpt: 'e', content: '<p>t</p>' },
      ],
    })
    await make.news({ title: '<Only> "English"', publishedAt: new Date('2026-11-20T08:30:00Z') })
  },
  { environment: { ORIGIN } },
)

const readSitemap = async () => {
  const response = await site().get('/sitemap.xml')
  const text = await response.text()
  const entries = insides(text, 'url').map((entry) => ({
    address: insides(entry, 'loc')[0] ?? '',
    changed: insides(entry, 'lastmod')[0],
  }))
  return { response, text, entries }
}

test('NEWS-03 the sitemap is a urlset with one address an entry and nothing unescaped', async () => {
  const { response, text, entries } = await readSitemap()
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  const entry =
    '<url><loc>https://[\\w./?=-]+</loc>(?:<lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>)?</url>'
  expect(text).toMatch(
    new RegExp(
      `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\n<urlset xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9">\n(?:${entry}\n)+</urlset>\n$`,
    ),
  )
  expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length)
})

test('NEWS-05 the sitemap holds every language version of every news, newest first, under its canonical address', async () => {
  const { entries } = await readSitemap()
  expect(entries.filter(({ address }) => address.includes('/news/'))).toEqual([
    { address: `${ORIGIN}/news/2/only-english?lang=en`, changed: '2026-11-20' },
    ...['northwind-win?lang=en', 'grosse-zahlt?lang=de', 'pobeda-chest?lang=ru'].map((end) => ({
      address: `${ORIGIN}/news/1/${end}`,
      changed: '2026-11-19',
    })),
  ])
})

test('PAGE-03 I18N-01 the sitemap holds the front page, every list that search engines may show and every content page in all seven languages', async () => {
  const { entries } = await readSitemap()
  // A domain that has a list for search engines adds it here.
  const expected = [
    '/',
    '/feeds',
    '/earnpoints',
    '/events',
    '/ld-tv',
    '/most-points',
    '/points',
    '/points-info',
    '/points-store',
    '/posts',
    '/ranking',
    '/streams',
    '/moderation-log',
    '/userfeed',
    '/users',
    ...shippedPages.map(({ url }) => `/${url}`),
  ].flatMap((path) => languages.map(({ locale }) => `${ORIGIN}${path}?lang=${locale}`))
  expect(
    entries
      .map(({ address }) => address)
      .filter((address) => !address.includes('/news/'))
      .toSorted(),
  ).toEqual(expected.toSorted())
})

test('NEWS-05 news that were corrected have changed on the day of that', async () => {
  const { make, site: opened, get, clock } = await startSite({ environment: { ORIGIN } })
  const news = await make.news({ publishedAt: new Date('2026-11-19T08:30:00Z') })
  const changed = async () =>
    /\/news\/\d[^<]+<\/loc><lastmod>([^<]+)</.exec(await (await get('/sitemap.xml')).text())?.[1]
  expect(await changed()).toBe('2026-11-19')
  const text = { languageId: 0, title: 'Corrected', excerpt: 'e', content: '<p>t</p>' } as const
  await reviseNews(opened, news.id, text)
  expect(await changed()).toBe(clock.now().toISOString().slice(0, 10))
})

test('NEWS-04 every address of the sitemap is a page and no redirect', async () => {
  const { entries } = await readSitemap()
  for (const { address } of entries) {
    const response = await site().get(address.slice(ORIGIN.length))
    await response.text()
    expect([response.status, address]).toEqual([200, address])
  }
})

test('PAGE-03 robots.txt keeps robots out of the API and shows them the sitemap', async () => {
  const response = await site().get('/robots.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(await response.text()).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  )
})
