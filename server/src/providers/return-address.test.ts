import { expect, test } from 'vitest'
import { shareSite } from '../../test/start-site.ts'

const shared = shareSite(async () => undefined)

test.each([
  ['/provider/auth/2?code=abc&state=S-1_x', '/provider/auth/2/Y29kZT1hYmMmc3RhdGU9Uy0xX3g/S-1_x'],
  ['/provider/auth/3?openid.mode=id_res', '/provider/auth/3/b3BlbmlkLm1vZGU9aWRfcmVz'],
  ['/provider/auth/4?error=access_denied&state=abc', '/provider/auth/4/denied/abc'],
  ['/provider/auth/3?openid.mode=cancel&state=abc', '/provider/auth/3/denied/abc'],
  ['/provider/auth/1', '/provider/auth/1/denied'],
])('PROV-13 %s leads on to the page %s', async (from, to) => {
  const { status, headers } = await shared().get(from)
  expect(status).toBe(303)
  expect(headers.get('location')).toBe(to)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test.each(
  [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/x',
    '%2F%2Fevil.example',
    '..%2F..%2F..%2F%2Fevil.example',
    '%0d%0aLocation:%20https://evil.example',
    '%0D%0ASet-Cookie:%20a=b',
    '\u0000',
    'javascript:alert(1)',
    '@evil.example',
    '#//evil.example',
  ].map((hostile) => [hostile]),
)('F04 %j in what another site sends leads to no other site', async (hostile) => {
  for (const id of [1, 2, 3, 4])
    for (const name of ['state', 'code', 'error', 'openid.return_to', 'redirect_uri', 'next']) {
      const { status, headers } = await shared().get(
        `/provider/auth/${id}?${name}=${encodeURI(hostile)}&${hostile}`,
      )
      expect(status).toBe(303)
      expect(headers.get('location')).toMatch(
        new RegExp(`^/provider/auth/${id}/[\\w-]+(?:/[\\w-]+)?$`),
      )
      expect(headers.get('set-cookie')).toBeNull()
    }
})

test('D02 what another site sends is in no line of the log', async () => {
  const { get, log } = shared()
  await get('/provider/auth/2?code=a-secret-code&state=a-secret-state')
  await get('/provider/auth/2/a-secret-code/a-secret-state')
  expect(log.join('')).toContain('/provider/auth')
  expect(log.join('')).not.toContain('a-secret')
})
