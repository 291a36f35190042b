import { expect, test } from 'vitest'
import {
  forgotPassword,
  getAuth,
  login,
  resetPassword,
} from '@loadout/contract/accounts/accounts.ts'
import { everyRow } from '../../test/every-row.ts'
import { mailRequests, mailsTo } from '../../test/mailed-link.ts'
import {
  allWritten,
  ask,
  EXPIRED,
  haldor,
  mailedLink,
  makeHaldor,
  NEW,
  OLD,
  start,
} from '../../test/forgotten-password.ts'
import { startSite } from '../../test/start-site.ts'

test('ACC-44 ACC-50 ACC-51 AMB-81 the mailed link sets a new password, once, and signs in', async () => {
  const site = await start({ ORIGIN: 'https://community.example' })
  const { call, db } = site
  const { id: uid } = await makeHaldor(site)
  expect(
    await call(forgotPassword, { username: ' hALDOR ', email: ' HALDOR@mail.example ' }),
  ).toEqual({ success: true })
  const link = await mailedLink(site)
  expect(link).toMatchObject({ uid, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect((await mailsTo(db, haldor.email))[0]?.text).toContain(
    `https://community.example/reset_password/${link.id}/${uid}/${link.token}`,
  )

  const { user, id, token } = await call(resetPassword, { ...link, password: NEW })
  expect([id, user?.username, user?.token]).toEqual([uid, 'Haldor', token])
  expect((await call(getAuth, {}, { _u: uid, _t: token })).id).toBe(uid)
  await expect(call(resetPassword, { ...link, password: NEW })).rejects.toEqual(EXPIRED)
  await expect(call(login, { username: 'Haldor', password: OLD })).rejects.toMatchObject({
    code: 'wrong_password',
  })
  expect((await call(login, { username: 'Haldor', password: NEW })).id).toBe(uid)
})

test('ACC-45 ACC-46 a request without a name or without an address is refused in the words of the form', async () => {
  const { call } = await startSite()
  await expect(call(forgotPassword, { username: ' ', email: 'a@mail.example' })).rejects.toEqual({
    status: 400,
    code: 'no_such_username',
    error: 'There is no user with that username',
    field: 'username',
  })
  await expect(call(forgotPassword, { username: 'Haldor', email: '' })).rejects.toEqual({
    status: 400,
    code: 'no_such_email',
    error: 'There is no user with that e-mail address',
    field: 'email',
  })
  await expect(
    call(forgotPassword, { username: 'a'.repeat(26), email: 'a@mail.example' }),
  ).rejects.toMatchObject({ code: 'invalid_request' })
})

test('E04 AMB-154 a request is answered the same whether name and address are somebody’s or not, and only their owner is written to', async () => {
  const site = await start()
  const { make, db } = site
  await makeHaldor(site)
  await make.member({ username: 'Tindra', email: 'tindra@mail.example' })
  await make.member({ username: 'Without' })
  const pairs = [
    ['Haldor', 'haldor@mail.example'],
    ['Haldor', 'tindra@mail.example'],
    ['Haldor', 'thief@mail.example'],
    ['Nobody', 'haldor@mail.example'],
    ['Without', 'x@mail.example'],
  ] as const

  for (const [username, email] of pairs) await ask(site, { username, email })
  await allWritten(site)
  expect(
    (await db.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient),
  ).toEqual([haldor.email])
})

test('E03 whether an address is known no answer’s time tells: both are answered after the same work, before anybody is looked at', async () => {
  const site = await startSite()
  await makeHaldor(site)
  const before = await everyRow(site.db)
  await ask(site, haldor)
  await ask(site, { username: 'Haldor', email: 'thief@mail.example' })
  await ask(site, { username: 'Nobody', email: 'haldor@mail.example' })
  expect((await mailRequests(site.db, 'mail-reset')).map(({ data }) => Object.keys(data))).toEqual([
    ['userId', 'network'],
    ['userId', 'network'],
    ['userId', 'network'],
  ])
  expect(await everyRow(site.db)).toEqual(before)
})

const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' }

test('E04 a hundred requests from one network send three mails an hour', async () => {
  const site = await start(behindProxy)
  const { db, clock } = site
  await makeHaldor(site)
  for (let wave = 0; wave < 10; wave++)
    await Promise.all(Array.from({ length: 10 }, () => ask(site, haldor, '203.0.113.7')))
  await allWritten(site)
  expect(await mailsTo(db, haldor.email)).toHaveLength(3)

  clock.advance(3_600_001)
  await ask(site, haldor, '203.0.113.7')
  await allWritten(site)
  expect(await mailsTo(db, haldor.email)).toHaveLength(4)
})

test('E04 strangers from everywhere send five mails an hour, and keep nobody from the link they ask for at home', async () => {
  const site = await start(behindProxy)
  const { url, call, db } = site
  await makeHaldor(site)
  const home = '198.51.100.4'
  await fetch(`${url}/api/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'Haldor', password: OLD }),
    headers: { 'x-forwarded-for': home },
  })
  for (let number = 1; number <= 20; number++) await ask(site, haldor, `203.0.113.${number}`)
  await allWritten(site)
  expect(await mailsTo(db, haldor.email)).toHaveLength(5)
  const last = await mailedLink(site)

  await ask(site, haldor, home)
  const own = await mailedLink(site)
  expect(own).not.toEqual(last)
  for (let number = 21; number <= 25; number++) await ask(site, haldor, `203.0.113.${number}`)
  await allWritten(site)
  expect(await mailsTo(db, haldor.email)).toHaveLength(6)
  expect((await call(resetPassword, { ...own, password: NEW })).user?.username).toBe('Haldor')
})

test('E04 what a stranger asks for voids no link of the member’s, and when no more are sent the last stays good', async () => {
  const site = await start(behindProxy)
  const { call, make } = site
  const person = await makeHaldor(site)
  await ask(site, haldor, '198.51.100.4')
  const own = await mailedLink(site)
  for (const [index, address] of [
    '203.0.113.7',
    '203.0.113.7',
    '203.0.113.7',
    '203.0.113.8',
    '203.0.113.9',
  ].entries()) {
    await ask(site, haldor, address)
    if (index === 3) await allWritten(site)
  }
  const last = await mailedLink(site)
  expect(last).not.toEqual(own)
  await expect(call(resetPassword, { ...last, password: 'a' })).rejects.toMatchObject({
    code: 'new_password_too_short',
  })
  expect((await call(resetPassword, { ...own, password: NEW })).id).toBe(person.id)
  // The one that was used up ends all the others.
  await expect(call(resetPassword, { ...last, password: NEW })).rejects.toEqual(EXPIRED)
  expect((await call(resetPassword, { ...(await make.resetLink(person)), password: OLD })).id).toBe(
    person.id,
  )
})

test('E05 look-alikes and several addresses reach nobody but the owner', async () => {
  const site = await start()
  const { url, db } = site
  await makeHaldor(site, { email: 'kim@mail.example' })
  const send = async (body: string) =>
    (
      await fetch(`${url}/api/user/password/forgot`, {
        method: 'POST',
        body: new URLSearchParams(body),
      })
    ).status

  for (const email of [
    'email[]=kim@mail.example&email[]=thief@mail.example',
    'email=kim@mail.example&email=thief@mail.example',
    'email[]=kim@mail.example',
  ])
    expect(await send(`username=Haldor&${email}`), email).toBe(400)
  for (const email of [
    'kim@maıl.example',
    '\u212Aim@mail.example',
    'kim@mail.example,thief@mail.example',
    'kim@mail.example\r\nbcc: thief@mail.example',
    'ｋim@mail.example',
  ]) {
    expect(await send(`username=Haldor&email=${encodeURIComponent(email)}`), email).toBe(200)
  }
  await allWritten(site)
  // The Kelvin sign is a k to those who compare addresses; nothing else is the owner's.
  expect(await db.selectFrom('mail').select('recipient').execute()).toEqual([
    { recipient: 'kim@mail.example' },
  ])
})

test('E07 the mailed link leads to the configured origin, whatever host the request named', async () => {
  const site = await start({ ORIGIN: 'https://community.example' })
  const { url, db } = site
  await makeHaldor(site)
  await fetch(`${url}/api/user/password/forgot`, {
    method: 'POST',
    body: new URLSearchParams(haldor),
    headers: {
      'x-forwarded-host': 'thief.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=thief.example',
    },
  })
  await allWritten(site)
  const [mail] = await mailsTo(db, haldor.email)
  expect(mail?.text).toContain('https://community.example/reset_password/')
  expect(`${mail?.text}${mail?.html}`).not.toContain('thief')
})
