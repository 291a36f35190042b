import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { languageOf, stateOf } from '../../../test/read-html.ts'
import { readPage } from '../../../test/read-page.ts'
import { sendRequest } from '../../../test/send-request.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'

const kept = { environment: { PAGE_CACHE_SECONDS: '3600' } }

/**
 * An article whose address is the same in every language, and whose text says which one it is in.
 */
async function inSevenLanguages({ make }: TestSite) {
  const { id } = await make.news({
    title: 'Words',
    content: '<p>words of en</p>',
    versions: languages.slice(1).map((language) => ({
      languageId: language.id,
      title: 'Words',
      excerpt: 'x',
      content: `<p>words of ${language.locale}</p>`,
    })),
  })
  return { id, path: `/news/${id}/words` }
}

const waysToAsk: Record<
  string,
  (language: (typeof languages)[number]) => { query?: string; headers?: Record<string, string> }
> = {
  'by name': ({ locale }) => ({ query: `?lang=${locale}` }),
  'by the cookie of the visit': ({ id }) => ({
    headers: { cookie: `language=3; visit-language=${id}` },
  }),
  'by the stored choice': ({ id }) => ({ headers: { cookie: `language=${id}` } }),
}

test.each(Object.entries(waysToAsk))(
  'M02 one address in seven languages, asked for %s in turn, is always in the right one',
  async (_, ask) => {
    const site = await startSite(kept)
    const { path } = await inSevenLanguages(site)

    for (const round of ['rendered', 'kept', 'kept again']) {
      for (const language of languages) {
        const { query = '', headers = {} } = ask(language)
        const answer = await sendRequest(site.url, { target: `${path}${query}`, headers })
        expect(
          [answer.status, answer.headers['content-language'], languageOf(answer.body)],
          round,
        ).toEqual([200, language.locale, language.locale])
        expect(answer.body.match(/words of \w\w/)?.[0], round).toBe(`words of ${language.locale}`)
      }
    }
  },
)

test('M02 seven languages asked for all at once are kept apart', async () => {
  const site = await startSite(kept)
  const { path } = await inSevenLanguages(site)
  const readers = Array.from(
    { length: 70 },
    (_, reader) => languages[reader % 7] as (typeof languages)[number],
  )
  const answers = await Promise.all(
    readers.map(({ locale }) => sendRequest(site.url, { target: `${path}?lang=${locale}` })),
  )

  expect(
    answers.map(({ body }) => `${languageOf(body)}: ${body.match(/words of \w\w/)?.[0]}`),
  ).toEqual(readers.map(({ locale }) => `${locale}: words of ${locale}`))
})

test('M02 of one address each known parameter has a page of its own, alone and beside another', async () => {
  const site = await startSite(kept)
  const { id: article, path } = await inSevenLanguages(site)
  const author = await site.make.member({ username: 'Haldor' })
  // More than one page of them.
  for (let number = 0; number < 26; number++)
    await site.make.comment({ on: { id: article }, by: author })
  for (let number = 0; number < 12; number++)
    await site.make.news({ author, title: `Number ${number}` })
  const archive = `/news-archive/${author.id}/Haldor?lang=en`
  const titles = async (target: string) =>
    (await readPage(await site.get(target))).main
      .match(/>Number \d+</g)
      ?.toSorted()
      .join(' ')

  for (const round of ['rendered', 'kept']) {
    for (const { id, locale } of languages) {
      for (const page of ['', '&page=2']) {
        const { status, body } = await sendRequest(site.url, {
          target: `${path}?lang=en&language_id=${id}${page}`,
        })
        expect([status, body.match(/words of \w\w/)?.[0]], round).toEqual([
          200,
          `words of ${locale}`,
        ])
      }
    }
    expect(await titles(archive), round).toMatch(/Number 11/)
    expect(await titles(`${archive}&page=2`), round).toBe('>Number 0< >Number 1< >Number 2<')
  }
})

