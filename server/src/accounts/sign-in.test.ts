import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAuth, login, logout, postAuth } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyRow } from '../../test/every-row.ts'
import { stopMonotonicClock } from '../../test/monotonic-clock.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const PASSWORD = 'correct horse'
const WRONG = {
  status: 400,
  error: 'Wrong username or password.',
  code: 'wrong_password',
  field: 'password',
}
const NOBODY = { status: 401, error: 'Invalid credentials.', code: 'invalid_credentials' }

test('ACC-13 ACC-14 the right name and password answer user, id and a token that /user/auth takes', async () => {
  const { call, make } = await startSite()
  const { id } = await make.member({
    username: 'Haldor',
    password: PASSWORD,
    email: 'haldor@mail.example',
  })
  const { user, token, ...rest } = await call(login, { username: '  hAldor ', password: PASSWORD })

  expect(rest).toEqual({ id })
  expect(user).toMatchObject({ id, token, username: 'Haldor', email: 'haldor@mail.example' })
  expect(await call(getAuth, {}, { _u: id, _t: token })).toEqual(user)
  expect(await call(postAuth, {}, { _u: id, _t: token })).toEqual(user)
})

test('ACC-04 the stored credentials are told whose they are by GET and by POST, and nobody else’s by neither', async () => {
  const { call, make, as } = await startSite()
  const member = await make.member()
  const credentials = await as(member)
  for (const auth of [getAuth, postAuth]) {
    expect(await call(auth, {}, credentials)).toMatchObject({
      id: member.id,
      username: member.username,
      token: credentials._t,
    })
    await expect(call(auth, {}, { ...credentials, _t: 'A'.repeat(43) })).rejects.toEqual(NOBODY)
    await expect(call(auth, {})).rejects.toEqual(NOBODY)
  }
})

test('ACC-01 the user object carries every documented key with its type', async () => {
  const { call, make, db, as } = await startSite()
  const member = await make.member({
    flags: 17,
    permissions: 3,
    points: 420,
    dollars: 12_345,
    banner: 'x',
    email: 'a@mail.example',
  })
  await db
    .updateTable('users')
    .set({ country_id: 216, content: 'Hi' })
    .where('id', '=', member.id)
    .execute()
  const credentials = await as(member)

  expect(await call(getAuth, {}, credentials)).toEqual({
    // With those of this visit (POINTS-01).
    points: 430,
    dollars: 12_345,
    flags: 17,
    permissions: 3,
    notifications: [],
    notifications_enabled: true,
    last_seen_notifications: 0,
    leaves_at: null,
    match_id: null,
    content: 'Hi',
    followed_by_me: false,
    id: member.id,
    token: credentials._t,
    username: member.username,
    avatar: `/media/avatar/${member.id}`,
    banner: '/media/banner/x',
    email: 'a@mail.example',
    country_id: 216,
  })
})

test('ACC-13 E03 a wrong password, an unknown name and an account without a password are refused in the same words', async () => {
  const { call, make } = await startSite()
  await make.member({ username: 'Haldor', password: PASSWORD })
  await make.member({ username: 'Without' })

  for (const username of ['Haldor', 'Nobody', 'Without', ''])
    await expect(call(login, { username, password: 'wrong' })).rejects.toEqual(WRONG)
})

test('E02 after ten wrong passwords even the right one has to wait, whatever else is sent', async () => {
  const { call, make } = await startSite()
  await make.member({ username: 'Haldor', password: PASSWORD })
  for (let attempt = 0; attempt < 10; attempt++)
    await expect(
      call(login, {
        username: attempt % 2 ? 'haldor' : ' HALDOR',
        password: `wrong${attempt}`,
        [`junk${attempt}`]: '1',
      }),
    ).rejects.toEqual(WRONG)

  await expect(call(login, { username: 'Haldor', password: PASSWORD })).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
  await expect(call(login, { username: 'Nobody', password: 'wrong' })).rejects.toEqual(WRONG)
})

