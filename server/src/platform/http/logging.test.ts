import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serveEcho } from '../../../test/echo-call.ts'
import { rawGet, rawRequest } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'
import { loggedPath } from './logging.ts'

/** Longer than whatever a moment or a process id may happen to hold. */
const MEMBER = '2047114711'
const TOKEN = 'tok3nThatNobodyMayRead'
const PASSWORD = 'passw0rdThatNobodyMayRead'
const FORM = 'application/x-www-form-urlencoded'

const targets = [
  `/api/news/list?_u=${MEMBER}&_t=${TOKEN}`,
  `/api/news/get?id=x&_t=${TOKEN}`,
  `/api/nothing?_t=${TOKEN}`,
  `/?_t=${TOKEN}`,
  `/?lang=en&token=${TOKEN}`,
  `/about?password=${PASSWORD}`,
  `/auth/${MEMBER}/${TOKEN}`,
  `/reset_password/${MEMBER}/u/${TOKEN}`,
  `/setup/${TOKEN}`,
  `/user/verify_email/${MEMBER}/${TOKEN}`,
  `/provider/auth/3/${TOKEN}`,
  `//auth/${MEMBER}/${TOKEN}`,
  `/AUTH/${MEMBER}/${TOKEN}`,
  `/auth/${MEMBER}/${TOKEN}%00`,
  `/user//verify_email/${MEMBER}/${TOKEN}`,
  `/user/./verify_email/${MEMBER}/${TOKEN}`,
  `/x/../auth/${MEMBER}/${TOKEN}`,
  `/sv/reset_password/${MEMBER}/u/${TOKEN}`,
  `/%2561uth/${MEMBER}/${TOKEN}`,
  `/auth//${MEMBER}//${TOKEN}`,
  `/auth/${MEMBER}/${TOKEN}/%zz`,
  `/metrics?_t=${TOKEN}`,
  `/media/none?_t=${TOKEN}`,
  `/before-paint.js?_t=${TOKEN}`,
  `http://localhost/auth/${MEMBER}/${TOKEN}`,
  `/nothing/here?_u=${MEMBER}&_t=${TOKEN}`,
  `/api/test/echo?_t=${TOKEN}`,
  `/auth/${MEMBER}/${TOKEN}?x=${'a'.repeat(17_000)}`,
]

test.each(['info', 'debug', 'trace'])(
  'D02 no line of the log holds a token, a user id or a password, however it came (%s)',
  async (level) => {
    const { url, log } = await startSite({
      environment: { LOG_LEVEL: level, RATE_LIMIT_SEARCH: '1' },
      extend: serveEcho,
    })
    const carried = {
      authorization: `Bearer ${TOKEN}`,
      cookie: `user-id=${MEMBER}; user-token=${TOKEN}`,
      referer: `http://localhost/auth/${MEMBER}/${TOKEN}`,
      'x-forwarded-for': TOKEN,
      'user-agent': PASSWORD,
    }
    const post = (path: string, type: string, body: string) =>
      rawRequest(
        url,
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )

    for (const target of targets) await rawGet(url, target, carried)
    await Promise.all([1, 2].map(() => rawGet(url, `/api/article/search?tag_id=1&_t=${TOKEN}`)))
    await post('/api/test/echo', FORM, `id=7&_u=${MEMBER}&_t=${TOKEN}&password=${PASSWORD}`)
    await post('/api/test/echo', FORM, `id=x&_t=${TOKEN}&password=${PASSWORD}`)
    await post('/api/test/echo', 'application/json', JSON.stringify({ password: PASSWORD }))
    await post(
      '/csp-report',
      'application/csp-report',
      JSON.stringify({
        'csp-report': {
          'document-uri': `https://x/auth/${MEMBER}/${TOKEN}?_t=${TOKEN}`,
          referrer: `https://x/?_t=${TOKEN}`,
          'blocked-uri': `https://evil.example/${TOKEN}?_t=${TOKEN}`,
          'source-file': `https://x/${TOKEN}`,
          'script-sample': PASSWORD,
          'effective-directive': 'img-src',
        },
      }),
    )
    await post('/csp-report', 'application/csp-report', `not json ${TOKEN}`)
    await rawRequest(url, `GET /auth/${MEMBER}/${TOKEN} HTTP/9.9\r\n\r\n`)

    expect(log.length).toBeGreaterThan(targets.length)
    for (const line of log)
      for (const secret of [TOKEN, PASSWORD, MEMBER]) expect(line).not.toContain(secret)
    expect(log.join('')).toContain('"path":"/auth/…"')
  },
)

