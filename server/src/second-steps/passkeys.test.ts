import { expect, test } from 'vitest'
import { getAuth, login, undoEmail } from '@loadout/contract/accounts/accounts.ts'
import {
  beginPasskeyConfirmation,
  confirmByPasskey,
  confirmByPassword,
  getConfirmation,
} from '@loadout/contract/confirmation/confirmation.ts'
import {
  addPasskey,
  beginPasskey,
  MAX_PASSKEYS,
  removePasskey,
  renamePasskey,
} from '@loadout/contract/second-steps/passkeys.ts'
import { getSecondSteps, removeApp } from '@loadout/contract/second-steps/second-steps.ts'
import { beginPasskeySignIn, signInByPasskey } from '@loadout/contract/second-steps/sign-in.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { createAuthenticator } from '../../test/authenticator.ts'
import { openBrowser } from '../../test/browser.ts'
import { everyRow } from '../../test/every-row.ts'
import { inWaves, settledInWaves } from '../../test/in-waves.ts'
import { mailedSteps, mailsTo } from '../../test/mailed-link.ts'
import { withApp, withPasskey } from '../../test/second-steps.ts'
import { startSite } from '../../test/start-site.ts'

const password = 'correct horse'
const haldor = { username: 'Haldor', email: 'haldor@mail.example', password }
const refused = { status: 400, code: 'passkey_refused', field: 'response' }

/** Haldor, who has a passkey, and a browser in which nobody is signed in. */
async function startWithPasskey() {
  const site = await startSite()
  const person = await site.make.member(haldor)
  const credentials = await site.as(person)
  const { authenticator, passkey, recovery_codes } = await withPasskey(site, credentials)
  const browser = openBrowser(site)
  const begin = (token?: string) => browser.call(beginPasskeySignIn, { token })
  const enter = (response: string, token?: string) =>
    browser.call(signInByPasskey, { response, token })
  return {
    ...site,
    person,
    credentials,
    authenticator,
    passkey,
    recovery_codes,
    browser,
    begin,
    enter,
  }
}

test('E16 whoever has a passkey signs in with it alone, without a name and a password', async () => {
  const { call, authenticator, begin, enter, person, credentials } = await startWithPasskey()
  const options = await begin()
  expect(options).toEqual({
    rpId: 'localhost',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    timeout: 300_000,
    allowCredentials: [],
    userVerification: 'required',
  })
  const { user, token } = await enter(authenticator.get(options))
  expect(user.username).toBe('Haldor')
  expect(await call(getAuth, {}, { _u: person.id, _t: token })).toMatchObject({ id: person.id })
  const { passkeys } = await call(getSecondSteps, {}, credentials)
  expect(passkeys).toMatchObject([{ name: 'Phone', used: expect.any(Number) }])
})

test('E16 a passkey is the second step after the password, of its own member alone', async () => {
  const site = await startWithPasskey()
  const { call, authenticator, begin, enter } = site
  const tindra = await site.make.member({ username: 'Tindra', password })
  const others = await withPasskey(site, await site.as(tindra))
  const pending = async () => (await call(login, { username: 'Haldor', password })).second_step
  expect(await pending()).toMatchObject({ app: false, passkey: true })

  const { token = '' } = (await pending()) ?? {}
  const options = await begin(token)
  expect(options.allowCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
  ])
  await expect(enter(others.authenticator.get(options), token)).rejects.toMatchObject({
    code: 'sign_in_expired',
  })
  expect(await enter(authenticator.get(await begin(token)), token)).toHaveProperty('token')
  await expect(begin(token)).rejects.toMatchObject({ code: 'sign_in_expired' })
})

test('E16 an answer of a passkey is good once, also when it is sent many times at once', async () => {
  const { authenticator, begin, enter } = await startWithPasskey()
  const response = authenticator.get(await begin())
  const entered = await settledInWaves(8, () => enter(response))
  expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(enter(response)).rejects.toMatchObject(refused)
})

