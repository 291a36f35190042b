import { expect, test } from 'vitest'
import { rawGet } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'

const FRIEND = 'https://app.community.example'
const paths = [
  '/api/category/list',
  '/api/news/get?id=1',
  '/api/news/get?id=x',
  '/api/nothing',
  '/api/openapi.json',
]

test('M07 an origin that the configuration names may read the API, and never with cookies', async () => {
  const { url } = await startSite({
    environment: { CORS_ORIGINS: `${FRIEND}, http://localhost:5000` },
  })

  for (const path of paths) {
    const { headers } = await rawGet(url, path, { origin: FRIEND })
    expect(headers, path).toMatchObject({
      'access-control-allow-origin': FRIEND,
      vary: expect.stringContaining('Origin') as unknown,
    })
    expect(headers, path).not.toHaveProperty('access-control-allow-credentials')
  }
})

test('M07 no other origin may, however much it resembles one that may', async () => {
  const { url } = await startSite({ environment: { CORS_ORIGINS: FRIEND } })
  const strangers = [
    'https://evil.example',
    'null',
    '*',
    '',
    `${FRIEND}.evil.example`,
    `https://evil.example/${FRIEND}`,
    `${FRIEND}:8443`,
    `${FRIEND}/`,
    `${FRIEND},https://evil.example`,
    `${FRIEND} https://evil.example`,
    'http://app.community.example',
    'https://evilapp.community.example',
    'https://community.example',
    'https://x.app.community.example',
    FRIEND.toUpperCase(),
    'file://',
    'https://app.community.example@evil.example',
    'https://app-community.example',
    'https://app.community.examplf',
  ]

  for (const origin of strangers) {
    for (const path of paths) {
      const { headers } = await rawGet(url, path, { origin })
      expect(headers, `${origin} ${path}`).not.toHaveProperty('access-control-allow-origin')
      expect(headers, `${origin} ${path}`).toMatchObject({
        vary: expect.stringContaining('Origin') as unknown,
      })
    }
  }
})

test('M07 pages, pictures and figures are nobody else’s, not even a named origin’s', async () => {
  const { url } = await startSite({ environment: { CORS_ORIGINS: FRIEND } })

  for (const path of [
    '/?lang=en',
    '/about',
    '/metrics',
    '/healthz',
    '/before-paint.js',
    '/apifoo',
    '/media/avatar/1/32x32.webp',
  ]) {
    expect((await rawGet(url, path, { origin: FRIEND })).headers, path).not.toHaveProperty(
      'access-control-allow-origin',
    )
  }
})

test('M07 without a configuration nobody may', async () => {
  const { url } = await startSite()

  for (const origin of [FRIEND, 'null', url]) {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await rawGet(
        url,
        '/api/category/list',
        { origin, 'access-control-request-method': 'GET' },
        method,
      )
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  }
})
