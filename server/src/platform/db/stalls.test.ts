import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getNews } from '@loadout/contract/news/news.ts'
import { eventually } from '../../../test/eventually.ts'
import { stopMonotonicClock } from '../../../test/monotonic-clock.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { startSite, startSiteOn, type TestSite } from '../../../test/start-site.ts'
import { dayOf } from '../../statistics/day.ts'
import { storeViews } from '../../statistics/store-views.ts'
import { hostOf, isConnectionError, isTimeLimit } from './availability.ts'
import { SITE_LIMITS } from './database.ts'
import { executeLongRunning } from './long-running.ts'

const hurried = { limits: SITE_LIMITS }

const UNAVAILABLE =
  '{"error":"The site is briefly unavailable. Please try again.","code":"unavailable"}'

/** Somebody who holds a table, as a stuck job or a careless operator would. */
async function holding({ databaseUrl }: TestSite, table: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return () => client.query('rollback')
}

/** A way to a database on which no connection opens, as on a machine that is too busy. */
async function wayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  let isClosed = false
  let givenUp = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (isClosed) return void socket.resume().once('close', () => givenUp++)
    const onward = connect(Number(port), hostname)
    onward.on('error', () => undefined)
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: String(url),
    close: () => void (isClosed = true),
    open: () => void (isClosed = false),
    givenUp: () => givenUp,
  }
}

/** Somebody who may do what the site does, and whose connections can be limited. */
async function roleOf(databaseUrl: string) {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create role ${name} login password 'secret' in role postgres`)
  onTestFinished(async () => {
    await client.query(`drop role ${name}`)
    await client.end()
  })
  const url = new URL(databaseUrl)
  url.username = name
  url.password = 'secret'
  return { name, url: String(url) }
}

test('L09 no statement runs longer than 5 seconds, waits longer than 2 for a lock, or leaves a transaction idle for more than 10', async () => {
  const { db } = await startSite(hurried)
  const { rows } =
    await sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      db,
    )

  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ])
})

test('L09 while a table is held, what needs it is refused for now, others are answered, and afterwards all is well', async () => {
  const site = await startSite(hurried)
  const { url, make } = site
  const { id } = await make.news()
  const release = await holding(site, 'comment')

  const stuck = rawGet(url, `/api/comment/list?id=${id}&article_type=news`)
  for (const path of [
    `/api/news/get?id=${id}`,
    '/api/content/list',
    '/api/category/list',
    '/readyz',
    '/healthz',
  ])
    expect((await rawGet(url, path)).status, path).toBe(200)
  // All that a page asks for at once may be too much for a machine that is busy.
  await eventually(async () => expect((await rawGet(url, '/?lang=en')).status).toBe(200))
  expect(await stuck).toMatchObject({
    status: 503,
    body: UNAVAILABLE,
    headers: { 'retry-after': '1', 'cache-control': 'no-store' },
  })

  await release()
  const list = `/api/comment/list?id=${id}&article_type=news`
  await eventually(async () => expect((await rawGet(url, list)).status).toBe(200))
})

test('L09 when every connection is stuck, whoever waits is refused for now, and the pool recovers', async () => {
  const site = await startSite(hurried)
  const { url, make } = site
  const { id } = await make.news()
  // While another pool is answered, a busy machine may be late to look whether the database is
  // away.
  const search = () => sql`select 1`.execute(site.site.searching)
  await search()
  const release = await holding(site, 'comment')
  const ask = () => rawGet(url, `/api/comment/list?id=${id}&article_type=news`)

  const answered = new AbortController()
  const crowd = Promise.all(Array.from({ length: 40 }, ask)).finally(() => answered.abort())
  // What needs no connection is answered all the while: a busy pool is not a database that is away.
  const others = new Set<number>()
  while (!answered.signal.aborted) {
    others.add((await rawGet(url, '/api/category/list')).status)
    await search()
  }
  expect([...others]).toEqual([200])
  expect(new Set((await crowd).map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set([`503 ${UNAVAILABLE}`]),
  )
  await release()
  await eventually(async () =>
    expect(
      new Set((await Promise.all(Array.from({ length: 20 }, ask))).map(({ status }) => status)),
    ).toEqual(new Set([200])),
  )
})

test('L09 while no connection opens in time, whoever has to wait for one is refused, and the others are answered', async () => {
  // Reads that are answered slowly would ask for a connection, too.
  stopMonotonicClock()
  const { databaseUrl, make } = await startSite(hurried)
  const { id } = await make.news()
  const way = await wayTo(databaseUrl)
  const { url, log } = await startSiteOn(way.url, hurried)
  const read = async () => (await rawGet(url, `/api/news/get?id=${id}`)).status
  const search = async () => (await rawGet(url, '/api/article/search?query=kestrel')).status
  await eventually(async () => expect(await read()).toBe(200))
  way.close()
  const searched = search()

  // The connection of the search, and that of the probe which looks whether the database is away.
  const statuses = new Set<number>()
  await eventually(async () => {
    statuses.add(await read())
    expect(way.givenUp()).toBeGreaterThanOrEqual(2)
  })
  statuses.add(await read())
  expect([await searched, ...statuses]).toEqual([503, 200])
  expect(log.filter((line) => line.includes('PostgreSQL does not answer'))).toEqual([])
  way.open()
  await eventually(async () => expect(await search()).toBe(200))
})

test('L09 while PostgreSQL has no connection to give, whoever needs another one is refused, and the others are answered', async () => {
  stopMonotonicClock()
  const { databaseUrl, db, make } = await startSite(hurried)
  const { id } = await make.news()
  const role = await roleOf(databaseUrl)
  const { url, log } = await startSiteOn(role.url, hurried)
  const read = async () => (await rawGet(url, `/api/news/get?id=${id}`)).status
  const search = async () => (await rawGet(url, '/api/article/search?query=kestrel')).status
  await eventually(async () => expect(await read()).toBe(200))
  await sql.raw(`alter role ${role.name} connection limit 0`).execute(db)

  for (let turn = 0; turn < 3; turn++) expect([await search(), await read()]).toEqual([503, 200])
  expect(log.filter((line) => line.includes('PostgreSQL does not answer'))).toEqual([])
  await sql.raw(`alter role ${role.name} connection limit -1`).execute(db)
  await eventually(async () => expect(await search()).toBe(200))
})

test('L09 a page whose data is stuck says so', async () => {
  const site = await startSite(hurried)
  const { url, make } = site
  const { id } = await make.news({ title: 'Northwind win', content: '<p>first words</p>' })
  const release = await holding(site, 'article_version')
  const refused = await rawGet(url, '/?lang=en')

  expect(refused).toMatchObject({
    status: 503,
    headers: {
      'retry-after': '1',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
  expect(refused.body).toContain('The site is briefly unavailable. Please try again.')
  await release()
  await eventually(async () =>
    expect((await rawGet(url, `/news/${id}/northwind-win?lang=en`)).body).toContain('first words'),
  )
})

test('L09 O02 a page that was kept is better than none while its data is stuck, however old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const site = await startSite({ ...hurried, environment: { PAGE_CACHE_SECONDS: '1' } })
  const { url, make } = site
  const { id } = await make.news({ title: 'Northwind win', content: '<p>first words</p>' })
  const path = `/news/${id}/northwind-win?lang=en`
  await eventually(async () => expect((await rawGet(url, path)).status).toBe(200))
  await holding(site, 'article_version')
  vi.advanceTimersByTime(60_000)

  const kept = await rawGet(url, path)
  expect([kept.status, kept.body.includes('first words')]).toEqual([200, true])
  expect((await rawGet(url, '/metrics')).body).toContain('loadout_page_cache_total{from="kept"} 1')
  expect((await rawGet(url, `/api/news/get?id=${id}`)).status).toBe(503)
})

test('L09 a statement that takes too long is ended by the database', async () => {
  const { db, databaseUrl } = await startSite(hurried)
  const quick = new pg.Client({ connectionString: databaseUrl, statement_timeout: 20 })
  await quick.connect()
  onTestFinished(() => quick.end())
  const error = await quick.query('select pg_sleep(60)').catch((failure: unknown) => failure)

  expect([isTimeLimit(error), isConnectionError(error)]).toEqual([true, false])
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('L09 whoever had to wait for others to be through waits no longer for a row than anybody does, and the database does not count as away', async () => {
  const { db, site, make, call } = await startSite(hurried)
  const article = await make.news()
  const { id: memberId } = await make.member()
  const view = { articleId: article.id, day: dayOf(site.clock.now()), reader: { memberId } }
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('article').select('id').forUpdate().execute()
    const error = await storeViews(site, [view]).catch((failure: unknown) => failure)
    expect([isTimeLimit(error), isConnectionError(error)]).toEqual([true, false])
  })
  expect(await call(getNews, { id: article.id })).toMatchObject({ id: article.id })
})

test('L09 a statement that may take long is not ended, and those after it are', async () => {
  const { db } = await startSite(hurried)
  const sleeping = (seconds: number) => sql`select pg_sleep(${seconds})`.compile(db)
  let hasCome = false
  const ended = db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 2000`.execute(tx)
    await executeLongRunning(tx, sleeping(3))
    hasCome = true
    await tx.executeQuery(sleeping(60))
  })
  const error = await ended.catch((failure: unknown) => failure)
  expect([hasCome, isTimeLimit(error), (error as Error).message]).toEqual([
    true,
    true,
    'canceling statement due to statement timeout',
  ])
})

