import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { readPage } from '../../../test/read-page.ts'
import { shareSite, startSite } from '../../../test/start-site.ts'

const site = shareSite(async ({ make }) => {
  await make.news({ title: 'Northwind win', tags: ['katowice'] })
})

const paths = [
  '/',
  '/about',
  '/news/1/northwind-win',
  '/news-archive/1/person1',
  '/tags/1/katowice',
  '/streams',
]

test.each(languages)(
  'I18N-01 I18N-02 every page can be had in $name and says so in its lang attribute and its header',
  async ({ locale }) => {
    for (const path of paths) {
      const page = await readPage(await site().get(`${path}?lang=${locale}`))
      expect([path, page.status, page.lang, page.headers.get('content-language')]).toEqual([
        path,
        200,
        locale,
        locale,
      ])
    }
  },
)

test.each([
  { ids: 'I18N-03', headers: { cookie: 'language=4', 'accept-language': 'de' }, locale: 'pl' },
  { ids: 'I18N-04', headers: { 'accept-language': 'en,de' }, locale: 'de' },
  { ids: 'I18N-05', headers: { 'accept-language': 'en-US' }, locale: 'sv' },
  { ids: 'I18N-05', headers: {}, locale: 'sv' },
  { ids: 'AMB-120', headers: { cookie: 'language=4; visit-language=6' }, locale: 'uk' },
])('$ids a page asked for with $headers speaks $locale', async ({ headers, locale }) => {
  const page = await readPage(await site().get('/about', headers))
  expect([page.lang, page.headers.get('content-language')]).toEqual([locale, locale])
})

test('I18N-02 a missing article is missing in the language of the reader', async () => {
  const page = await readPage(await site().get('/news/999999/x?lang=de'))
  expect(page).toMatchObject({ status: 404, lang: 'de', h1: 'Artikel nicht gefunden' })
})

test('AMB-120 a site may be set up to fall back to English', async () => {
  const { get } = await startSite({ environment: { FALLBACK_LANGUAGE: 'en' } })
  expect((await readPage(await get('/about', { 'accept-language': 'fr' }))).lang).toBe('en')
})

test('AMB-120 a page that named its language may be kept by anybody, one that guessed it by nobody', async () => {
  const named = await site().get('/about?lang=de')
  const guessed = await site().get('/about', { cookie: 'language=3' })
  expect([named.headers.get('cache-control'), guessed.headers.get('cache-control')]).toEqual([
    'public, max-age=30',
    'private, no-cache',
  ])
})
