import { expect, test } from 'vitest'
import {
  changePassword,
  getAuth,
  login,
  postAuth,
  resetPassword,
} from '@loadout/contract/accounts/accounts.ts'
import { everyRow } from '../../test/every-row.ts'
import { mailsTo } from '../../test/mailed-link.ts'
import { startSite } from '../../test/start-site.ts'

const OLD = 'correct horse'
const NEW = 'battery staple'
const change = { current_password: OLD, new_password: NEW }
const key = () => crypto.randomUUID()
const haldor = { username: 'Haldor', email: 'haldor@mail.example', password: OLD }

test('ACC-56 ACC-57 D04 a change answers a new token; every earlier one is refused at once, on every device, and a mail says so', async () => {
  const { call, make, as, db } = await startSite()
  const person = await make.member(haldor)
  const devices = [await as(person), await as(person), await as(person)]
  for (const device of devices) await call(getAuth, {}, device)
  const [here] = devices

  const { token } = await call(changePassword, change, here)
  expect((await call(getAuth, {}, { _u: person.id, _t: token })).id).toBe(person.id)
  for (const device of devices)
    await expect(call(getAuth, {}, device)).rejects.toMatchObject({ status: 401 })
  await expect(call(login, { username: 'Haldor', password: OLD })).rejects.toMatchObject({
    code: 'wrong_password',
  })
  expect((await call(login, { username: 'Haldor', password: NEW })).id).toBe(person.id)
  expect((await mailsTo(db, haldor.email)).map(({ subject }) => subject)).toEqual([
    'Your password was changed',
  ])
})

test('D04 after a change and a reset they are refused at once where a service elsewhere carries events, too, and this process hears of none', async () => {
  const { call, make, as } = await startSite({
    environment: {
      PUSHER_APP_ID: '5',
      PUSHER_APP_KEY: 'key',
      PUSHER_APP_SECRET: 'secret',
      PUSHER_HOST: 'http://127.0.0.1:9',
    },
  })
  const person = await make.member(haldor)
  const [before, other] = [await as(person), await as(person)]
  for (const device of [before, other]) await call(getAuth, {}, device)
  const { token } = await call(changePassword, change, before)
  for (const device of [before, other])
    await expect(call(getAuth, {}, device)).rejects.toMatchObject({ status: 401 })

  const since = { _u: person.id, _t: token }
  await call(getAuth, {}, since)
  await call(resetPassword, { ...(await make.resetLink(person)), password: OLD })
  await expect(call(getAuth, {}, since)).rejects.toMatchObject({ status: 401 })
})

test('D13 ACC-56 without the right current password nothing changes, whoever holds the token', async () => {
  const { call, make, as, db } = await startSite()
  const [person, without] = [await make.member(haldor), await make.member({ username: 'Without' })]
  const [credentials, others] = [await as(person), await as(without)]
  const before = await everyRow(db)

  for (const current_password of ['', 'wrong', NEW, OLD.toUpperCase(), `${OLD} `]) {
    await expect(
      call(changePassword, { current_password, new_password: NEW }, credentials),
    ).rejects.toEqual({
      status: 400,
      code: 'wrong_current_password',
      error: 'Your current password is wrong.',
      field: 'current_password',
    })
  }
  await expect(
    call(changePassword, { current_password: '', new_password: NEW }, others),
  ).rejects.toMatchObject({ code: 'wrong_current_password' })
  await expect(call(changePassword, change)).rejects.toMatchObject({ status: 401 })
  expect(await everyRow(db)).toEqual(before)
})

test('E02 after ten wrong current passwords even the right one has to wait', async () => {
  const { call, make, as } = await startSite()
  const credentials = await as(await make.member(haldor))
  for (let attempt = 0; attempt < 10; attempt++)
    await expect(
      call(changePassword, { current_password: `wrong${attempt}`, new_password: NEW }, credentials),
    ).rejects.toMatchObject({ status: 400 })
  await expect(call(changePassword, change, credentials)).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
})

