import { expect, onTestFinished, test } from 'vitest'
import { checkUsername, getAuth, login, signup } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { countries } from '@loadout/contract/countries/countries.ts'
import { eventually } from '../../test/eventually.ts'
import { freePort } from '../../../launcher/free-port.mjs'
import { everyRow } from '../../test/every-row.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { startSite } from '../../test/start-site.ts'

const person = {
  username: 'Haldor',
  email: 'haldor@mail.example',
  password: 'correct horse',
  country_id: 216,
}
/** Codes of this form begin with the name of their field. */
const refusal = (code: string, error: string) => ({
  status: 400,
  code,
  error,
  field: code === 'country_missing' ? 'country_id' : code.split('_')[0],
})
const key = () => crypto.randomUUID()

test('ACC-22 ACC-79 whoever signs up can sign in, and their account is a plain one', async () => {
  const { call } = await startSite()
  const { id } = await call(signup, person)
  const { user } = await call(login, person)

  expect(user).toMatchObject({
    id,
    username: 'Haldor',
    email: 'haldor@mail.example',
    country_id: 216,
    flags: 0,
    permissions: 0,
    points: 10,
    dollars: 0,
  })
})

test('ROLE-07 AMB-17 where addresses must be verified, a new member cannot sign in before that', async () => {
  const { call, db } = await startSite({ environment: { REQUIRE_VERIFIED_EMAIL: '1' } })
  await call(signup, person)

  expect(await db.selectFrom('users').select('flags').executeTakeFirst()).toEqual({
    flags: Flag.RequiresVerifiedEmail,
  })
  await expect(call(login, person)).rejects.toMatchObject({ code: 'email_not_verified' })
})

const texts = [
  {
    username: 'ab',
    code: 'username_too_short',
    error: 'Your username is too short.',
    ids: 'ACC-30',
  },
  {
    username: 'a'.repeat(16),
    code: 'username_too_long',
    error: 'Your username is too long.',
    ids: 'ACC-31',
  },
  {
    username: 'ab_c',
    code: 'username_illegal',
    error: 'Your username contains illegal characters.',
    ids: 'ACC-32',
  },
  {
    username: '12345',
    code: 'username_only_numbers',
    error: 'Your username may not only consist of numbers.',
    ids: 'ACC-33',
  },
  { email: 'a@.b', code: 'email_invalid', error: 'Invalid e-mail address.', ids: 'ACC-36' },
  {
    email: `${'a'.repeat(246)}@mail.com`,
    code: 'email_invalid',
    error: 'Invalid e-mail address.',
    ids: 'ACC-36',
  },
  { email: 'abcdef.g', code: 'email_invalid', error: 'Invalid e-mail address.', ids: 'ACC-36' },
  { email: 'abc@def', code: 'email_invalid', error: 'Invalid e-mail address.', ids: 'ACC-36' },
  {
    password: 'a'.repeat(7),
    code: 'password_too_short',
    error: 'Your password must consist of at least 8 characters.',
    ids: 'ACC-37',
  },
  {
    password: 'a'.repeat(56),
    code: 'password_too_long',
    error: 'Your password is too long.',
    ids: 'ACC-38',
  },
  {
    password: '12345678',
    code: 'password_only_numbers',
    error: 'Your password may not only consist of numbers.',
    ids: 'ACC-39',
  },
  { country_id: '', code: 'country_missing', error: 'You must select a country.', ids: 'ACC-42' },
  { country_id: '-1', code: 'country_missing', error: 'You must select a country.', ids: 'ACC-78' },
  {
    country_id: '245',
    code: 'country_missing',
    error: 'You must select a country.',
    ids: 'ACC-78',
  },
  {
    country_id: '999',
    code: 'country_missing',
    error: 'You must select a country.',
    ids: 'ACC-78',
  },
]

test.each(texts)(
  '$ids $code: a sign-up with {$username$email$password$country_id} is refused in the documented words',
  async ({ code, error, username, email, password, country_id }) => {
    const { call, db } = await startSite()
    const wrong = Object.fromEntries(
      Object.entries({ username, email, password, country_id }).filter(
        ([, value]) => value !== undefined,
      ),
    )
    await expect(call(signup, { ...person, ...wrong })).rejects.toEqual(refusal(code, error))
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  },
)

