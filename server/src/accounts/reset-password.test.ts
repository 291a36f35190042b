import { expect, test } from 'vitest'
import {
  changePassword,
  forgotPassword,
  getAuth,
  login,
  postAuth,
  resetPassword,
} from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyRow } from '../../test/every-row.ts'
import { mailsTo } from '../../test/mailed-link.ts'
import {
  allWritten,
  EXPIRED,
  haldor,
  mailedLink,
  makeHaldor,
  NEW,
  OLD,
  start,
} from '../../test/forgotten-password.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { HOUR } from '../platform/clock.ts'

const key = () => crypto.randomUUID()

test('E06 AMB-156 a link is void after an hour, after a newer one, after a change of the password or of the address', async () => {
  const site = await start()
  const { call, clock, as, make, db } = site
  const person = await makeHaldor(site)
  const newLink = () => make.resetLink(person)
  const refused = (link: { id: number; uid: number; token: string }) =>
    expect(call(resetPassword, { ...link, password: NEW })).rejects.toEqual(EXPIRED)

  const late = await newLink()
  clock.advance(HOUR)
  await refused(late)

  await call(forgotPassword, haldor)
  const older = await mailedLink(site)
  await call(forgotPassword, haldor)
  await allWritten(site)
  await refused(older)

  const [unused, secondDoor] = [await mailedLink(site), await make.link(person, 'sign-in')]
  await call(changePassword, { current_password: OLD, new_password: NEW }, await as(person))
  await refused(unused)
  await expect(
    call(postAuth, {}, { _u: secondDoor.id, _t: secondDoor.token }),
  ).rejects.toMatchObject({ status: 401 })

  const toOldAddress = await newLink()
  await db
    .updateTable('users')
    .set({ email: 'other@mail.example' })
    .where('id', '=', person.id)
    .execute()
  await refused(toOldAddress)
})

test('E06 ACC-50 of a link all three steps must be right, and it opens nothing else', async () => {
  const site = await startSite()
  const { call, make, db } = site
  const [person, other] = [
    await makeHaldor(site),
    await make.member({ username: 'Tindra', email: 'tindra@mail.example' }),
  ]
  const [link, foreign] = [await make.resetLink(person), await make.resetLink(other)]
  const verification = await make.link(person, 'verify-email')
  const before = await everyRow(db)

  const wrong = [
    { ...link, id: foreign.id },
    { ...link, uid: other.id },
    { ...link, token: foreign.token },
    { ...link, token: 'A'.repeat(43) },
    { ...link, token: '' },
    { id: link.id, uid: person.id, token: verification.token },
  ]
  for (const steps of wrong)
    await expect(call(resetPassword, { ...steps, password: NEW })).rejects.toEqual(EXPIRED)
  await expect(call(postAuth, {}, { _u: person.id, _t: link.token })).rejects.toMatchObject({
    status: 401,
  })
  expect(await everyRow(db)).toEqual(before)
  expect((await call(resetPassword, { ...link, password: NEW })).id).toBe(person.id)
})

test('ACC-52 ACC-54 AMB-03 AMB-04 E12 a new password has 8 to 60 letters and not only digits; a faulty one does not use the link up', async () => {
  const site = await startSite()
  const { call, make } = site
  const link = await make.resetLink(await makeHaldor(site))
  await expect(call(resetPassword, { ...link, password: 'a'.repeat(7) })).rejects.toEqual({
    status: 400,
    code: 'new_password_too_short',
    error: 'Password is too short',
    field: 'password',
  })
  await expect(call(resetPassword, { ...link, password: 'a'.repeat(61) })).rejects.toEqual({
    status: 400,
    code: 'password_too_long',
    error: 'Your password is too long.',
    field: 'password',
  })
  await expect(call(resetPassword, { ...link, password: '1'.repeat(9) })).rejects.toMatchObject({
    code: 'password_only_numbers',
  })

  await call(resetPassword, { ...link, password: 'a'.repeat(60) })
  expect((await call(login, { username: 'Haldor', password: 'a'.repeat(60) })).user?.username).toBe(
    'Haldor',
  )
})

test('D04 a reset ends every session at once, and a mail says that the password was changed', async () => {
  const site = await startSite()
  const { call, make, as, db } = site
  const person = await makeHaldor(site)
  const devices = [await as(person), await as(person), await as(person)]
  for (const device of devices) await call(getAuth, {}, device)

  await call(resetPassword, { ...(await make.resetLink(person)), password: NEW })
  for (const device of devices)
    await expect(call(getAuth, {}, device)).rejects.toMatchObject({ status: 401 })
  expect((await mailsTo(db, haldor.email)).map(({ subject }) => subject)).toEqual([
    'Your password was changed',
  ])
})

test.each([
  { who: 'banned', more: { bannedUntil: new Date(TEST_NOW.getTime() + 1_000) } },
  { who: 'email_not_verified', more: { flags: Flag.RequiresVerifiedEmail } },
])(
  'D05 a link lets nobody in who may not sign in ($who), and is not used up',
  async ({ who, more }) => {
    const site = await startSite()
    const { call, make, db } = site
    const person = await makeHaldor(site, more)
    const link = await make.resetLink(person)
    const before = await everyRow(db)
    await expect(call(resetPassword, { ...link, password: NEW })).rejects.toMatchObject({
      status: 400,
      code: who,
    })
    expect(await everyRow(db)).toEqual(before)

    await db.updateTable('users').set({ banned_until: null, flags: 0 }).execute()
    expect((await call(resetPassword, { ...link, password: NEW })).id).toBe(person.id)
  },
)

test('B01 a reset whose answer was lost is answered the same under its key, also when eight come at once, and nobody else is', async () => {
  const site = await startSite()
  const { call, make, db, clock } = site
  const person = await makeHaldor(site)
  const link = await make.resetLink(person)
  const [input, _k] = [{ ...link, password: NEW }, key()]
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call(resetPassword, input, { _k })),
  )
  answers.push(await call(resetPassword, input, { _k }))

  expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
  expect(await db.selectFrom('session').select('user_id').execute()).toEqual([
    { user_id: person.id },
  ])
  expect(await mailsTo(db, haldor.email)).toHaveLength(1)
  for (const [other, extras] of [
    [{ ...input, password: `${NEW}!` }, { _k }],
    [input, { _k: key() }],
    [input, {}],
  ] as const)
    await expect(call(resetPassword, other, extras)).rejects.toEqual(EXPIRED)
  clock.advance(30_000)
  await expect(call(resetPassword, input, { _k })).rejects.toEqual(EXPIRED)
})

test('G04 whatever else a reset sends, it changes the password alone', async () => {
  const site = await startSite()
  const { url, db, make } = site
  const person = await makeHaldor(site)
  const fields = {
    ...(await make.resetLink(person)),
    password: NEW,
    flags: '4',
    permissions: '8388607',
    dollars: '1000',
    email: 'thief@mail.example',
    username: 'Thief',
    user_id: '1',
    banned_until: '',
  }
  const read = () =>
    db
      .selectFrom('users')
      .select(['flags', 'permissions', 'dollars', 'email', 'username'])
      .executeTakeFirst()
  const before = await read()
  const response = await fetch(`${url}/api/user/password/reset`, {
    method: 'POST',
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  })
  expect([response.status, await read()]).toEqual([200, before])
})