test.each(['alone', 'as the second step'])(
  'B02 E16 a sign-in by a passkey %s whose answer was lost is answered the same under its key, also when eight come at once, and nobody else is',
  async (how) => {
    const { call, authenticator, begin, browser, db, clock } = await startWithPasskey()
    const { second_step } = await call(login, { username: 'Haldor', password })
    const token = how === 'alone' ? undefined : second_step?.token
    const input = { token, response: authenticator.get(await begin(token)) }
    const _k = 'a'.repeat(32)
    const sessions = await db.selectFrom('session').select('id').execute()
    const enter = () => browser.call(signInByPasskey, input, { _k })
    const answers = await inWaves(8, enter)
    answers.push(await enter())

    expect(new Set(answers.map((answer) => answer.token)).size).toBe(1)
    expect(await db.selectFrom('session').select('id').execute()).toHaveLength(sessions.length + 1)
    for (const extras of [{ _k: 'b'.repeat(32) }, {}])
      await expect(browser.call(signInByPasskey, input, extras)).rejects.toMatchObject(refused)
    clock.advance(30_000)
    await expect(enter()).rejects.toMatchObject(refused)
  },
)

test('E16 a challenge is for the browser that asked, for what it was asked for, and for five minutes', async () => {
  const site = await startWithPasskey()
  const { call, authenticator, begin, enter, credentials, clock } = site
  const elsewhere = openBrowser(site)
  const response = authenticator.get(await begin())
  await expect(elsewhere.call(signInByPasskey, { response })).rejects.toMatchObject(refused)
  await expect(call(confirmByPasskey, { response }, credentials)).rejects.toMatchObject(refused)
  expect(await enter(response)).toHaveProperty('token')

  const late = authenticator.get(await begin())
  clock.advance(300_000)
  await expect(enter(late)).rejects.toMatchObject(refused)
  const madeUp = authenticator.get({ challenge: 'A'.repeat(43) })
  await expect(enter(madeUp)).rejects.toMatchObject(refused)
})

test.each([
  { what: 'a foreign page', wish: { origin: 'https://evil.example' } },
  { what: 'the same host on another port', wish: { origin: 'http://localhost:3001' } },
  { what: 'a passkey of another site', wish: { rpId: 'evil.example' } },
  { what: 'a touch without verifying who it is', wish: { verified: false } },
])('E16 nobody signs in by $what, and nothing is changed', async ({ wish }) => {
  const { authenticator, begin, enter, db } = await startWithPasskey()
  const options = await begin()
  const response = authenticator.get(options, wish)
  const sessions = async () => (await everyRow(db))['session']
  const before = await sessions()
  await expect(enter(response)).rejects.toMatchObject(refused)
  expect(await sessions()).toBe(before)
  // The challenge is used up with it.
  await expect(enter(authenticator.get(options))).rejects.toMatchObject(refused)
})

test('E16 an answer whose signature, key or origin was changed on the way signs nobody in', async () => {
  const { authenticator, begin, enter } = await startWithPasskey()
  const changed = async (change: (answer: { response: Record<string, string> }) => void) => {
    const answer = JSON.parse(authenticator.get(await begin())) as never
    change(answer)
    return JSON.stringify(answer)
  }
  const other = createAuthenticator()
  const answers = [
    await changed(({ response }) => (response['signature'] = 'A'.repeat(90))),
    await changed(({ response }) => (response['authenticatorData'] = 'A'.repeat(50))),
    await changed(({ response }) => (response['clientDataJSON'] = 'e30')),
    await changed(({ response }) => {
      const foreign = JSON.parse(other.get({ challenge: 'x' })) as typeof response & {
        response: { signature: string }
      }
      response['signature'] = foreign.response.signature
    }),
    other.get(await begin()),
  ]
  for (const answer of answers) await expect(enter(answer)).rejects.toMatchObject(refused)
})

test('E17 a passkey whose counter goes back or stands still was copied: it signs nobody in', async () => {
  const { authenticator, begin, enter, passkey, db } = await startWithPasskey()
  await enter(authenticator.get(await begin(), { counter: 9 }))
  for (const counter of [0, 1, 8, 9])
    await expect(enter(authenticator.get(await begin(), { counter }))).rejects.toMatchObject(
      refused,
    )
  expect(
    await db.selectFrom('passkey').select('counter').where('id', '=', passkey.id).execute(),
  ).toEqual([{ counter: 9 }])
  await enter(authenticator.get(await begin(), { counter: 10 }))
})

