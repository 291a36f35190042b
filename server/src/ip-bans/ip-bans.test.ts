import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { addIpBan, listIpBans, removeIpBan } from '@loadout/contract/ip-bans/ip-bans.ts'
import { eventually } from '../../test/eventually.ts'
import { headerLines, rawRequest } from '../../test/raw-request.ts'
import { startSite, startSiteOn, type TestSite } from '../../test/start-site.ts'

const BANNED = { error: 'The network you come from has been banned.', code: 'network_banned' }
const site = () => startSite({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
const guard = async ({ make, as }: TestSite) =>
  as(await make.member({ username: 'guard', flags: Flag.Admin, permissions: Permission.canIPBan }))

/** A request as it comes from an address. */
async function from(own: TestSite, address: string, path: string, body?: Record<string, string>) {
  const response = await fetch(`${own.url}/api${path}`, {
    headers: { 'x-forwarded-for': address },
    ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

test('ADMIN-07 from a banned network nobody signs in, signs up or writes, and everybody reads', async () => {
  const own = await site()
  const mirka = await own.make.member({ username: 'mirka', password: 'correct horse' })
  const news = await own.make.news()
  const link = await own.make.link(mirka, 'sign-in')
  const { _u, _t } = await own.as(mirka)
  const credentials = { _u: String(_u), _t }
  expect(await own.call(addIpBan, { ip: '203.0.113.7', reason: 'spam' }, await guard(own))).toEqual(
    { id: 1 },
  )

  for (const [path, body] of [
    ['/user/login', { username: 'mirka', password: 'correct horse' }],
    [
      '/user/signup',
      { username: 'Northwind', password: 'correct horse', email: 'n@example.com', country_id: '1' },
    ],
    ['/user/new_verification_mail', { username: 'mirka' }],
    [
      '/comment/post',
      { id: String(news.id), article_type: 'news', message: 'hello', ...credentials },
    ],
    ['/news/upvote', { id: String(news.id) }],
  ] as const)
    expect(await from(own, '203.0.113.7', path, body), path).toEqual({ status: 403, body: BANNED })
  expect(await from(own, '203.0.113.7', `/user/verify_email?id=${mirka.id}&token=x`)).toEqual({
    status: 403,
    body: BANNED,
  })
  expect(await from(own, '203.0.113.7', `/user/auth?_u=${link.id}&_t=${link.token}`)).toEqual({
    status: 403,
    body: BANNED,
  })

  expect((await from(own, '203.0.113.7', '/news/list')).status).toBe(200)
  expect((await from(own, '203.0.113.7', `/user/auth?_u=${_u}&_t=${_t}`)).status).toBe(200)
  expect(
    (
      await from(own, '203.0.113.8', '/user/login', {
        username: 'mirka',
        password: 'correct horse',
      })
    ).status,
  ).toBe(200)
  expect(await own.db.selectFrom('comment').select('id').execute()).toEqual([])
})

test('ADMIN-07 AMB-153 from a banned network a session is ended and what is read counts, and nothing else is done', async () => {
  const own = await site()
  const { _u, _t } = await own.as(await own.make.member())
  const credentials = { _u: String(_u), _t }
  await own.call(addIpBan, { ip: '203.0.113.7', reason: '' }, await guard(own))
  expect(await from(own, '203.0.113.7', '/user/logout', credentials)).toEqual({
    status: 200,
    body: { success: true },
  })
  expect((await from(own, '203.0.113.8', '/user/logout', credentials)).status).toBe(401)
  expect(
    endpoints.filter(({ fromBannedNetworks }) => fromBannedNetworks).map(({ path }) => path),
  ).toEqual(['/user/logout', '/article/view'])
})

test('ADMIN-07 I03 a form with files from a banned network is refused before it is sent', async () => {
  const own = await site()
  await own.call(addIpBan, { ip: '203.0.113.7', reason: 'spam' }, await guard(own))
  const head = headerLines({
    host: 'localhost',
    'x-forwarded-for': '203.0.113.7',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '2000000',
  })
  const answer = await rawRequest(own.url, `POST /api${uploadAvatar.path} HTTP/1.1\r\n${head}\r\n`)
  expect(answer).toMatchObject({
    status: 403,
    headers: { connection: 'close' },
    body: JSON.stringify(BANNED),
  })
})

test('ADMIN-07 a network of IPv6 is banned whole, and free again when the ban is ended', async () => {
  const own = await site()
  const asGuard = await guard(own)
  const upvote = { id: String((await own.make.news()).id) }
  const { id } = await own.call(addIpBan, { ip: '2001:db8:0:7:1:2:3:4', reason: '' }, asGuard)
  expect((await from(own, '2001:db8:0:7::9', '/news/upvote', upvote)).body).toEqual(BANNED)
  expect((await from(own, '2001:db8:0:8::9', '/news/upvote', upvote)).status).toBe(200)
  expect(await own.call(removeIpBan, { id }, asGuard)).toEqual({ success: true })
  expect((await from(own, '2001:db8:0:7::9', '/news/upvote', upvote)).status).toBe(200)
  await expect(own.call(removeIpBan, { id }, asGuard)).rejects.toMatchObject({
    status: 404,
    code: 'ip_ban_not_found',
  })
})

test('ADMIN-07 whoever would ban the network they come from is asked first', async () => {
  const own = await site()
  const { _u, _t } = await guard(own)
  const add = (own_: string) =>
    from(own, '203.0.113.7', '/admin/ip_ban/add', {
      ip: '203.0.113.0/24',
      own: own_,
      _u: String(_u),
      _t,
    })
  expect(await add('0')).toEqual({
    status: 400,
    body: {
      error: 'This is the network you come from yourself.',
      code: 'network_own',
      field: 'ip',
    },
  })
  expect(
    (
      await from(own, '203.0.113.7', '/admin/ip_ban/add', {
        ip: '203.0.112.0/24',
        _u: String(_u),
        _t,
      })
    ).status,
  ).toBe(200)
  expect((await add('1')).status).toBe(200)
  expect((await add('1')).body).toEqual(BANNED)
})

test('ADMIN-07 L03 bans are listed with who made them, and each change leaves one line', async () => {
  const own = await site()
  const asGuard = await guard(own)
  await own.call(addIpBan, { ip: '203.0.113.7', reason: 'spam' }, asGuard)
  const { id } = await own.call(addIpBan, { ip: '198.51.100.0/24', reason: '' }, asGuard)
  await expect(
    own.call(addIpBan, { ip: '198.51.100.9/24', reason: '' }, asGuard),
  ).rejects.toMatchObject({ status: 400, code: 'network_known' })
  const { count, entries } = await own.call(listIpBans, { limit: 1 }, asGuard)
  expect([count, entries]).toEqual([
    2,
    [
      {
        id,
        ip: '198.51.100.0/24',
        reason: '',
        admin: { id: 1, username: 'guard' },
        inserted: expect.any(Number),
      },
    ],
  ])
  const found = async (query: string) =>
    (await own.call(listIpBans, { query }, asGuard)).entries.map(({ ip }) => ip)
  expect(await found('203.')).toEqual(['203.0.113.7'])
  expect(await found(' 198.51.100.77 ')).toEqual(['198.51.100.0/24'])
  expect(await found('198.51.101.77')).toEqual([])
  for (const query of ['%', '_', '20_', '%.7', '\\', `' or '1'='1`])
    expect(await own.call(listIpBans, { query }, asGuard), query).toEqual({ count: 0, entries: [] })
  await own.call(removeIpBan, { id }, asGuard)
  expect(
    await own.db
      .selectFrom('audit')
      .select(['action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    {
      action: 'network banned',
      target: 'network 203.0.113.7',
      before: null,
      after: { reason: 'spam' },
    },
    {
      action: 'network banned',
      target: 'network 198.51.100.0/24',
      before: null,
      after: { reason: '' },
    },
    {
      action: 'network unbanned',
      target: 'network 198.51.100.0/24',
      before: { reason: '' },
      after: null,
    },
  ])
})

test('ADMIN-07 nobody without the bit sees or changes a ban', async () => {
  const own = await site()
  const others = [
    await own.as(
      await own.make.member({
        flags: Flag.Admin,
        permissions: everyPermission & ~Permission.canIPBan,
      }),
    ),
    await own.as(await own.make.member({ permissions: everyPermission })),
  ]
  const calls = [
    (as: object) => own.call(listIpBans, {}, as),
    (as: object) => own.call(addIpBan, { ip: '203.0.113.7', reason: '' }, as),
    (as: object) => own.call(removeIpBan, { id: 1 }, as),
  ]
  for (const asked of calls) await expect(asked({})).rejects.toMatchObject({ status: 401 })
  for (const other of others)
    for (const asked of calls)
      await expect(asked(other)).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  expect(await own.db.selectFrom('ip_ban').select('id').execute()).toEqual([])
})

test('ADMIN-07 a ban that a process did not hear of holds there when any process starts', async () => {
  const own = await site()
  const address = '203.0.113.7'
  const sendChange = async () =>
    (await from(own, address, '/user/new_verification_mail', { username: 'nobody' })).status
  expect(await sendChange()).not.toBe(403)
  // Written by a process that died before it could say so.
  await own.db
    .insertInto('ip_ban')
    .values({ network: address, admin_id: null, inserted: new Date(0) })
    .execute()
  expect(await sendChange()).not.toBe(403)
  await startSiteOn(own.databaseUrl, {})
  await eventually(async () => expect(await sendChange()).toBe(403))
})

test('ADMIN-07 a ban that could not be read when it was told holds as soon as it can be', async () => {
  const own = await site()
  const address = '203.0.113.8'
  const sendChange = async () =>
    (await from(own, address, '/user/new_verification_mail', { username: 'nobody' })).status
  await own.db
    .insertInto('ip_ban')
    .values({ network: address, admin_id: null, inserted: new Date(0) })
    .execute()
  await sql`alter table ip_ban rename to ip_ban_away`.execute(own.db)
  await sql`select pg_notify('loadout_ip_bans', '')`.execute(own.db)
  await eventually(() => expect(own.log.join('')).toContain('banned networks could not be read'))
  await sql`alter table ip_ban_away rename to ip_ban`.execute(own.db)
  await eventually(async () => expect(await sendChange()).toBe(403))
})