test('M01 an answer to somebody with credentials may be kept by nobody', async () => {
  const { url, make } = await startSite()
  const { id } = await make.news()

  for (const path of [
    '/api/category/list',
    `/api/news/get?id=${id}`,
    '/api/news/list',
    `/api/comment/list?id=${id}&article_type=news`,
    '/api/tags/popular',
    '/api/content/list',
    '/api/article/search?tag_id=1',
  ]) {
    const answer = await rawGet(url, `${path}${path.includes('?') ? '&' : '?'}_u=7&_t=token`)
    expect([answer.status, answer.headers['cache-control']], path).toEqual([
      200,
      'private, no-store',
    ])
    expect(answer.headers, path).not.toHaveProperty('etag')
  }
  const refused = await rawGet(url, '/api/news/get?id=999999&_u=7&_t=token')
  expect([refused.status, refused.headers['cache-control']]).toEqual([404, 'no-store'])
})

const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const headerNames = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-original-url',
  'x-rewrite-url',
  'x-original-host',
  'x-host',
  'forwarded',
  'origin',
  'referer',
  'user-agent',
  'accept',
  'accept-charset',
  'authorization',
  'cache-control',
  'pragma',
  'range',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'via',
  'x-real-ip',
  'true-client-ip',
  'x-request-id',
  'x-http-method-override',
  'x-csrf-token',
  'sec-fetch-site',
  'sec-ch-ua',
  'dnt',
  'cf-connecting-ip',
  'x-wap-profile',
  ...numbered(35, 'x-anything-'),
]
const cookieNames = [
  'user-id',
  'user-token',
  'session',
  'theme',
  'close-notice',
  'visitor',
  'upvoted-news',
  '__proto__',
  'language2',
  'Language',
  ...numbered(50, 'cookie'),
]
const parameterNames = [
  '_u',
  '_t',
  '_',
  '_k',
  'utm_source',
  'utm_content',
  'callback',
  'jsonp',
  'redirect',
  'next',
  'url',
  'q',
  'query',
  'Page',
  'page[]',
  'Lang',
  'lang[]',
  'theme',
  '__proto__',
  'constructor',
  ...numbered(50, 'parameter'),
]

/**
 * Everything of a request that is not its path, its known query keys or its language, each with a
 * word of its own.
 */