test('E17 passkeys that do not count sign in again and again', async () => {
  const site = await startSite()
  const as = await site.as(await site.make.member(haldor))
  const authenticator = createAuthenticator()
  const response = authenticator.create(await site.call(beginPasskey, {}, as), { counter: 0 })
  await site.call(addPasskey, { name: 'Phone', response }, as)
  const browser = openBrowser(site)
  for (let time = 0; time < 2; time++) {
    const options = await browser.call(beginPasskeySignIn, {})
    await browser.call(signInByPasskey, { response: authenticator.get(options, { counter: 0 }) })
  }
})

test('a passkey brings recovery codes when it is the first second step, and its member is told', async () => {
  const { call, credentials, recovery_codes, passkey, db, person } = await startWithPasskey()
  expect(recovery_codes).toHaveLength(10)
  expect(passkey).toMatchObject({ name: 'Phone', used: null })
  const second = await withPasskey({ call }, credentials, 'Key')
  expect(second.recovery_codes).toEqual([])
  expect((await mailsTo(db, haldor.email)).map(({ subject }) => subject)).toEqual(
    Array<string>(2).fill('Your account has a new second step'),
  )
  expect(await db.selectFrom('audit').select(['action', 'target', 'after']).execute()).toEqual(
    ['Phone', 'Key'].map((name) => ({
      action: 'second step added',
      target: `user ${person.id}`,
      after: { way: 'passkey', name },
    })),
  )
})

test('E16 a passkey is added in the session that asked, by the page of the site, once, and not twice', async () => {
  const site = await startWithPasskey()
  const { call, as, person, credentials } = site
  const device = createAuthenticator()
  const begin = () => call(beginPasskey, {}, credentials)
  const add = (response: string, who = credentials) =>
    call(addPasskey, { name: 'Key', response }, who)
  const bad = [
    device.create(await begin(), { origin: 'https://evil.example' }),
    device.create(await begin(), { rpId: 'evil.example' }),
    device.create(await begin(), { verified: false }),
    device.create({ challenge: 'A'.repeat(43) }),
  ]
  for (const response of bad) await expect(add(response)).rejects.toMatchObject(refused)
  const good = device.create(await begin())
  await expect(add(good, await as(person))).rejects.toMatchObject(refused)
  await add(good)
  await expect(add(good)).rejects.toMatchObject(refused)
  await expect(add(device.create(await begin()))).rejects.toMatchObject({ code: 'passkey_known' })
  const tindra = await as(await site.make.member({ username: 'Tindra', password }))
  const copied = device.create(await call(beginPasskey, {}, tindra))
  await expect(add(copied, tindra)).rejects.toMatchObject({ code: 'passkey_known' })
})

test('G02 passkeys are renamed and removed by their own member alone; without any, nobody is asked for a second step', async () => {
  const { call, as, make, credentials, passkey, authenticator, begin, enter, db } =
    await startWithPasskey()
  const others = await as(await make.member({ username: 'Tindra', password }))
  const { id } = passkey
  const notFound = { status: 404, code: 'passkey_not_found' }
  await expect(call(renamePasskey, { id, name: 'Mine' }, others)).rejects.toMatchObject(notFound)
  await expect(call(removePasskey, { id }, others)).rejects.toMatchObject(notFound)
  expect(await call(renamePasskey, { id, name: 'Old phone' }, credentials)).toMatchObject({
    id,
    name: 'Old phone',
  })

  const options = await begin()
  await call(removePasskey, { id }, credentials)
  await expect(enter(authenticator.get(options))).rejects.toMatchObject(refused)
  expect(await call(login, { username: 'Haldor', password })).toHaveProperty('user')
  expect(await db.selectFrom('recovery_code').select('user_id').execute()).toEqual([])
  await expect(call(removePasskey, { id }, credentials)).rejects.toMatchObject(notFound)
})

