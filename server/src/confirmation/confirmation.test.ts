import { expect, test } from 'vitest'
import { changePassword, login, resetPassword } from '@loadout/contract/accounts/accounts.ts'
import { confirmByPassword, getConfirmation } from '@loadout/contract/confirmation/confirmation.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { everyRow } from '../../test/every-row.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'
import { MINUTE } from '../platform/clock.ts'

const password = 'correct horse'
const haldor = { username: 'Haldor', email: 'haldor@mail.example', password }
const required = { status: 403, code: 'confirmation_required' }

/** A session that was begun by a mailed link, say: nobody has proved anything in it. */
async function unconfirmed({ site, db }: TestSite, { id }: { id: number }) {
  return { _u: id, _t: await site.sessions.open(db, id) }
}

const changeEmail = ({ call }: TestSite, credentials: object, email = 'other@mail.example') =>
  call(updateProfile, { email, country_id: 0 }, credentials)

test('D13 whoever holds a session gives no other address to its member before they have confirmed, and then does', async () => {
  const site = await startSite()
  const { call, make, db } = site
  const person = await make.member(haldor)
  const credentials = await unconfirmed(site, person)
  const before = await everyRow(db)
  await expect(changeEmail(site, credentials)).rejects.toMatchObject(required)
  expect(await everyRow(db)).toEqual(before)
  expect(await call(getConfirmation, {}, credentials)).toEqual({
    until: null,
    password: true,
    passkey: false,
  })

  const until = TEST_NOW.getTime() / 1000 + 600
  expect(await call(confirmByPassword, { password }, credentials)).toEqual({ until })
  expect(await call(getConfirmation, {}, credentials)).toEqual({
    until,
    password: true,
    passkey: false,
  })
  expect(await changeEmail(site, credentials)).toMatchObject({ email: 'other@mail.example' })
})

test('D13 what is no address is changed without: a country, or the same address once more', async () => {
  const site = await startSite()
  const credentials = await unconfirmed(site, await site.make.member(haldor))
  const details = { email: haldor.email, country_id: 14 }
  expect(await site.call(updateProfile, details, credentials)).toEqual(details)
})

test('D13 a session is confirmed for ten minutes, no other session is, and signing in by password confirms', async () => {
  const site = await startSite()
  const { call, make, clock } = site
  const person = await make.member(haldor)
  const { token } = await call(login, { username: 'Haldor', password })
  const here = { _u: person.id, _t: token }
  const elsewhere = await unconfirmed(site, person)
  clock.advance(10 * MINUTE - 1)
  await expect(changeEmail(site, elsewhere)).rejects.toMatchObject(required)
  expect(await changeEmail(site, here)).toMatchObject({ email: 'other@mail.example' })
  clock.advance(1)
  await expect(changeEmail(site, here, 'third@mail.example')).rejects.toMatchObject(required)
})

test('D13 another password ends what was confirmed, set with the current one or by a mailed link', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const person = await make.member(haldor)
  const next = 'battery staple'
  const changed = await call(
    changePassword,
    { current_password: password, new_password: next },
    await as(person),
  )
  await expect(changeEmail(site, { _u: person.id, _t: changed.token })).rejects.toMatchObject(
    required,
  )
  const link = await make.resetLink(person)
  const reset = await call(resetPassword, { ...link, password })
  await expect(changeEmail(site, { _u: person.id, _t: reset.token })).rejects.toMatchObject(
    required,
  )
})

test('D13 whoever holds a session changes a password with the current one, which confirms by itself', async () => {
  const site = await startSite()
  const credentials = await unconfirmed(site, await site.make.member(haldor))
  const input = { current_password: password, new_password: 'battery staple' }
  expect(await site.call(changePassword, input, credentials)).toHaveProperty('token')
})

test('D13 E02 a wrong password confirms nothing, and after ten of them, or of many at once, not even the right one does', async () => {
  const site = await startSite()
  const { call, make, db } = site
  const credentials = await unconfirmed(site, await make.member(haldor))
  const before = await everyRow(db)
  await expect(
    call(confirmByPassword, { password: 'battery staple' }, credentials),
  ).rejects.toMatchObject({ status: 400, code: 'wrong_current_password', field: 'password' })
  const answers = await inWaves(12, (number) =>
    call(confirmByPassword, { password: `guess ${number}` }, credentials).then(
      () => 200,
      ({ status }: { status: number }) => status,
    ),
  )
  expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(9)
  await expect(call(confirmByPassword, { password }, credentials)).rejects.toMatchObject({
    status: 429,
  })
  expect(await everyRow(db)).toEqual(before)
  await expect(changeEmail(site, credentials)).rejects.toMatchObject(required)
})

test('D13 whoever has no password confirms by none, and what was asked of nobody is refused', async () => {
  const site = await startSite()
  const { call } = site
  const credentials = await unconfirmed(site, await site.make.member({ username: 'Haldor' }))
  expect(await call(getConfirmation, {}, credentials)).toEqual({
    until: null,
    password: false,
    passkey: false,
  })
  await expect(call(confirmByPassword, { password: '' }, credentials)).rejects.toMatchObject({
    status: 400,
    code: 'wrong_current_password',
  })
  await expect(call(confirmByPassword, { password })).rejects.toMatchObject({ status: 401 })
})
