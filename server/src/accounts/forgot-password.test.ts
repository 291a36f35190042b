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
import { allMailsWritten, mailedSteps, mailRequests, mailsTo } from '../../test/mailed-link.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'

const OLD = 'correct horse'
const NEW = 'battery staple'
const EXPIRED = { status: 400, code: 'link_expired', error: 'This link is invalid or has expired.' }
const key = () => crypto.randomUUID()
const haldor = { username: 'Haldor', email: 'haldor@mail.example' }

const makeHaldor = ({ make }: TestSite, more: object = {}) =>
  make.member({ ...haldor, password: OLD, ...more })

/** A site that writes the mails people ask for. */
const start = (environment: Record<string, string> = {}) => startSite({ jobs: true, environment })

/**
 * Asks for a link, from an address; those who look for mails wait until all that were asked for are
 * written.
 */
async function ask(
  { url }: TestSite,
  { username, email }: { username: string; email: string } = haldor,
  address = '127.0.0.1',
) {
  const response = await fetch(`${url}/api/user/password/forgot`, {
    method: 'POST',
    body: new URLSearchParams({ username, email }),
    headers: { 'x-forwarded-for': address },
  })
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
}

const allWritten = ({ db }: TestSite) => allMailsWritten(db)

/** The three steps of the newest link to Haldor. */
async function mailedLink(site: TestSite) {
  const { db } = site
  await allWritten(site)
  const [id, uid, token] = await mailedSteps(db, haldor.email, '/reset_password/')
  return { id: Number(id), uid: Number(uid), token: token ?? '' }
}

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
  expect([id, user.username, user.token]).toEqual([uid, 'Haldor', token])
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
  expect((await call(resetPassword, { ...own, password: NEW })).user.username).toBe('Haldor')
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

test('E06 AMB-156 a link is void after an hour, after a newer one, after a change of the password or of the address', async () => {
  const site = await start()
  const { call, clock, as, make, db } = site
  const person = await makeHaldor(site)
  const newLink = () => make.resetLink(person)
  const refused = (link: { id: number; uid: number; token: string }) =>
    expect(call(resetPassword, { ...link, password: NEW })).rejects.toEqual(EXPIRED)

  const late = await newLink()
  clock.advance(3_600_000)
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
  expect((await call(login, { username: 'Haldor', password: 'a'.repeat(60) })).user.username).toBe(
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