test('AMB-91 a banned member and one who has to verify their address learn so only with the right password', async () => {
  const { call, make } = await startSite()
  await make.member({ username: 'Banned', password: PASSWORD, bannedUntil: 'infinity' })
  await make.member({
    username: 'Unbanned',
    password: PASSWORD,
    bannedUntil: new Date(TEST_NOW.getTime() - 1),
  })
  await make.member({
    username: 'Unverified',
    password: PASSWORD,
    flags: Flag.RequiresVerifiedEmail,
  })

  await expect(call(login, { username: 'Banned', password: 'wrong' })).rejects.toEqual(WRONG)
  await expect(call(login, { username: 'Banned', password: PASSWORD })).rejects.toMatchObject({
    status: 400,
    error: 'Your account has been banned.',
  })
  await expect(call(login, { username: 'Unverified', password: PASSWORD })).rejects.toMatchObject({
    status: 400,
    error: 'Please verify your e-mail address before logging in.',
  })
  expect((await call(login, { username: 'Unbanned', password: PASSWORD })).user?.username).toBe(
    'Unbanned',
  )
})

test('E01 a password stored with less than today is stored anew when its owner signs in', async () => {
  const { call, make, db } = await startSite()
  const { id } = await make.member({ username: 'Haldor', password: PASSWORD })
  // 8 MiB and one pass of "correct horse", as it might have been stored years ago.
  const { argon2Sync } = await import('node:crypto')
  const salt = Buffer.alloc(16, 1)
  const tag = argon2Sync('argon2id', {
    message: Buffer.from(PASSWORD),
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: 8_192,
    passes: 1,
  })
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  await db
    .updateTable('users')
    .set({ password_hash: `$argon2id$v=19$m=8192,t=1,p=1$${plain(salt)}$${plain(tag)}` })
    .where('id', '=', id)
    .execute()

  await call(login, { username: 'Haldor', password: PASSWORD })
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await call(login, { username: 'Haldor', password: PASSWORD })).id).toBe(id)
})

test('D07 every sign-in makes a token of its own, and one that was sent along never becomes valid', async () => {
  const { call, make } = await startSite()
  const { id } = await make.member({ username: 'Haldor', password: PASSWORD })
  const preset = { _u: id, _t: 'A'.repeat(43) }
  const first = await call(login, { username: 'Haldor', password: PASSWORD }, preset)
  const second = await call(login, { username: 'Haldor', password: PASSWORD }, preset)

  expect(new Set([preset._t, first.token, second.token]).size).toBe(3)
  await expect(call(getAuth, {}, preset)).rejects.toEqual(NOBODY)
})

test('D01 tokens are 256 bits in 43 letters, and the database holds none that could be used', async () => {
  const { as, make, db, call } = await startSite()
  const member = await make.member()
  const tokens = await Promise.all(Array.from({ length: 200 }, async () => (await as(member))._t))

  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const stored = (await db.selectFrom('session').selectAll().execute()).flatMap((row) =>
    ['hex', 'base64', 'base64url'].map((encoding) => row.token_hash.toString(encoding as 'hex')),
  )
  for (const each of stored.slice(0, 40))
    await expect(call(getAuth, {}, { _u: member.id, _t: each })).rejects.toEqual(NOBODY)
})

test('D08 a token speaks for its own member only, once, and from its own place', async () => {
  const { url, as, make } = await startSite()
  const [member, other] = [await make.member(), await make.member()]
  const { _t } = await as(member)
  const status = async (path: string, body?: string) =>
    (
      await fetch(
        `${url}/api${path}`,
        body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) },
      )
    ).status

  expect(await status(`/user/auth?_u=${member.id}&_t=${_t}`)).toBe(200)
  for (const query of [
    `_u=${other.id}&_t=${_t}`,
    `_t=${_t}`,
    `_u=${member.id}`,
    `_u=0${member.id}&_t=${_t}`,
    `_u=${member.id}&_t=`,
    `_u=x&_t=${_t}`,
    '',
  ])
    expect(await status(`/user/auth?${query}`), query).toBe(401)
  for (const query of [
    `_u=${other.id}&_u=${member.id}&_t=${_t}`,
    `_u[]=${member.id}&_t=${_t}`,
    `_u=${member.id}&_t=${_t}&_t=${_t}`,
  ])
    expect(await status(`/user/auth?${query}`), query).toBe(400)
  expect(await status(`/user/auth?_u=${member.id}&_t=${_t}`, '')).toBe(401)
  expect(await status('/user/auth', `_u=${member.id}&_t=${_t}`)).toBe(200)
})