test('D02 a report of the content security policy is logged with what and where, not with addresses', async () => {
  const { url, log } = await startSite()
  const report = {
    'document-uri': 'https://x/news/5/title?lang=en',
    'violated-directive': 'script-src',
    'blocked-uri': 'https://evil.example/x.js?y',
  }
  const bodies = [
    JSON.stringify({ 'csp-report': report }),
    '{"csp-report":null}',
    'null',
    '5',
    '"x"',
    '[]',
    '',
    '{',
    '{"csp-report":{"blocked-uri":5,"document-uri":{}}}',
  ]

  for (const body of bodies) {
    const response = await fetch(`${url}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body,
    })
    expect(response.status, body).toBe(204)
  }
  const reported = log
    .map((line) => JSON.parse(line) as { msg: string })
    .filter(({ msg }) => msg === 'content security policy')
  expect(reported[0]).toMatchObject({
    level: 40,
    directive: 'script-src',
    blocked: 'https://evil.example',
    page: '/news/5/title',
  })
  expect(reported).toHaveLength(bodies.length)
})

test('L10 every request is one line, with its id, path, status and time, and the caller as a hash', async () => {
  const { url, log } = await startSite()
  await rawGet(url, '/api/category/list?_=1')
  const refused = await rawGet(url, '/api/news/get?id=x')

  const lines = log
    .map((line) => JSON.parse(line) as { msg: string })
    .filter(({ msg }) => msg === 'request')
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/api/category/list',
      status: 200,
      ms: expect.any(Number) as unknown,
      from: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
    }),
    expect.objectContaining({
      method: 'GET',
      path: '/api/news/get',
      status: 400,
      reqId: refused.headers['x-request-id'],
    }),
  ])
  expect(log.join('')).not.toContain('127.0.0.1"')
})

test.each([
  ['/news/5/title?lang=en', '/news/5/title'],
  ['/auth/5/secret', '/auth/…'],
  ['/auth', '/auth'],
  ['/authors/5', '/authors/5'],
  ['/reset_password/5/u/secret', '/reset_password/…'],
  ['/user/verify_email/5/secret', '/user/verify_email/…'],
  ['/undo_email/5/secret', '/undo_email/…'],
  ['/unsubscribe/5/secret', '/unsubscribe/…'],
  ['/unsubscribe', '/unsubscribe'],
  ['/user/Haldor', '/user/Haldor'],
  ['/provider/auth/3/secret?x', '/provider/auth/…'],
  ['//Auth/5/secret', '/Auth/…'],
  ['/user//verify_email/5/secret', '/user/verify_email/…'],
  ['/user/./verify_email/5/secret', '/user/./verify_email/…'],
  ['/user/x/../verify_email/5/secret', '/user/x/../verify_email/…'],
  ['/user\\verify_email\\5\\secret', '/user/verify_email/…'],
  ['/en/auth/5/secret', '/en/auth/…'],
  ['/auth;x=1/5/secret', '/auth/…'],
  ['/auth%20/5/secret', '/auth/…'],
  ['/%61uth/5/secret%zz', '/auth/…'],
  ['/%2561uth/5/secret', '/auth/…'],
  ['/%ff/auth/5/secret', '/%ff/auth/…'],
  ['/%61uth/5/secret', '/auth/…'],
  ['/user%2Fverify_email/5/secret', '/user/verify_email/…'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ['', ''],
])('D02 %s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test.each(['select to_tsquery(', 'select int4in(', 'select timestamptz('])(
  'D02 what PostgreSQL says of words it cannot read is logged without them (%s…)',
  async (beginning) => {
    const { get, log } = await startSite({
      extend: (http, { db }) =>
        void http.get('/broken', async () =>
          sql`${sql.raw(beginning)}${sql.lit(`${PASSWORD} 'x`)}) as found`.execute(db),
        ),
    })
    await get('/broken')
    expect(log.join('')).toContain('request failed')
    expect(log.join('')).not.toContain(PASSWORD)
  },
)