function canaries(): {
  word: string
  target: (path: string) => string
  headers: Record<string, string>
}[] {
  const named = (
    kind: string,
    names: string[],
    make: (name: string, word: string) => { query?: string; headers?: Record<string, string> },
  ) =>
    names.map((name, index) => {
      const word = `canary-${kind}-${index}`
      const { query, headers = {} } = make(name, word)
      return {
        word,
        headers,
        target: (path: string) =>
          query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`,
      }
    })
  return [
    ...named('header', headerNames, (name, word) => ({ headers: { [name]: word } })),
    ...named('cookie', cookieNames, (name, word) => ({ headers: { cookie: `${name}=${word}` } })),
    ...named('parameter', parameterNames, (name, word) => ({ query: `${name}=${word}` })),
  ]
}

test('M03 two hundred headers, cookies and parameters of one visitor are in no page of the next', async () => {
  const { url, make } = await startSite(kept)
  const { id } = await make.news({ title: 'Northwind win', tags: ['finals'] })
  const paths = [
    '/?lang=en',
    `/news/${id}/northwind-win?lang=en`,
    '/tags/1/finals?lang=en',
    '/news-archive/1/person1?lang=en',
    '/about?lang=en',
    '/events?lang=en',
  ]
  const all = canaries()
  expect(all.length).toBeGreaterThanOrEqual(200)

  for (const [index, { word, target, headers }] of all.entries()) {
    const path = paths[index % paths.length] as string
    const poisoner = await sendRequest(url, { target: target(path), headers })
    expect(poisoner.body, `${word} in the page of who sent it`).not.toContain(word)
    expect(JSON.stringify(poisoner.headers), `${word} in the headers of who sent it`).not.toContain(
      word,
    )
  }
  for (const path of paths) {
    const next = await sendRequest(url, { target: path })
    expect(
      [
        next.status,
        next.body.match(/canary-\w+-\d+/)?.[0],
        JSON.stringify(next.headers).includes('canary'),
      ],
      path,
    ).toEqual([200, undefined, false])
  }
})

test('M03 unknown parameters, and known ones in no known form, change neither the page nor its place in the cache', async () => {
  const { url, get } = await startSite(kept)
  const etags = new Set<string | undefined>()
  for (let number = 0; number < 20; number++)
    etags.add(
      (await sendRequest(url, { target: `/?lang=en&x${number}=${number}` })).headers['etag'],
    )
  for (const known of [
    'page=0',
    'page=02',
    'page=-1',
    'page=1e1',
    'page=12345',
    'page=x',
    'page=',
    'language_id=7',
    'language_id=03',
    'language_id=de',
    'language_id=',
    'period=week',
    'period=year',
    'period=',
  ])
    etags.add((await sendRequest(url, { target: `/?lang=en&${known}` })).headers['etag'])

  expect(etags.size).toBe(1)
  expect(await (await get('/metrics')).text()).toMatch(
    /^loadout_page_cache_total\{from="render"\} 1$/m,
  )
})

test('M01 fifty readers in seven languages, pages kept, and nobody is shown a word of another', async () => {
  const site = await startSite(kept)
  const { id, path } = await inSevenLanguages(site)
  const requests = Array.from({ length: 700 }, (_, number) => ({
    reader: number % 50,
    language: languages[number % 7] as (typeof languages)[number],
    isCall: number % 3 === 0,
  }))

  for (let at = 0; at < requests.length; at += 50) {
    await Promise.all(
      requests.slice(at, at + 50).map(async ({ reader, language, isCall }) => {
        const secret = `secret-of-${reader}-`
        const target = isCall
          ? `/api/news/get?id=${id}&language_id=${language.id}&_u=${reader}&_t=${secret}`
          : `${path}?lang=${language.locale}&_t=${secret}`
        const { status, body } = await sendRequest(site.url, {
          target,
          headers: {
            cookie: `user-id=${reader}; user-token=${secret}`,
            authorization: secret,
            'user-agent': secret,
          },
        })
        expect([status, /secret-of-/.test(body), body.match(/words of \w\w/)?.[0]]).toEqual([
          200,
          false,
          `words of ${language.locale}`,
        ])
      }),
    )
  }
})

test('M04 two hundred pages, twenty-five rendered at a time, hold their own data only', async () => {
  const { url, make } = await startSite()
  const news = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      make.news({
        title: `Number ${number}`,
        excerpt: 'Short.',
        content: `<p>only in ${number}.</p>`,
        versions: [
          {
            languageId: 3,
            title: `Nummer ${number}`,
            excerpt: 'Kurz.',
            content: `<p>nur in ${number}.</p>`,
          },
        ],
      }),
    ),
  )
  const asked = Array.from({ length: 200 }, (_, number) => ({
    number: number % 40,
    german: number % 2 === 1,
  }))

  for (let at = 0; at < asked.length; at += 25)
    await Promise.all(asked.slice(at, at + 25).map(expectOwnData))

  async function expectOwnData({ number, german }: (typeof asked)[number]) {
    const { status, body } = await sendRequest(url, {
      target: `/news/${news[number]?.id}/${german ? 'nummer' : 'number'}-${number}?lang=${german ? 'de' : 'en'}`,
    })
    expect([status, languageOf(body)]).toEqual([200, german ? 'de' : 'en'])
    expect([...body.matchAll(/(?:only|nur) in \d+\./g)].map(([text]) => text)).toEqual([
      `${german ? 'nur' : 'only'} in ${number}.`,
    ])
    const articles = stateOf(body).answers.filter(([[path]]) => path === '/news/get')
    expect(articles.map(([, answer]) => answer['id'])).toEqual([news[number]?.id])
  }
})
