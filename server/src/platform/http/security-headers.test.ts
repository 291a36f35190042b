import { expect, test } from 'vitest'
import { serveEcho } from '../../../test/echo-call.ts'
import { rawGet, rawRequest, type RawAnswer } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'

const POLICY = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self' wss://community.example`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `worker-src 'self'`,
  `frame-src https://www.youtube-nocookie.com https://player.twitch.tv https://www.twitch.tv`,
  `require-trusted-types-for 'script'`,
  `trusted-types loadout-rich-text loadout-service-worker`,
  `report-uri /csp-report`,
]

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000',
}

const secure = {
  ORIGIN: 'https://community.example',
  RATE_LIMIT_SEARCH: '1',
  PAGE_CACHE_SECONDS: '60',
}

/** One request of every kind that the site answers, and the status that shows it was that kind. */
async function everyKind() {
  const { url, make } = await startSite({ environment: secure, extend: serveFaults })
  const writer = await make.member()
  const { id } = await make.news({ author: writer, title: 'Kestrel win' })
  const article = `/news/${id}/kestrel-win?lang=en`
  const { etag = '' } = (await rawGet(url, article)).headers
  const asset =
    /\/assets\/entry-browser-[\w-]+\.js/.exec((await rawGet(url, article)).body)?.[0] ?? ''
  const style =
    /\/assets\/entry-browser-[\w-]+\.css/.exec((await rawGet(url, article)).body)?.[0] ?? ''
  const post = (path: string, type: string, body: string) =>
    rawRequest(
      url,
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
  await rawGet(url, '/api/article/search?tag_id=1')

  const answers: [kind: string, status: number, answer: RawAnswer][] = [
    ['a rendered page', 200, await rawGet(url, '/?lang=de')],
    ['a kept page', 200, await rawGet(url, article)],
    ['a page the browser has', 304, await rawGet(url, article, { 'if-none-match': etag })],
    ['a compressed page', 200, await rawGet(url, article, { 'accept-encoding': 'br' })],
    ['the head of a page', 200, await rawGet(url, article, {}, 'HEAD')],
    ['a redirect', 302, await rawGet(url, '/nothing/here')],
    ['a missing article', 404, await rawGet(url, '/news/999999')],
    ['an unreadable address', 400, await rawGet(url, '/%zz')],
    ['a page sent with POST', 405, await rawGet(url, '/', {}, 'POST')],
    ['a call', 200, await rawGet(url, '/api/category/list')],
    ['a refused call', 400, await rawGet(url, '/api/news/get?id=x')],
    ['a missing call', 404, await rawGet(url, '/api/nothing')],
    ['a call sent with PUT', 405, await rawGet(url, '/api/news/get', {}, 'PUT')],
    ['a form of another kind', 415, await post('/api/test/echo', 'text/plain', 'x')],
    [
      'too large a form',
      413,
      await post('/api/test/echo', 'application/x-www-form-urlencoded', 'a'.repeat(65_537)),
    ],
    ['too many calls', 429, await rawGet(url, '/api/article/search?tag_id=1')],
    ['a fault', 500, await rawGet(url, '/api/test/fault')],
    ['the service worker', 200, await rawGet(url, '/service-worker.js')],
    ['robots.txt', 200, await rawGet(url, '/robots.txt')],
    ['the sitemap', 200, await rawGet(url, '/sitemap.xml')],
    ['the API document', 200, await rawGet(url, '/api/openapi.json')],
    ['the API page', 200, await rawGet(url, '/api/docs')],
    ['health', 200, await rawGet(url, '/healthz')],
    ['readiness', 200, await rawGet(url, '/readyz')],
    ['figures', 200, await rawGet(url, '/metrics')],
    ['a report', 204, await post('/csp-report', 'application/csp-report', '{}')],
    ['a missing picture', 404, await rawGet(url, '/media/news/none/600x280.webp')],
    ['too long headers', 431, await rawGet(url, '/', { x: 'a'.repeat(17_000) })],
    ['a broken request', 400, await rawRequest(url, 'GET / HTTP/9.9\r\n\r\n')],
  ]
  /** What is no page, wherever it is opened. */
  const files: typeof answers = [
    ['a script', 200, await rawGet(url, asset)],
    ['a compressed script', 200, await rawGet(url, asset, { 'accept-encoding': 'br' })],
    ['the theme script', 200, await rawGet(url, '/before-paint.js')],
    ['a drawing', 200, await rawGet(url, '/mark.svg')],
    ['a stylesheet', 200, await rawGet(url, style)],
    ['a picture', 200, await rawGet(url, '/media/news/csgo-1/50x40.webp')],
    ['an avatar', 200, await rawGet(url, `/media/avatar/${writer.id}/32x32.webp`)],
  ]
  return { answers, files }
}

function serveFaults(...[http, site]: Parameters<typeof serveEcho>) {
  serveEcho(http, site)
  ;(http as { get: (path: string, options: object, handler: () => never) => void }).get(
    '/api/test/fault',
    { config: { access: 'anyone' } },
    () => {
      throw new Error('a fault')
    },
  )
}

test('M05 M06 every answer of every kind carries the headers that protect it', async () => {
  const { answers, files } = await everyKind()

  for (const [kind, status, answer] of [...answers, ...files]) {
    expect(answer.status, kind).toBe(status)
    expect(answer.headers, kind).toMatchObject(EVERYWHERE)
    expect(Object.keys(answer.headers), kind).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(server|x-powered-by|via)$/)]),
    )
  }
  for (const [kind, , { headers }] of answers)
    expect(headers['content-security-policy'], kind).toBe(POLICY.join('; '))
  for (const [kind, , { headers }] of files)
    expect(headers['content-security-policy'], kind).toBe(`default-src 'none'; sandbox`)
})

test('M06 a site without TLS does not ask for it', async () => {
  const { url } = await startSite({ environment: { ORIGIN: 'http://community.example' } })

  expect((await rawGet(url, '/?lang=en')).headers).not.toHaveProperty('strict-transport-security')
})

test('M05 API-01 pages of a site whose calls go to another host may connect to that host only', async () => {
  const { url } = await startSite({ environment: { API_HOST: 'https://api.community.example/v1' } })
  const policy = (await rawGet(url, '/?lang=en')).headers['content-security-policy']

  expect(policy?.split('; ').find((rule) => rule.startsWith('connect-src'))).toBe(
    `connect-src 'self' https://api.community.example ws://localhost:3000`,
  )
})

test.each([
  [{ ORIGIN: 'http://community.example:8080' }, 'ws://community.example:8080'],
  [{ ORIGIN: 'https://community.example' }, 'wss://community.example'],
  [
    { PUSHER_APP_ID: '5', PUSHER_APP_KEY: 'key', PUSHER_APP_SECRET: 'secret' },
    'wss://ws-eu.pusher.com',
  ],
  [
    {
      PUSHER_APP_ID: '5',
      PUSHER_APP_KEY: 'key',
      PUSHER_APP_SECRET: 'secret',
      PUSHER_HOST: 'https://sockets.example',
    },
    'wss://sockets.example',
  ],
])(
  'M05 RT-09 pages of a site with %j may open sockets to %s and nowhere else',
  async (environment, sockets) => {
    const { url } = await startSite({ environment })
    const policy = (await rawGet(url, '/?lang=en')).headers['content-security-policy']

    expect(policy?.split('; ').find((rule) => rule.startsWith('connect-src'))).toBe(
      `connect-src 'self' ${sockets}`,
    )
  },
)