test('E02 of many current passwords tried at once no more than ten are told to be wrong', async () => {
  const { call, make, as } = await startSite()
  const credentials = await as(await make.member(haldor))
  const answers = await Promise.allSettled(
    Array.from({ length: 30 }, (_, attempt) =>
      call(changePassword, { current_password: `wrong${attempt}`, new_password: NEW }, credentials),
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
  { ids: 'ACC-37', new_password: 'a'.repeat(7), code: 'password_too_short' },
  { ids: 'ACC-38', new_password: 'a'.repeat(56), code: 'password_too_long' },
  { ids: 'ACC-39', new_password: '12345678', code: 'password_only_numbers' },
])('$ids E12 a change to a faulty password is refused ($code)', async ({ new_password, code }) => {
  const { call, make, as } = await startSite()
  const credentials = await as(await make.member(haldor))
  await expect(
    call(changePassword, { current_password: OLD, new_password }, credentials),
  ).rejects.toMatchObject({ status: 400, code })
  expect((await call(getAuth, {}, credentials)).username).toBe('Haldor')
})

test('B02 a change whose answer was lost is answered the same when it comes again with the old token, for half a minute', async () => {
  const { call, make, as, db, clock } = await startSite()
  const person = await make.member(haldor)
  const [old, _k] = [await as(person), key()]
  const { token } = await call(changePassword, change, { ...old, _k })

  for (let repeat = 0; repeat < 3; repeat++)
    expect(await call(changePassword, change, { ...old, _k })).toEqual({ token })
  expect(await db.selectFrom('session').select('user_id').execute()).toHaveLength(1)
  expect(await mailsTo(db, haldor.email)).toHaveLength(1)
  expect((await call(getAuth, {}, { _u: person.id, _t: token })).id).toBe(person.id)

  clock.advance(30_000)
  await expect(call(changePassword, change, { ...old, _k })).rejects.toMatchObject({
    status: 401,
    code: 'not_signed_in',
  })
})

test('B02 eight of one change at once are one change', async () => {
  const { call, make, as, db } = await startSite()
  const person = await make.member(haldor)
  const [old, _k] = [await as(person), key()]
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () => call(changePassword, change, { ...old, _k })),
  )

  expect(new Set(tokens.map(({ token }) => token)).size).toBe(1)
  expect(await mailsTo(db, haldor.email)).toHaveLength(1)
})

test('B02 the old token is good for that repeat alone: not for another call, other words, another key, no key or another member', async () => {
  const { call, make, as } = await startSite()
  const [person, other] = [await make.member(haldor), await make.member()]
  const [old, _k] = [await as(person), key()]
  await call(changePassword, change, { ...old, _k })

  await expect(call(getAuth, {}, old)).rejects.toMatchObject({ status: 401 })
  await expect(call(postAuth, {}, { ...old, _k })).rejects.toMatchObject({ status: 401 })
  for (const [input, extras] of [
    [
      { ...change, new_password: `${NEW}!` },
      { ...old, _k },
    ],
    [
      { current_password: NEW, new_password: OLD },
      { ...old, _k },
    ],
    [change, { ...old, _k: key() }],
    [change, old],
    [change, { _u: other.id, _t: old._t, _k }],
    [change, { _u: person.id, _t: 'A'.repeat(43), _k }],
    [change, { _k }],
  ] as const)
    await expect(call(changePassword, input, extras)).rejects.toMatchObject({ status: 401 })
})

test('B02 what is kept for the repeat holds neither token nor password, and goes with the next change and after its time', async () => {
  const { call, make, as, db, clock, site } = await startSite()
  const person = await make.member(haldor)
  const old = await as(person)
  const { token } = await call(changePassword, change, { ...old, _k: key() })
  const kept = JSON.stringify(
    await db.selectFrom('exchanged_secret').selectAll().execute(),
    (_, value: unknown) => value,
  )
  for (const secret of [token, old._t, OLD, NEW]) {
    for (const encoding of ['utf8', 'hex', 'base64'] as const)
      expect(kept).not.toContain(Buffer.from(secret).toString(encoding))
  }

  const again = { current_password: NEW, new_password: OLD }
  await call(changePassword, again, { _u: person.id, _t: token, _k: key() })
  expect(await db.selectFrom('exchanged_secret').select('user_id').execute()).toHaveLength(1)
  clock.advance(30_001)
  const { deleteExpiredExchanges } = await import('../sessions/exchanged-secrets.ts')
  await deleteExpiredExchanges(db, site.clock)
  expect(await db.selectFrom('exchanged_secret').select('user_id').execute()).toEqual([])
})

test('D01 the token of a change looks like any other, and two changes never answer the same', async () => {
  const { call, make, as } = await startSite()
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      make.member({ username: `Person${index}x`, password: OLD }),
    ),
  )
  const tokens = await Promise.all(
    people.map(
      async (person) =>
        (await call(changePassword, change, { ...(await as(person)), _k: 'the-same-key-for-all' }))
          .token,
    ),
  )
  expect(new Set(tokens).size).toBe(6)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
})
