import { expect, test } from 'vitest'
import { readPage } from '../../test/read-page.ts'
import { shareSite } from '../../test/start-site.ts'

/** Article 1 can be read in English and German, article 2 in English only. */
const site = shareSite(async ({ make }) => {
  const german = {
    languageId: 3,
    title: 'Nordwind gewinnt',
    excerpt: 'Kurz',
    content: '<p>Auf Deutsch.</p>',
  }
  await make.news({ title: 'Northwind win', content: '<p>In English.</p>', versions: [german] })
  await make.news({ title: 'Only English' })
})

test.each([
  {
    why: 'a wrong slug',
    address: '/news/1/wrong?lang=en',
    leadsTo: '/news/1/northwind-win?lang=en',
  },
  { why: 'no slug', address: '/news/1?lang=en', leadsTo: '/news/1/northwind-win?lang=en' },
  {
    why: 'a slash and no slug',
    address: '/news/1/?lang=en',
    leadsTo: '/news/1/northwind-win?lang=en',
  },
  {
    why: 'the slug in capitals',
    address: '/news/1/Northwind-Win?lang=en',
    leadsTo: '/news/1/northwind-win?lang=en',
  },
  {
    why: 'the German slug for an English reader',
    address: '/news/1/nordwind-gewinnt?lang=en',
    leadsTo: '/news/1/northwind-win?lang=en',
  },
  {
    why: 'the English slug for a German reader',
    address: '/news/1/northwind-win?lang=de',
    leadsTo: '/news/1/nordwind-gewinnt?lang=de',
  },
  {
    why: 'a wrong slug and the language as segment',
    address: '/news/1/wrong/3?lang=en',
    leadsTo: '/news/1/nordwind-gewinnt/3?lang=en',
  },
  {
    why: 'a wrong slug and the language as parameter',
    address: '/news/1/wrong?language_id=3&lang=en',
    leadsTo: '/news/1/nordwind-gewinnt?language_id=3&lang=en',
  },
  {
    why: 'a language that the article lacks',
    address: '/news/2/nur-englisch/3?lang=de',
    leadsTo: '/news/2/only-english/3?lang=de',
  },
  {
    why: 'a parameter that nobody knows',
    address: '/news/1/wrong?utm_source=x&lang=en',
    leadsTo: '/news/1/northwind-win?lang=en',
  },
  {
    why: 'markup for a slug',
    address: '/news/1/%3Cscript%3E?lang=en',
    leadsTo: '/news/1/northwind-win?lang=en',
  },
])('NEWS-04 an address with $why leads to the canonical one', async ({ address, leadsTo }) => {
  const response = await site().get(address)
  expect([response.status, response.headers.get('location')]).toEqual([302, leadsTo])
  expect((await site().get(leadsTo)).status).toBe(200)
})

test.each([
  { header: 'cookie', value: 'language=3' },
  { header: 'accept-language', value: 'de' },
])(
  'NEWS-04 without ?lang the slug follows the $header, and the address stays without it',
  async ({ header, value }) => {
    const response = await site().get('/news/1/northwind-win', { [header]: value })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/news/1/nordwind-gewinnt',
    ])
  },
)

test.each([
  { ids: 'NEWS-03', address: '/news/1/northwind-win?lang=en', lang: 'en', h1: 'Northwind win' },
  {
    ids: 'NEWS-03',
    address: '/news/1/nordwind-gewinnt?lang=de',
    lang: 'de',
    h1: 'Nordwind gewinnt',
  },
  {
    ids: 'NEWS-05',
    address: '/news/1/nordwind-gewinnt?language_id=3&lang=en',
    lang: 'en',
    h1: 'Nordwind gewinnt',
  },
  {
    ids: 'NEWS-06',
    address: '/news/1/nordwind-gewinnt/3?lang=en',
    lang: 'en',
    h1: 'Nordwind gewinnt',
  },
  { ids: 'NEWS-06', address: '/news/1/northwind-win/0?lang=de', lang: 'de', h1: 'Northwind win' },
  {
    ids: 'NEWS-06',
    address: '/news/1/nordwind-gewinnt/3?language_id=0&lang=en',
    lang: 'en',
    h1: 'Nordwind gewinnt',
  },
  {
    ids: 'NEWS-05',
    address: '/news/1/northwind-win?language_id=9&lang=en',
    lang: 'en',
    h1: 'Northwind win',
  },
])('$ids $address shows "$h1" on a site that speaks $lang', async ({ address, lang, h1 }) => {
  expect(await readPage(await site().get(address))).toMatchObject({ status: 200, lang, h1 })
})

test('NEWS-06 what an article says of itself is in its own language, whatever the site around it speaks', async () => {
  const { main } = await readPage(await site().get('/news/1/nordwind-gewinnt/3?lang=en'))
  expect(main).toContain('<h1 lang="de">Nordwind gewinnt</h1>')
  expect(main).toMatch(/lang="de"><div[^>]*><p>Auf Deutsch\.<\/p>/)
})

test('NEWS-06 an article that does not exist in the asked language says which one is shown instead', async () => {
  const { main } = await readPage(await site().get('/news/2/only-english?lang=de'))
  expect(main).toContain('<h1 lang="en">Only English</h1>')
  const english = await readPage(await site().get('/news/2/only-english/3?lang=en'))
  expect(english.main).toContain(
    'This article is not available in Deutsch yet. You are reading it in English.',
  )
})
