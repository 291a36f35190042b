import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { sendRequest } from '../../../test/send-request.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'
import { reactionsTag } from '../../articles/page-tags.ts'
import { newsKind } from '../../news/kind.ts'
import { acceptedEncoding } from './request-headers.ts'

const kept = { environment: { PAGE_CACHE_SECONDS: '3600' } }

/** How many pages were rendered and how many came from the cache, as the site itself counts. */
async function counts({ get }: Pick<TestSite, 'get'>) {
  const figures = await (await get('/metrics')).text()
  const count = (from: string) =>
    Number(
      new RegExp(`loadout_page_cache_total\\{from="${from}"\\} (\\d+)`).exec(figures)?.[1] ?? 0,
    )
  return { render: count('render'), cache: count('cache') }
}

test('M02 pages named by ?lang may be shared for a short time, any other is asked for each time', async () => {
  const { url } = await startSite(kept)

  for (const round of ['rendered', 'kept']) {
    expect((await rawGet(url, '/?lang=de')).headers, round).toMatchObject({
      'cache-control': 'public, max-age=30',
      vary: 'accept-encoding',
      'content-language': 'de',
    })
    // The same page as the next, named and not.
    expect((await rawGet(url, '/?lang=sv')).headers, round).toMatchObject({
      'cache-control': 'public, max-age=30',
      vary: 'accept-encoding',
      'content-language': 'sv',
    })
    const own = await rawGet(url, '/')
    expect(own.headers, round).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-language': 'sv',
      etag: expect.stringMatching(/^W\//) as unknown,
    })
    expect(own.headers, round).not.toHaveProperty('vary')
    expect((await rawGet(url, '/?lang=xx')).headers, round).toMatchObject({
      'cache-control': 'private, no-cache',
    })
  }
})

test('M02 a browser that has the page is told so, whether it was kept or not', async () => {
  for (const options of [kept, {}]) {
    const { url } = await startSite(options)
    const {
      headers: { etag = '' },
    } = await rawGet(url, '/about?lang=en')
    for (const encoding of ['identity', 'br', 'gzip', 'br']) {
      const unchanged = await rawGet(url, '/about?lang=en', {
        'if-none-match': etag,
        'accept-encoding': encoding,
      })

      expect(unchanged, encoding).toMatchObject({
        status: 304,
        body: '',
        headers: { etag, 'cache-control': 'public, max-age=30', vary: 'accept-encoding' },
      })
      expect(unchanged.headers, encoding).not.toHaveProperty('content-encoding')
      expect(unchanged.headers, encoding).not.toHaveProperty('content-length')
      await sendRequest(url, { target: '/about?lang=en', headers: { 'accept-encoding': encoding } })
    }
    for (const tags of [`"another", ${etag}`, `W/"x",${etag},"y"`])
      expect((await rawGet(url, '/about?lang=en', { 'if-none-match': tags })).status, tags).toBe(
        304,
      )
    expect((await rawGet(url, '/about?lang=en', { 'if-none-match': 'W/"another"' })).status).toBe(
      200,
    )
  }
})

const decode: Record<string, (bytes: Buffer) => string> = {
  br: (bytes) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
  identity: String,
}

test('M02 a page comes in the encoding that was asked for, rendered or kept', async () => {
  const { url } = await startSite(kept)
  const plain = (await sendRequest(url, { target: '/about?lang=en' })).body

  for (const round of ['compressed now', 'kept']) {
    for (const [encoding, read] of Object.entries(decode)) {
      const { bytes, headers } = await sendRequest(url, {
        target: '/about?lang=en',
        headers: { 'accept-encoding': encoding },
      })
      expect(headers['content-encoding'] ?? 'identity', round).toBe(encoding)
      expect(Number(headers['content-length']), round).toBe(bytes.length)
      expect(read(bytes), round).toBe(plain)
    }
  }
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['*', 'identity'],
  ['brotli', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['GZIP', 'identity'],
])('who accepts "%s" is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('M03 what is missing or refused is not kept, and neither is a redirect', async () => {
  const { url, make } = await startSite(kept)
  for (const round of ['first', 'again']) {
    for (const [path, status] of [
      ['/news/1', 404],
      ['/news/1/northwind-win?lang=en', 404],
      ['/nothing/here', 302],
      ['/%zz', 400],
    ] as const) {
      const answer = await rawGet(url, path)
      expect([answer.status, answer.headers['cache-control']], `${path} ${round}`).toEqual([
        status,
        'no-store',
      ])
      expect(answer.headers, path).not.toHaveProperty('etag')
    }
  }

  const { id } = await make.news({ title: 'Northwind win' })
  expect(id).toBe(1)
  expect((await rawGet(url, '/news/1/northwind-win?lang=en')).status).toBe(200)
})

