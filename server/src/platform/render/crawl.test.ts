import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { everyRow } from '../../../test/every-row.ts'
import { elementsOf, linksOf } from '../../../test/read-html.ts'
import { startSite } from '../../../test/start-site.ts'
import { validCall, triedCalls, triedSite } from '../../../test/tried-calls.ts'

/** A small community with every kind of page. */
async function settledSite() {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const writer = await site.make.member({ username: 'Haldor' })
  for (let number = 1; number <= 12; number++) {
    const news = await site.make.news({
      author: writer,
      title: `Northwind win ${number}`,
      tags: ['finals', `map${number}`],
      userTags: [writer],
      versions: [{ languageId: 5, title: `Победа ${number}`, excerpt: 'x', content: '<p>x</p>' }],
    })
    await site.make.comment({ on: news, message: '@Haldor and <b>others</b>' })
  }
  return site
}

test('M08 whoever follows every link of every page changes nothing, and none of them is broken', async () => {
  const { db, get, url } = await settledSite()
  const before = await everyRow(db)
  const seen = new Map<string, string>([
    ['/?lang=en', 'the start'],
    ['/sitemap.xml', 'the start'],
    ['/robots.txt', 'the start'],
    ['/api/docs', 'the start'],
  ])
  const answers: [path: string, status: number, from: string][] = []

  for (const [path, from] of seen) {
    // Somebody who reads English goes on in it where a link names no language.
    const response = await get(path, { cookie: 'language=0' })
    const text = await response.text()
    answers.push([path, response.status, from])
    const found =
      path === '/sitemap.xml'
        ? [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
        : [
            ...linksOf(text),
            ...assetsOf(text),
            ...[response.headers.get('location')].filter((location) => location !== null),
          ]
    for (const link of found) {
      const target = new URL(link.replace('http://localhost:3000', url), url + path)
      const next = target.pathname + target.search
      if (target.origin === url && !seen.has(next)) seen.set(next, path)
    }
  }

  expect(answers.filter(([, status]) => status !== 200 && status !== 302)).toEqual([])
  // Links say where a thing is. What leads on is an article under the slug of another language
  // (NEWS-04), and the second page of a list that is shorter in another language.
  expect(
    answers.filter(
      ([path, status]) =>
        status === 302 && !path.startsWith('/news/') && !/[?&]page=\d+/.test(path),
    ),
  ).toEqual([])
  for (const kind of [
    /^\/news\/\d+\//,
    /^\/tags\/\d+/,
    /^\/news-archive\//,
    /^\/about/,
    /^\/assets\/.*\.js$/,
    /^\/media\/news\//,
    /^\/media\/avatar\//,
  ])
    expect(
      answers.some(([path]) => kind.test(path)),
      String(kind),
    ).toBe(true)
  for (const { locale } of languages)
    expect(
      answers.some(([path]) => path.endsWith(`lang=${locale}`)),
      locale,
    ).toBe(true)
  expect(await everyRow(db)).toEqual(before)
})

test('M08 reading the API changes nothing either', async () => {
  const { db, get } = await settledSite()
  const before = await everyRow(db)

  for (const path of [
    '/api/news/list?limit=101',
    '/api/news/get?id=1',
    '/api/news/related?id=1',
    '/api/news/user/count?user_id=1',
    '/api/comment/list?id=1&article_type=news',
    '/api/tags/popular',
    '/api/article/search?tag_id=1',
    '/api/content/get?url=about',
    '/api/content/list',
    '/api/category/list',
  ]) {
    for (let time = 0; time < 3; time++)
      expect((await get(`${path}${path.includes('?') ? '&' : '?'}_u=1&_t=x`)).status, path).toBe(
        200,
      )
  }
  expect(await everyRow(db)).toEqual(before)
})

/**
 * Reading an article and coming back earn points, the link of a mail verifies, and whoever is sent
 * to another site is expected back: the documents put that on calls that read.
 */
const CHANGE = [
  'GET /news/get',
  'GET /blog/get',
  'GET /user/auth',
  'GET /user/verify_email',
  'GET /provider/get_url',
]

test('M08 no other call that reads changes anything, whether nobody makes it or somebody who may everything', async () => {
  const site = await startSite(triedSite)
  const calls = triedCalls.filter(
    ({ call, endpoint }) => endpoint.method === 'GET' && !CHANGE.includes(call),
  )
  expect(calls.length).toBeGreaterThan(25)

  for (const { call, endpoint, tried } of calls) {
    const { input, credentials } = await validCall(site, tried)
    const before = await everyRow(site.db)
    for (const [who, sent] of Object.entries({
      nobody: input,
      staff: { ...input, ...credentials },
    })) {
      const query = new URLSearchParams(
        Object.entries(sent).map(([name, value]) => [name, String(value)]),
      )
      const { status } = await site.get(`/api${endpoint.path}?${query}`)
      expect([who, status], call).toEqual([
        who,
        who === 'staff' || ['anyone', 'reader'].includes(tried.who) ? 200 : 401,
      ])
    }
    expect(await everyRow(site.db), call).toEqual(before)
  }
})

const assetsOf = (html: string) =>
  elementsOf(html).flatMap(({ name, attributes: { src, href } }) => {
    const asset = (name === 'link' && href) || src
    return asset ? [asset] : []
  })

test('every file that was built is served, and with its compressed twin', async () => {
  const { get } = await startSite()

  for (const name of readdirSync(
    `${import.meta.dirname}/../../../../web/dist/client/assets`,
  ).filter((file) => /\.(js|css|woff2)$/.test(file))) {
    const response = await get(`/assets/${name}`, { 'accept-encoding': 'br' })
    expect([response.status, response.headers.get('cache-control')], name).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(response.headers.get('content-encoding'), name).toBe(
      name.endsWith('.woff2') ? null : 'br',
    )
    await response.arrayBuffer()
  }
})
