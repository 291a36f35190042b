import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rawGet } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'
import { mayReadMetrics } from './metrics.ts'

test('O01 a living site is alive and ready, and both are asked anew each time', async () => {
  const { get } = await startSite()

  for (const path of ['/healthz', '/readyz']) {
    const response = await get(path)
    expect(
      [response.status, response.headers.get('cache-control'), await response.json()],
      path,
    ).toEqual([200, 'no-store', { ok: true }])
  }
})

test('O01 a site that is told to end is not ready from that moment, still alive, and still answers', async () => {
  const { get, site } = await startSite()
  // On connections that are open by then, as those of a proxy are.
  const opened = await Promise.all(
    ['/readyz', '/healthz', '/api/category/list'].map((path) => get(path)),
  )
  for (const answer of opened) await answer.arrayBuffer()
  // The port closes when all three are answered, however long that takes.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const drained = site.drain()

  const [ready, alive, call] = await Promise.all([
    get('/readyz'),
    get('/healthz'),
    get('/api/category/list'),
  ])
  expect([ready.status, await ready.json()]).toEqual([503, { ok: false }])
  expect([alive.status, call.status]).toEqual([200, 200])
  for (const response of [ready, alive, call])
    expect(response.headers.get('connection')).toBe('close')
  vi.advanceTimersByTime(300)
  vi.useRealTimers()
  await drained
  await expect(get('/healthz')).rejects.toThrow('fetch failed')
})

test('O01 L09 however many ask at once whether a site is ready, they leave the connections of the database to others', async () => {
  const { url, db } = await startSite()
  expect((await rawGet(url, '/readyz')).status).toBe(200)
  await Promise.all(Array.from({ length: 200 }, () => rawGet(url, '/readyz')))

  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query = 'select 1'`.execute(
    db,
  )
  // One after the other they may have had two or three; at once they would have had all ten.
  expect(rows[0]?.count).toBeLessThanOrEqual(3)
})

test('a site tells its figures to this machine only', async () => {
  const { get } = await startSite()
  const figures = await get('/metrics')
  const text = await figures.text()

  expect([figures.status, figures.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const name of [
    'loadout_request_seconds',
    'loadout_page_cache_total',
    'loadout_database_up 1',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(name)
  for (const header of [{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }]) {
    const hidden = await get('/metrics', header)
    expect([hidden.status, (await hidden.text()).includes('loadout_')]).toEqual([404, false])
  }
})

test('a site with a metrics token tells its figures to whoever has it, from anywhere', async () => {
  const { get } = await startSite({ environment: { METRICS_TOKEN: 'a-metrics-token' } })

  expect(
    (
      await get('/metrics', {
        authorization: 'Bearer a-metrics-token',
        'x-forwarded-for': '198.51.100.1',
      })
    ).status,
  ).toBe(200)
  for (const authorization of [
    'Bearer wrong',
    'Bearer ',
    'a-metrics-token',
    'Bearer a-metrics-token2',
    '',
  ])
    expect((await get('/metrics', { authorization })).status).toBe(404)
  expect((await get('/metrics')).status).toBe(404)
})

test('calls, pages and the page cache are counted', async () => {
  const { get } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  for (const path of [
    '/api/category/list',
    '/api/news/get?id=x',
    '/?lang=en',
    '/?lang=en',
    '/about?lang=en',
  ])
    await get(path)
  const text = await (await get('/metrics')).text()

  expect(text).toContain('loadout_request_seconds_count{kind="call",status="2xx"} 1')
  expect(text).toContain('loadout_request_seconds_count{kind="call",status="4xx"} 1')
  expect(text).toContain('loadout_page_cache_total{from="render"} 2')
  expect(text).toContain('loadout_page_cache_total{from="cache"} 1')
})

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['198.51.100.7', false],
  ['10.0.0.1', false],
  ['::ffff:198.51.100.7', false],
  ['2001:db8::1', false],
  ['', false],
  ['127.evil.example', false],
])('figures for a peer at "%s" without a token: %s', (remoteAddress, may) => {
  const peer = { headers: {}, socket: { remoteAddress } } as never
  expect(mayReadMetrics(peer, { token: undefined, production: false })).toBe(may)
  expect(mayReadMetrics(peer, { token: undefined, production: true })).toBe(false)
})
