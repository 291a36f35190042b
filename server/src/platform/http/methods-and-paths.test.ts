import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reads } from '../../../test/reads.ts'
import { serveEcho } from '../../../test/echo-call.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'

const NOT_ALLOWED = '{"error":"This call does not take that method.","code":"method_not_allowed"}'
const NO_CALL = '{"error":"There is no such call.","code":"call_not_found"}'
const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE']

test('L11 a call takes the one method it declares', async () => {
  const { url } = await startSite({ extend: serveEcho })

  for (const method of others) {
    for (const { path } of reads)
      expect(await rawGet(url, `/api${path}?id=1`, {}, method), `${method} ${path}`).toMatchObject({
        status: 405,
        body: NOT_ALLOWED,
      })
  }
  for (const method of ['GET', 'HEAD', ...others].filter((each) => each !== 'POST')) {
    expect((await rawGet(url, '/api/test/echo?id=7', {}, method)).status, method).toBe(405)
  }
})

test('L11 pages, pictures and files are read, and nothing else', async () => {
  const { url, make } = await startSite()
  const { id } = await make.news()

  for (const path of [
    '/',
    `/news/${id}/x`,
    '/about',
    '/healthz',
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
    '/before-paint.js',
    '/media/avatar/1/32x32.webp',
  ]) {
    for (const method of others)
      expect((await rawGet(url, path, {}, method)).status, `${method} ${path}`).toBe(405)
  }
})

test('L11 a method that does not exist is no request', async () => {
  const { url } = await startSite()

  for (const method of ['HACK', 'get', 'G ET', ''])
    expect(await rawGet(url, '/', {}, method), method).toMatchObject({
      status: 400,
      body: '{"error":"Invalid request.","code":"invalid_request"}',
    })
  expect((await rawGet(url, 'example.com:443', {}, 'CONNECT')).status).toBe(0)
})

test('L11 HEAD answers what GET answers, without the body', async () => {
  const { url, make } = await startSite()
  const { id } = await make.news()

  for (const path of [
    `/api/news/get?id=${id}`,
    '/api/category/list',
    '/?lang=en',
    '/about?lang=en',
    '/healthz',
    '/robots.txt',
    '/before-paint.js',
    '/media/avatar/1/32x32.webp',
    '/nothing/here',
    '/news/999999',
  ]) {
    const [get, head] = [await rawGet(url, path), await rawGet(url, path, {}, 'HEAD')]
    expect([head.status, head.body], path).toEqual([get.status, ''])
    expect(head.headers['content-type'], path).toBe(get.headers['content-type'])
    expect(head.headers['content-length'], path).toBe(get.headers['content-length'])
  }
})

test('L11 a path below the API that no call has is no call', async () => {
  const { url } = await startSite()

  for (const path of [
    '/api/',
    '/api/nothing',
    '/api/news',
    '/api/news/get/',
    '/api//news/get',
    '/api/news/list/1',
    '/api/NEWS/LIST',
    '/api/news/list;x=1',
    '/api/news%2Flist',
    '/api/../api/nothing',
    '/api/__proto__',
    '/api/constructor',
  ]) {
    expect(await rawGet(url, path), path).toMatchObject({ status: 404, body: NO_CALL })
  }
})

const secrets = [
  '"private": true',
  '"lockfileVersion"',
  'root:x:0:0',
  'create table users',
  'DATABASE_URL',
  'postgres://',
]
const climbs = [
  '..',
  '%2e%2e',
  '%2E.',
  '..%2f..',
  '..%5c..',
  '%252e%252e',
  '..%00',
  '....//',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
]
const files = [
  'package.json',
  'etc/passwd',
  'server/migrations/0001-people.sql',
  'server/src/main.ts',
  '.env',
]
const places = ['', '/assets', '/media', '/media/news', '/api', '//']

test('L11 no path climbs out of what is served', async () => {
  const { url } = await startSite()

  for (const place of places) {
    for (const [index, climb] of climbs.entries()) {
      const path = `${place}/${`${climb}/`.repeat(6)}${files[index % files.length]}`
      const answer = await rawGet(url, path)
      expect([302, 400, 404], path).toContain(answer.status)
      if (answer.status === 302) expect(answer.headers['location'], path).toBe('/')
      for (const secret of secrets) expect(answer.body, path).not.toContain(secret)
    }
  }
})

