import { expect, test } from 'vitest'
import { readPage } from '../../test/read-page.ts'
import { reviseNews } from '../../test/revise-news.ts'
import { shareSite, startSite } from '../../test/start-site.ts'

const ORIGIN = 'https://community.example'

/** Article 1 in English, German and Ukrainian, with a title that would break out of any quote. */
const site = shareSite(
  async ({ make }) => {
    const haldor = await make.member({ username: 'Haldor' })
    await make.news({
      author: haldor,
      title: `"5 < 6" & </script> it's over`,
      excerpt: 'Two "to" one.',
      image: 'csgo-4',
      publishedAt: new Date('2026-11-19T08:30:00Z'),
      versions: [
        { languageId: 3, title: 'Nordwind gewinnt', excerpt: 'Zwei zu eins.', content: '<p>t</p>' },
        { languageId: 6, title: 'Перемога', excerpt: 'Два один.', content: '<p>t</p>' },
      ],
    })
  },
  { environment: { ORIGIN } },
)

const read = async (path: string) => readPage(await site().get(path))
const ENGLISH = '/news/1/5-6-script-its-over'

test('NEWS-04 an article has one canonical address per language, with the slug and the language', async () => {
  expect((await read(`${ENGLISH}?lang=en`)).link('canonical')).toBe(`${ORIGIN}${ENGLISH}?lang=en`)
  expect((await read('/news/1/nordwind-gewinnt?lang=de')).link('canonical')).toBe(
    `${ORIGIN}/news/1/nordwind-gewinnt?lang=de`,
  )
})

test.each([
  { address: '/news/1/nordwind-gewinnt/3?lang=en', why: 'the language as segment' },
  { address: '/news/1/nordwind-gewinnt?language_id=3&lang=en', why: 'the language as parameter' },
  { address: '/news/1/nordwind-gewinnt?lang=de&utm_source=x&ref=7', why: 'parameters beside it' },
])(
  'NEWS-05 NEWS-06 with $why the canonical address is still that of the German version',
  async ({ address }) => {
    const page = await read(address)
    expect([page.status, page.link('canonical'), page.meta('og:locale')]).toEqual([
      200,
      `${ORIGIN}/news/1/nordwind-gewinnt?lang=de`,
      'de_DE',
    ])
  },
)

test('NEWS-05 a language that an article lacks points to the version that is shown', async () => {
  const page = await read(`${ENGLISH}?lang=ru`)
  expect([page.lang, page.link('canonical')]).toEqual(['ru', `${ORIGIN}${ENGLISH}?lang=en`])
})

test('NEWS-05 alternates are named for the languages that exist, and each leads to the article in its language', async () => {
  const { alternates } = await read(`${ENGLISH}?lang=en`)
  expect(Object.keys(alternates)).toEqual(['en', 'de', 'uk', 'x-default'])
  expect(alternates['x-default']).toBe(`${ORIGIN}${ENGLISH}?lang=en`)
  expect((await read('/news/1/nordwind-gewinnt?lang=de')).alternates).toEqual(alternates)
  for (const [locale, h1] of [
    ['en', `"5 < 6" & </script> it's over`],
    ['de', 'Nordwind gewinnt'],
    ['uk', 'Перемога'],
  ] as const) {
    const path = alternates[locale]?.slice(ORIGIN.length) ?? ''
    const response = await fetch(site().url + path)
    expect(await readPage(response)).toMatchObject({ status: 200, lang: locale, h1 })
  }
})

test('NEWS-03 previews get title, excerpt, picture and date of the article', async () => {
  const page = await read(`${ENGLISH}?lang=en`)
  expect(
    Object.fromEntries(
      [
        'og:type',
        'og:site_name',
        'og:title',
        'og:description',
        'og:url',
        'og:image',
        'og:image:width',
        'og:image:height',
        'article:published_time',
        'twitter:card',
        'description',
      ].map((name) => [name, page.meta(name)]),
    ),
  ).toEqual({
    'og:type': 'article',
    'og:site_name': 'Loadout',
    'og:title': `"5 < 6" & </script> it's over`,
    'og:description': 'Two "to" one.',
    'og:url': `${ORIGIN}${ENGLISH}?lang=en`,
    'og:image': `${ORIGIN}/media/news/csgo-4/1200x630.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'article:published_time': '2026-11-19T08:30:00.000Z',
    'twitter:card': 'summary_large_image',
    description: 'Two "to" one.',
  })
  expect(page.title).toBe(`"5 < 6" & </script> it's over · Loadout`)
  expect(page.meta('robots')).toBeUndefined()
})

test('NEWS-03 search engines get the article as NewsArticle', async () => {
  const { jsonLd } = await read('/news/1/nordwind-gewinnt?lang=de')
  expect(jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Nordwind gewinnt',
      image: ['1200x675', '840x630', '630x630'].map(
        (size) => `${ORIGIN}/media/news/csgo-4/${size}.jpg`,
      ),
      datePublished: '2026-11-19T08:30:00.000Z',
      inLanguage: 'de',
      mainEntityOfPage: `${ORIGIN}/news/1/nordwind-gewinnt?lang=de`,
      author: [{ '@type': 'Person', name: 'Haldor', url: `${ORIGIN}/user/Haldor` }],
      publisher: { '@type': 'Organization', name: 'Loadout', url: ORIGIN },
    },
  ])
  expect((await read(`${ENGLISH}?lang=en`)).jsonLd[0]).toMatchObject({
    headline: `"5 < 6" & </script> it's over`,
  })
})

test('NEWS-03 search engines and previews are told when a text was corrected, and of one that was not nothing', async () => {
  const { make, site: opened, get, clock } = await startSite()
  const { id } = await make.news({ title: 'Nine keyboards' })
  const told = async () => {
    const { jsonLd, meta } = await readPage(await get(`/news/${id}/nine-keyboards?lang=en`))
    return [jsonLd[0]?.['dateModified'], meta('article:modified_time')]
  }
  expect(await told()).toEqual([undefined, undefined])
  clock.advance(60_000)
  const text = {
    languageId: 0,
    title: 'Nine keyboards',
    excerpt: 'e',
    content: '<p>t</p>',
  } as const
  await reviseNews(opened, id, text)
  const moment = clock.now().toISOString()
  expect(await told()).toEqual([moment, moment])
})

test.each(['/', '/about', '/terms', '/news-archive/1/Haldor'])(
  'I18N-01 %s names its address in all seven languages and is no article',
  async (path) => {
    const page = await read(`${path}?lang=pl`)
    expect(page.link('canonical')).toBe(`${ORIGIN}${path}?lang=pl`)
    expect(page.alternates).toEqual({
      ...Object.fromEntries(
        ['en', 'sv', 'pt', 'de', 'pl', 'ru', 'uk'].map((locale) => [
          locale,
          `${ORIGIN}${path}?lang=${locale}`,
        ]),
      ),
      'x-default': `${ORIGIN}${path}`,
    })
    expect([page.meta('og:type'), page.jsonLd]).toEqual(['website', []])
  },
)