test('ACC-31 ACC-38 ACC-78 the longest name, the longest password and the first and the last country are taken', async () => {
  const { call } = await startSite()
  await call(signup, {
    username: 'a'.repeat(15),
    email: 'a@mail.example',
    password: 'ä'.repeat(55),
    country_id: 0,
  })
  await call(signup, {
    username: 'abc',
    email: 'b@mail.example',
    password: 'a'.repeat(8),
    country_id: countries.length - 1,
  })
  expect(
    (await call(login, { username: 'a'.repeat(15), password: 'ä'.repeat(55) })).user?.country_id,
  ).toBe(0)
})

test('ACC-29 AMB-127 of several faults the first in the order name, password, e-mail, country is told', async () => {
  const { call } = await startSite()
  const wrong = { username: 'ab', password: 'x', email: 'x', country_id: '' }
  const codes: string[] = []
  for (const right of [
    {},
    { username: 'Haldor' },
    { password: 'correct horse' },
    { email: 'haldor@mail.example' },
  ]) {
    Object.assign(wrong, right)
    await call(signup, wrong).catch(({ code }: { code: string }) => codes.push(code))
  }
  expect(codes).toEqual([
    'username_too_short',
    'password_too_short',
    'email_invalid',
    'country_missing',
  ])
})

test('ACC-22 a sign-up without any of its fields is refused with the text of that field', async () => {
  const { call } = await startSite()
  await expect(call(signup, { email: person.email })).rejects.toMatchObject({
    code: 'username_too_short',
  })
  await expect(
    call(signup, { username: 'Haldor', password: 'correct horse', email: person.email }),
  ).rejects.toMatchObject({ code: 'country_missing' })
})

test('E08 E10 names and addresses are taken whatever their case, and nobody gets a name that passes for the site', async () => {
  const { call } = await startSite()
  await call(signup, person)

  await expect(
    call(signup, { ...person, username: 'hALDOR', email: 'other@mail.example' }),
  ).rejects.toEqual(refusal('username_taken', 'That username is already taken.'))
  await expect(
    call(signup, { ...person, username: 'Other', email: 'HALDOR@mail.example' }),
  ).rejects.toEqual(refusal('email_taken', 'That e-mail address is already in use.'))
  for (const username of ['Admin', 'moderator', 'SETTINGS', 'support'])
    await expect(
      call(signup, { ...person, username, email: 'x@mail.example' }),
    ).rejects.toMatchObject({ code: 'username_taken' })
  for (const username of ['Наldor', 'Ｈaldor', 'Hal\u200bdor', 'Hal dor', ' Haldor ', 'Håldor'])
    await expect(
      call(signup, { ...person, username, email: 'x@mail.example' }),
    ).rejects.toMatchObject({ code: 'username_illegal' })
  for (const email of [
    'haldor@maıl.example',
    '\u212Aaldor@mail.example',
    'a@b@mail.example',
    'a b@mail.example',
    'a@mail.example\r\nbcc:x@y.zz',
    '"a"@mail.example',
    'a@-mail.example',
    'a@mail..example',
  ])
    await expect(call(signup, { ...person, username: 'Other', email })).rejects.toMatchObject({
      code: 'email_invalid',
    })
})

test('E08 E10 of twenty people who want one name or one address at the same moment one gets it', async () => {
  const { call, db } = await startSite()
  const sameName = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      call(signup, {
        ...person,
        username: index % 2 ? 'Bob' : 'BOB',
        email: `bob${index}@mail.example`,
      }),
    ),
  )
  const sameAddress = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      call(signup, {
        ...person,
        username: `Eve${index}`,
        email: index % 2 ? 'eve@mail.example' : 'EVE@mail.example',
      }),
    ),
  )

  const reasons = (results: PromiseSettledResult<unknown>[]) =>
    results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    )
  expect(reasons(sameName)).toEqual(Array(9).fill('username_taken'))
  expect(reasons(sameAddress)).toEqual(Array(9).fill('email_taken'))
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2)
})

test('B01 AMB-150 a sign-up that is repeated under its key makes one account and is answered the same', async () => {
  const { call, db } = await startSite()
  const _k = key()
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(signup, person, { _k })))
  answers.push(await call(signup, person, { _k }))

  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
  await expect(call(signup, { ...person, username: 'Other' }, { _k })).rejects.toMatchObject({
    status: 400,
    code: 'repeated_otherwise',
  })
  await expect(call(signup, person, { _k: key() })).rejects.toMatchObject({
    code: 'username_taken',
  })
  await expect(call(signup, person, { _k: 'short' })).rejects.toMatchObject({
    code: 'invalid_request',
  })
})