test('a page is rendered once and then kept, and what is written shows at once', async () => {
  const { url, make, ...site } = await startSite(kept)
  const { id } = await make.news({ title: 'Northwind win' })
  const path = `/news/${id}/northwind-win?lang=en`
  for (let reader = 0; reader < 3; reader++) await rawGet(url, path)
  expect(await counts(site)).toEqual({ render: 1, cache: 2 })

  await make.revise(id, {
    languageId: 0,
    title: 'Northwind win',
    excerpt: 'x',
    content: '<p>They won twice.</p>',
  })
  expect((await rawGet(url, path)).body).toContain('They won twice.')
  const writer = await make.member({ username: 'Saga' })
  await make.news({ author: writer, title: 'Kestrel win' })
  expect((await rawGet(url, `/news-archive/${writer.id}/Saga?lang=en`)).body).toContain(
    'Kestrel win',
  )
})

test('only what depends on a change is rendered anew', async () => {
  const { url, make, ...site } = await startSite(kept)
  const [changed, other] = [
    await make.news({ title: 'Northwind win' }),
    await make.news({ title: 'Kestrel win' }),
  ]
  const paths = [
    `/news/${changed.id}/northwind-win?lang=en`,
    `/news/${changed.id}/northwind-win?lang=de`,
    `/news/${other.id}/kestrel-win?lang=en`,
    '/?lang=en',
    '/about?lang=en',
  ]
  for (const path of paths) await rawGet(url, path)

  await site.site.transaction(async ({ purge }) => purge(reactionsTag(newsKind, changed.id)))
  for (const path of paths) await rawGet(url, path)
  expect(await counts(site)).toEqual({ render: 5 + 2, cache: 3 })
})

test('a write that is rolled back purges nothing', async () => {
  const site = await startSite(kept)
  await rawGet(site.url, '/?lang=en')
  const failed = site.site.transaction(async ({ purge }) => {
    purge('news')
    throw new Error('changed my mind')
  })

  await expect(failed).rejects.toThrow('changed my mind')
  await rawGet(site.url, '/?lang=en')
  expect(await counts(site)).toEqual({ render: 1, cache: 1 })
})

test('a render that was under way when its article changed is not kept', async () => {
  const { url, make, path, id, before, release } = await stuckRender()
  await make.revise(id, {
    languageId: 0,
    title: 'Northwind win',
    excerpt: 'x',
    content: '<p>new words</p>',
  })
  await release()

  expect((await before).body).toContain('old words')
  expect((await rawGet(url, path)).body).toContain('new words')
})

test('a render that was under way when its article changed is not handed to whoever asks later', async () => {
  const { url, make, path, id, before, release, waiting } = await stuckRender()
  await make.revise(id, {
    languageId: 0,
    title: 'Northwind win',
    excerpt: 'x',
    content: '<p>new words</p>',
  })
  const after = rawGet(url, path)
  await eventually(async () => expect(await waiting()).toBe(2))
  await release()

  expect((await before).body).toContain('old words')
  expect((await after).body).toContain('new words')
})

/** A page whose render has read its article and waits for the comments. */
async function stuckRender() {
  const { url, db, databaseUrl, make } = await startSite(kept)
  const { id } = await make.news({ title: 'Northwind win', content: '<p>old words</p>' })
  const path = `/news/${id}/northwind-win?lang=en`
  const blocker = new pg.Client({ connectionString: databaseUrl })
  await blocker.connect()
  onTestFinished(() => blocker.end())
  await blocker.query('begin; lock table comment in access exclusive mode')

  let isAnswered = false
  const before = rawGet(url, path).finally(() => (isAnswered = true))
  await eventually(async () =>
    expect({ ...(await statements()), isAnswered }).toEqual({
      waiting: 1,
      running: 0,
      isAnswered: false,
    }),
  )
  return {
    url,
    make,
    path,
    id,
    before,
    release: () => blocker.query('commit'),
    waiting: async () => (await statements())?.waiting,
  }

  async function statements() {
    const { rows } = await sql<{ waiting: number; running: number }>`
      select count(*) filter (where wait_event_type = 'Lock')::int as waiting, count(*) filter (where wait_event_type is distinct from 'Lock')::int as running
      from pg_stat_activity where datname = current_database() and state = 'active'
        and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
    return rows[0]
  }
}