const strange: [path: string, status: number][] = [
  ['//', 302],
  ['/./', 302],
  ['/x/..', 302],
  ['/%2E%2e/', 302],
  ['/about/.', 302],
  ['//evil.example', 302],
  ['//evil.example/%2e%2e', 302],
  ['/\\evil.example', 302],
  ['/%5cevil.example', 302],
  ['///evil.example/..', 302],
  ['/https:/evil.example', 302],
  ['/https:%2f%2fevil.example', 302],
  ['/%00', 400],
  ['/about%00', 400],
  ['/%0d%0alocation:%20https://evil.example', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/news/%c3%28', 400],
  ['/about;x=1', 302],
  ['/news/1;x', 404],
  ['/.git/config', 302],
  ['/.env', 302],
  ['/server/src/main.ts', 302],
  ['/before-paint.js/', 302],
  ['/assets/', 404],
  ['/assets/gone-1234567.js', 404],
  ['/assets/%2e%2e/%2e%2e/package.json', 302],
  ['/assets/..%2fbefore-paint.js', 404],
  ['/media/', 404],
  ['/media/news/../../x', 404],
  ['/media/news/csgo-1/600x280.svg', 404],
  ['/media/news/csgo-1/9999x9999.webp', 404],
  ['*', 400],
  ['/a/b/c/d/e/f/g/h', 302],
  [`/${'a/'.repeat(4_000)}`, 302],
  [`/${'%F0%9F%A6%8A'.repeat(800)}`, 302],
]

test('L11 a strange path is refused, missing, or leads home', async () => {
  const { url } = await startSite()

  for (const [path, status] of strange) {
    const answer = await rawGet(url, path)
    expect([answer.status, answer.headers['location']], path.slice(0, 80)).toEqual([
      status,
      status === 302 ? '/' : undefined,
    ])
  }
})

test('L11 a whole address asks for its path, whatever host it names', async () => {
  const { url } = await startSite()

  expect(await rawGet(url, 'http://evil.example/api/category/list')).toMatchObject({ status: 200 })
  expect(await rawGet(url, 'http://evil.example/api/nothing')).toMatchObject({
    status: 404,
    body: NO_CALL,
  })
  const page = await rawGet(url, 'https://evil.example:8443/?lang=en', { host: 'evil.example' })
  expect(page.status).toBe(200)
  expect(page.body).not.toContain('evil.example')
})

test('L11 what is served below /assets is what was built, and nothing lists a folder', async () => {
  const { url } = await startSite()
  const theme = await rawGet(url, '/before-paint.js')

  expect(theme.body).toBe(
    readFileSync(`${import.meta.dirname}/../../../../web/dist/client/before-paint.js`, 'utf8'),
  )
  expect((await rawGet(url, '/assets')).status).toBe(302)
  const built = readdirSync(`${import.meta.dirname}/../../../../web/dist/client/assets`)
  for (const ending of ['.br', '.gz']) {
    const copy = built.find((name) => name.endsWith(ending))
    expect((await rawGet(url, `/assets/${copy}`)).status, ending).toBe(404)
    expect((await rawGet(url, `/before-paint.js${ending}`)).status, ending).toBe(302)
  }
})

test('M02 a file whose name stays is asked for again after five minutes, and comes in the encoding that was asked for', async () => {
  const { url } = await startSite()

  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await rawGet(url, '/before-paint.js', { 'accept-encoding': accepted })
    expect(
      [headers['content-encoding'], headers['cache-control'], headers['vary']],
      accepted,
    ).toEqual([encoding, 'public, max-age=300', 'accept-encoding'])
  }
})

test('L01 L11 a part that a file does not have and a condition that it does not meet are refused, which is no fault', async () => {
  const { url, log } = await startSite()
  const asset =
    /\/assets\/entry-browser-[\w-]+\.js/.exec((await rawGet(url, '/about?lang=en')).body)?.[0] ?? ''
  const asked: [headers: Record<string, string>, status: number][] = [
    [{ range: 'bytes=0-9' }, 206],
    [{ range: 'bytes=0-9,20-29' }, 200],
    [{ range: 'lines=1-2' }, 200],
    [{ range: 'bytes=999999999-' }, 416],
    [{ range: 'bytes=5-1' }, 416],
    [{ range: 'bytes=x' }, 416],
    [{ 'if-match': '"another"' }, 412],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ]

  for (const path of ['/before-paint.js', asset]) {
    for (const [headers, status] of asked) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await rawGet(url, path, headers, method)
        expect(answer.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(status)
        if (status > 400)
          expect(answer.headers, path).toMatchObject({
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
      }
    }
  }
  expect(log.filter((line) => line.includes('request failed'))).toEqual([])
})