test('B02 AMB-150 a sign-up that is repeated from another network is answered the same, and others who come with its key are not', async () => {
  const { call, db } = await startSite({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  const _k = key()
  const [home, onTheWay] = [
    { _k, from: '198.51.100.4' },
    { _k, from: '203.0.113.7' },
  ]
  const first = await call(signup, person, home)
  expect(await call(signup, person, onTheWay)).toEqual(first)
  await expect(
    call(signup, { ...person, password: 'battery staple' }, onTheWay),
  ).rejects.toMatchObject({ status: 400, code: 'repeated_otherwise' })
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('B01 what is kept of a repeatable sign-up holds neither its password nor anything to guess it by', async () => {
  const { call, db } = await startSite()
  await call(signup, person, { _k: key() })
  const kept = await db.selectFrom('replay').selectAll().executeTakeFirstOrThrow()
  const { createHash } = await import('node:crypto')
  const unkeyed = createHash('sha256').update(JSON.stringify(person)).digest('hex')

  expect(JSON.stringify(kept.answer)).toMatch(/^\{"id":\d+\}$/)
  expect(kept.input_hash.toString('hex')).not.toBe(unkeyed)
})

test('ACC-26 ACC-27 a free name is available, any other is refused with the reason', async () => {
  const { call, make, db } = await startSite()
  await make.member({ username: 'Taken' })
  const before = await everyRow(db)

  expect(await call(checkUsername, { username: 'Free' })).toEqual({ available: true })
  const codes = await Promise.all(
    ['tAKEN', 'ab', 'a'.repeat(16), 'ab_c', ' Free ', '12345', ''].map((username) =>
      call(checkUsername, { username }).catch(({ code }: { code: string }) => code),
    ),
  )
  expect(codes).toEqual([
    'username_taken',
    'username_too_short',
    'username_too_long',
    'username_illegal',
    'username_illegal',
    'username_only_numbers',
    'username_too_short',
  ])
  expect(await everyRow(db)).toEqual(before)
})

test('E11 somebody may ask for twenty names a minute', async () => {
  const { call } = await startSite({ environment: { RATE_LIMIT_AVAILABILITY: '20' } })
  for (let count = 0; count < 20; count++) await call(checkUsername, { username: `name${count}` })
  await expect(call(checkUsername, { username: 'another' })).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
})

test.each(['1', 'x', '-1', '999999', '0', '1.5', ''])(
  'E14 ACC-25 with the referrer "%s" somebody can sign up, and only a member is remembered',
  async (referrer) => {
    const { call, make, db } = await startSite()
    const friend = await make.member()
    const { id } = await call(signup, { ...person, referrer })
    const row = await db
      .selectFrom('users')
      .select('referrer_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.referrer_id).toBe(referrer === String(friend.id) ? friend.id : null)
  },
)

test('G04 whatever else a sign-up sends, it makes a plain account', async () => {
  const { url, db, call } = await startSite()
  const fields = {
    ...person,
    country_id: '216',
    flags: '4',
    permissions: '8388607',
    dollars: '1000',
    points: '1000',
    id: '77',
    user_id: '77',
    banned_until: '',
    password_hash: 'x',
    token: 'x',
    inserted: '0',
    constructor: '1',
  }
  const response = await fetch(`${url}/api/user/signup`, {
    method: 'POST',
    body: new URLSearchParams(`${new URLSearchParams(fields)}&__proto__=1`),
  })
  const { id } = (await response.json()) as { id: number }

  expect(
    await db
      .selectFrom('users')
      .select(['id', 'flags', 'permissions', 'dollars', 'points'])
      .executeTakeFirst(),
  ).toEqual({ id, flags: 0, permissions: 0, dollars: 0, points: 0 })
  expect(id).not.toBe(77)
  const { token } = await call(login, person)
  expect((await call(getAuth, {}, { _u: id, _t: token })).permissions).toBe(0)
})

test('J04 while the mail server is away forty people sign up without waiting for it, and when it is back each gets their one mail', async () => {
  const port = await freePort()
  const { call } = await startSite({
    jobs: true,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'no-reply@community.example',
      ORIGIN: 'https://community.example',
    },
  })
  const addresses = Array.from({ length: 40 }, (_, index) => `person${index}@mail.example`)
  await inWaves(40, (index) =>
    call(
      signup,
      { ...person, username: `Person${index}x`, email: addresses[index] ?? '' },
      { _k: key() },
    ),
  )

  const server = await startMailServer({ port })
  onTestFinished(server.stop)
  await eventually(() => expect(new Set(server.letters.flatMap(({ to }) => to)).size).toBe(40))
  expect(server.letters.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})
