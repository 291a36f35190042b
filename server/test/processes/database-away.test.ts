import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { startLoad } from '../load.ts'
import { startOwnPostgres, type OwnPostgres } from '../own-postgres.ts'
import { sendRequest } from '../send-request.ts'
import { startProcess } from '../start-process.ts'
import { untilCalm } from '../until-calm.ts'

const UNAVAILABLE =
  '{"error":"The site is briefly unavailable. Please try again.","code":"unavailable"}'
const calls = [
  '/api/news/list?limit=20',
  '/api/news/get?id=1',
  '/api/comment/list?id=1&article_type=news',
  '/api/tags/popular',
  '/api/article/search?tag_id=1',
  '/api/content/get?url=about',
]

const faults: {
  what: string
  begin: (postgres: OwnPostgres) => void
  end: (postgres: OwnPostgres) => void | Promise<void>
}[] = [
  { what: 'killed', begin: (postgres) => postgres.crash(), end: (postgres) => postgres.restart() },
  { what: 'frozen', begin: (postgres) => postgres.freeze(), end: (postgres) => postgres.thaw() },
]

test.each(faults)(
  'O02 B06 while PostgreSQL is $what under load readers are told to come back or shown what was kept, and then all is as before',
  async ({ what, begin, end }) => {
    const postgres = await startOwnPostgres(`away-${what}`)
    onTestFinished(() => postgres.stop())
    const server = await startProcess({
      databaseUrl: postgres.url,
      flags: ['--demo'],
      environment: { PAGE_CACHE_SECONDS: '1', LOG_LEVEL: 'warn' },
    })
    const pages = [
      '/about?lang=en',
      '/?lang=de',
      ...(await Promise.all(
        ['/tags/1?lang=sv', '/news/1?lang=en'].map((target) => addressOf(server.url, target)),
      )),
    ]
    // Enough to be under way at any moment; as fast as it goes, it would be what the site waits
    // for.
    const load = startLoad(() => [server.url], [...calls, ...pages, '/readyz'], { pause: 20 })
    onTestFinished(() => load.stop())
    await untilCalm(load, 300)

    const stuck = await stuckQuery(postgres.url, server.url)
    const down = load.outcomes.length
    begin(postgres)
    const refused = () => load.outcomes.slice(down).filter(({ status }) => status === 503)
    await eventually(() =>
      expect(new Set(refused().map(({ target }) => target))).toEqual(
        new Set([...calls, '/readyz']),
      ),
    )
    // At once, not after waiting for a connection that will not come.
    await eventually(() => expect(refused().length).toBeGreaterThan(500))
    expect((await stuck.answer).status).toBe(503)
    expect((await sendRequest(server.url, { target: '/about?lang=en' })).body).toContain('<h1')
    expect(await sendRequest(server.url, { target: '/about?lang=ru' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1', 'cache-control': 'no-store' },
    })
    expect((await sendRequest(server.url, { target: '/healthz' })).status).toBe(200)

    const away = load.outcomes.slice(down)
    await end(postgres)
    await stuck.release()
    const isWell = async () =>
      (
        await Promise.all(
          [...calls, '/readyz', '/about?lang=ru'].map((target) =>
            sendRequest(server.url, { target }),
          ),
        )
      ).every(({ status }) => status === 200)
    await eventually(async () => expect(await isWell()).toBe(true))
    await untilCalm(load, 300)
    await load.stop()

    // Nothing but answers, kept pages and clean refusals, all the time.
    expect(Object.keys(load.tally(down)).filter((kind) => !['200', '503'].includes(kind))).toEqual(
      [],
    )
    for (const { target, body, headers } of refused()) {
      if (target.startsWith('/api/'))
        expect([body, headers['retry-after']], target).toEqual([UNAVAILABLE, '1'])
    }
    // What changes in the moment of its return may be shown to nobody any more, and not yet be
    // made.
    expect(away.filter(({ status, target }) => status === 503 && pages.includes(target))).toEqual(
      [],
    )
    expect(server.isRunning()).toBe(true)
  },
)

/**
 * The one true address of a page, to which this one leads, unless a site that has just started
 * tells to come back.
 */
const addressOf = (url: string, target: string) =>
  eventually(async () => {
    const { status, headers } = await sendRequest(url, { target })
    expect(status).toBe(302)
    return headers['location'] ?? ''
  })

/** A call whose query is under way for certain when the database goes. */
async function stuckQuery(databaseUrl: string, url: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin; lock table content_page_version in access exclusive mode')
  const answer = sendRequest(url, { target: '/api/content/list' })
  await eventually(async () => {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where not granted and relation = 'content_page_version'::regclass`,
    )
    expect(rows[0]?.waiting).toBeGreaterThan(0)
  })
  return { answer, release: () => client.end().catch(() => undefined) }
}