test('of two second steps one is left when the other is removed, with its recovery codes', async () => {
  const site = await startWithPasskey()
  const { call, credentials } = site
  await withApp(site, credentials)
  await call(removeApp, {}, credentials)
  const steps = await call(getSecondSteps, {}, credentials)
  expect(steps).toMatchObject({ app_since: null, recovery_codes: 10 })
  expect(steps.passkeys).toHaveLength(1)
})

test('nobody has more passkeys than anybody needs', async () => {
  const site = await startSite()
  const as = await site.as(await site.make.member(haldor))
  const begun = await site.call(beginPasskey, {}, as)
  for (let number = 0; number < MAX_PASSKEYS; number++) await withPasskey(site, as, `${number}`)
  const tooMany = { status: 400, code: 'too_many_passkeys' }
  await expect(site.call(beginPasskey, {}, as)).rejects.toMatchObject(tooMany)
  const response = createAuthenticator().create(begun)
  await expect(site.call(addPasskey, { name: 'x', response }, as)).rejects.toMatchObject(tooMany)
})

test('D13 a member confirms by their own passkey, in this session, and changes their address then', async () => {
  const site = await startWithPasskey()
  const { call, db, person, authenticator } = site
  const here = { _u: person.id, _t: await site.site.sessions.open(db, person.id) }
  const details = { email: 'other@mail.example', country_id: 0 }
  await expect(call(updateProfile, details, here)).rejects.toMatchObject({
    code: 'confirmation_required',
  })
  expect(await call(getConfirmation, {}, here)).toMatchObject({ until: null, passkey: true })

  const tindra = await site.as(await site.make.member({ username: 'Tindra', password }))
  const others = await withPasskey(site, tindra)
  const begin = () => call(beginPasskeyConfirmation, {}, here)
  const foreign = others.authenticator.get(await begin())
  await expect(call(confirmByPasskey, { response: foreign }, here)).rejects.toMatchObject(refused)
  const response = authenticator.get(await begin())
  expect(await call(confirmByPasskey, { response }, here)).toHaveProperty('until')
  expect(await call(updateProfile, details, here)).toEqual(details)
})

test('E16 D13 whoever has to confirm anew while they add a passkey adds the one they have made', async () => {
  const { call, as, person, clock } = await startWithPasskey()
  const own = await as(person)
  clock.advance(570_000)
  const response = createAuthenticator().create(await call(beginPasskey, {}, own))
  const add = () => call(addPasskey, { name: 'Key', response }, own)
  clock.advance(60_000)
  await expect(add()).rejects.toMatchObject({ code: 'confirmation_required' })
  await call(confirmByPassword, { password }, own)
  expect((await add()).passkey.name).toBe('Key')
})

test('D13 whoever takes their address back takes out second steps that came after it', async () => {
  const site = await startSite()
  const { call, make, as, db, clock } = site
  const person = await make.member(haldor)
  const own = await withPasskey(site, await as(person), 'Own')
  clock.advance(60_000)
  const stolen = await as(person)
  await call(updateProfile, { email: 'thief@mail.example', country_id: 0 }, stolen)
  clock.advance(60_000)
  await withPasskey(site, stolen, 'Thief')
  await withApp(site, stolen)

  const [id, token = ''] = await mailedSteps(db, haldor.email, '/undo_email/')
  // Putting the address back oneself, or by staff, leaves the link good for what was added.
  await call(updateProfile, { email: haldor.email, country_id: 0 }, stolen)
  await call(undoEmail, { id: Number(id), token })
  expect(await db.selectFrom('passkey').select('id').execute()).toEqual([{ id: own.passkey.id }])
  expect(await db.selectFrom('app_key').select('user_id').execute()).toEqual([])
})

test.each([
  { what: 'nothing', response: '' },
  { what: 'no JSON', response: 'signature' },
  { what: 'JSON of something else', response: '{"id":"A"}' },
  { what: 'a list', response: '[]' },
  { what: 'what is too long', response: JSON.stringify({ id: 'A'.repeat(5_000) }) },
])('E16 $what proves nothing', async ({ response }) => {
  const { enter, begin } = await startWithPasskey()
  await begin()
  await expect(enter(response)).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
})