test('D06 after signing out the token is refused at once, and only that one', async () => {
  const { call, as, make } = await startSite()
  const member = await make.member()
  const [here, there] = [await as(member), await as(member)]
  await call(getAuth, {}, here)

  expect(await call(logout, {}, here)).toEqual({ success: true })
  await expect(call(getAuth, {}, here)).rejects.toEqual(NOBODY)
  await expect(call(logout, {}, here)).rejects.toMatchObject({
    status: 401,
    code: 'not_signed_in',
    error: 'You must log in to view this page',
  })
  expect((await call(getAuth, {}, there)).id).toBe(member.id)
})

test('D06 a session ends 90 days after its last use and 365 days after its beginning', async () => {
  const {
    call,
    as,
    make,
    clock,
    site: { sessions },
  } = await startSite()
  const member = await make.member()
  const [used, idle] = [await as(member), await as(member)]
  const isValid = async (credentials: typeof used) => {
    sessions.invalidate(member.id)
    return call(getAuth, {}, credentials).then(
      () => true,
      () => false,
    )
  }

  for (let day = 80; day < 365; day += 80) {
    clock.set(new Date(TEST_NOW.getTime() + day * DAY))
    expect(await isValid(used)).toBe(true)
    if (day > 90) expect(await isValid(idle)).toBe(false)
  }
  clock.set(new Date(TEST_NOW.getTime() + 365 * DAY - 1000))
  expect(await isValid(used)).toBe(true)
  clock.set(new Date(TEST_NOW.getTime() + 365 * DAY))
  expect(await isValid(used)).toBe(false)
})

test('D05 a ban is felt by every session within a second', async () => {
  const { call, as, make, db } = await startSite()
  const member = await make.member()
  const credentials = await as(member)
  await call(getAuth, {}, credentials)
  await db
    .updateTable('users')
    .set({ banned_until: 'infinity' })
    .where('id', '=', member.id)
    .execute()

  stopMonotonicClock({ later: 1_000 })
  await expect(call(getAuth, {}, credentials)).rejects.toMatchObject({ status: 401 })
})

test('signing out and being refused writes nothing else', async () => {
  const { call, make, db } = await startSite()
  await make.member({ username: 'Haldor', password: PASSWORD })
  const before = await everyRow(db)
  await call(login, { username: 'Haldor', password: 'wrong' }).catch(() => undefined)
  await call(logout, {}).catch(() => undefined)
  await call(getAuth, {}, { _u: 1, _t: 'x' }).catch(() => undefined)

  expect(await everyRow(db)).toEqual(before)
})

test('E02 of many passwords tried at once no more than ten are told to be wrong', async () => {
  const { call, make } = await startSite()
  await make.member({ username: 'Haldor', password: PASSWORD })
  const answers = await Promise.allSettled(
    Array.from({ length: 30 }, (_, attempt) =>
      call(login, { username: 'Haldor', password: `wrong${attempt}` }),
    ),
  )
  expect(
    answers.filter(
      (answer) =>
        answer.status === 'rejected' && (answer.reason as { status: number }).status === 400,
    ),
  ).toHaveLength(10)
})

test.each([
  { ids: 'D04', meanwhile: { password_hash: null }, refusal: WRONG },
  {
    ids: 'D05',
    meanwhile: { banned_until: sql<Date>`'infinity'` },
    refusal: { status: 400, code: 'banned' },
  },
])(
  '$ids whoever was on their way in when that ended their sessions has none afterwards',
  async ({ meanwhile, refusal }) => {
    const { call, make, db, site } = await startSite()
    const { id } = await make.member({ username: 'Haldor', password: PASSWORD })
    const pending = await site.transaction(async (work) => {
      await work.tx.updateTable('users').set(meanwhile).where('id', '=', id).execute()
      await site.sessions.endAll(work, id)
      const coming = call(login, { username: 'Haldor', password: PASSWORD }).then(
        () => 'in',
        (error: unknown) => error,
      )
      await expect
        .poll(() =>
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
            .execute(db)
            .then(({ rows }) => rows.length),
        )
        .toBe(1)
      return { coming }
    })
    expect(await pending.coming).toMatchObject(refusal)
    expect(await db.selectFrom('session').select('user_id').execute()).toEqual([])
  },
)