test.each([
  ['ECONNREFUSED', '', true],
  ['ECONNRESET', '', true],
  ['EAI_AGAIN', '', true],
  ['ENETUNREACH', '', true],
  ['EHOSTDOWN', '', true],
  ['ENOENT', 'no such file or directory, open', false],
  ['57P01', '', true],
  ['57P03', '', true],
  ['53300', '', true],
  ['', 'Connection terminated unexpectedly', true],
  ['', 'timeout exceeded when trying to connect', true],
  ['', 'timeout expired', true],
  ['', 'Query read timeout', true],
  ['23505', 'duplicate key', false],
  ['42P01', 'relation does not exist', false],
  ['', 'Cannot read properties of undefined', false],
  ['57014', 'canceling statement', false],
])('O02 an error "%s%s" means that the database is away: %s', (code, message, away) => {
  expect(isConnectionError(Object.assign(new Error(message), code === '' ? {} : { code }))).toBe(
    away,
  )
})

test('O02 a unix socket that is not there yet means that the database is away', async () => {
  const url = 'postgres:///loadout?host=/nowhere'
  const client = new pg.Client({ connectionString: url })
  const error = await client.connect().catch((failure: unknown) => failure)

  expect((error as { code?: string }).code).toBe('ENOENT')
  expect(isConnectionError(error)).toBe(true)
})

test.each([
  ['postgres://user:secret@db.example:5432/loadout', 'db.example:5432'],
  ['postgres:///loadout?host=/run/postgresql', '/run/postgresql'],
  ['postgres://%2Frun%2Fpostgresql/loadout', '/run/postgresql'],
  ['postgres:///loadout', 'localhost'],
])('whoever cannot reach %s is told of %s', (url, host) => {
  expect(hostOf(url)).toBe(host)
})
