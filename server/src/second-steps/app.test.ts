import { createHook } from 'node:async_hooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  changePassword,
  getAuth,
  login,
  resetPassword,
} from '@loadout/contract/accounts/accounts.ts'
import {
  addApp,
  beginApp,
  getSecondSteps,
  removeApp,
  renewRecoveryCodes,
} from '@loadout/contract/second-steps/second-steps.ts'
import { signInByCode } from '@loadout/contract/second-steps/sign-in.ts'
import { appCode, keyBytes } from '../../test/app-code.ts'
import { callOver } from '../../test/call-over-http.ts'
import { inWaves, settledInWaves } from '../../test/in-waves.ts'
import { mailsTo } from '../../test/mailed-link.ts'
import { withApp } from '../../test/second-steps.ts'
import { startSite, startSiteOn, type TestOptions } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

/** Counts what is dear: how often Node computes an argon2id. */
const hashes = { count: 0 }
const counting = createHook({
  init(_, type) {
    if (type === 'ARGON2REQUEST') hashes.count++
  },
})
beforeAll(() => counting.enable())
afterAll(() => counting.disable())
afterEach(() => {
  hashes.count = 0
})

const STEP = 30_000
const QUARTER = 15 * 60_000
const password = 'correct horse'
const haldor = { username: 'Haldor', email: 'haldor@mail.example', password }
const wrong = { status: 400, code: 'code_wrong', field: 'code' }
const expired = { status: 400, code: 'sign_in_expired', field: 'token' }

/** Haldor, whose app was set up half a minute ago. */
async function startWithApp(options: TestOptions = {}) {
  const site = await startSite(options)
  const person = await site.make.member(haldor)
  const as = await site.as(person)
  const app = await withApp(site, as)
  site.clock.advance(STEP)
  /** The password is right: what a second step goes on with. */
  const pending = async (from?: string) => {
    const { second_step } = await site.call(
      login,
      { username: 'Haldor', password },
      from ? { from } : {},
    )
    return second_step?.token ?? ''
  }
  return { ...site, person, credentials: as, app, pending }
}

test('a password alone opens nothing once an app is set up, its code does, and no second argon2id is computed', async () => {
  const site = await startWithApp()
  const { call, app, db, person } = site
  hashes.count = 0
  const sessions = () => db.selectFrom('session').select('id').execute()
  const before = await sessions()
  const answer = await call(login, { username: 'Haldor', password })
  expect(answer).toEqual({
    second_step: { token: expect.stringMatching(/^[\w-]{43}$/), app: true, passkey: false },
  })
  expect(await sessions()).toEqual(before)
  const { token = '' } = answer.second_step ?? {}
  await expect(call(getAuth, {}, { _u: person.id, _t: token })).rejects.toMatchObject({
    status: 401,
  })

  const signedIn = await call(signInByCode, { token, code: app.code() })
  expect(signedIn.user.username).toBe('Haldor')
  expect(hashes.count).toBe(1)
  expect(await call(getAuth, {}, { _u: person.id, _t: signedIn.token })).toMatchObject({
    id: person.id,
  })
})

test('a sign-in that waits is good once and for five minutes, and leaves no cookie before its second step', async () => {
  const { call, app, pending, clock, url } = await startWithApp()
  const token = await pending()
  await call(signInByCode, { token, code: app.code() })
  clock.advance(STEP)
  await expect(call(signInByCode, { token, code: app.code() })).rejects.toMatchObject(expired)
  const late = await pending()
  clock.advance(300_000)
  await expect(call(signInByCode, { token: late, code: app.code() })).rejects.toMatchObject(expired)
  const unknown = { token: 'A'.repeat(43), code: app.code() }
  await expect(call(signInByCode, unknown)).rejects.toMatchObject(expired)

  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${url}/api${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const first = await post('/user/login', { username: 'Haldor', password })
  expect(first.headers.get('set-cookie')).toBeNull()
  const { second_step } = (await first.json()) as { second_step: { token: string } }
  const second = await post('/user/login/code', { token: second_step.token, code: app.code() })
  expect(second.headers.get('set-cookie')).toMatch(/^device=/)
})

test('E15 a code is good once, in whichever sign-in, and none that is older is good after it', async () => {
  const { call, app, pending, clock } = await startWithApp()
  const code = app.code()
  const before = appCode(app.key, new Date(clock.now().getTime() - STEP))
  const [first, second] = [await pending(), await pending()]
  const used = await settledInWaves(2, (each) =>
    call(signInByCode, { token: [first, second][each] ?? '', code }),
  )
  expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const token = await pending()
  for (const replayed of [code, before])
    await expect(call(signInByCode, { token, code: replayed })).rejects.toMatchObject(wrong)
  clock.advance(STEP)
  await call(signInByCode, { token, code: app.code() })
})

test('E15 the code with which an app was set up signs nobody in, nor do codes of other times, keys and lengths', async () => {
  const { call, app, pending, clock } = await startWithApp()
  const token = await pending()
  const at = (steps: number) => appCode(app.key, new Date(clock.now().getTime() + steps * STEP))
  const codes = [at(-1), at(2), at(-2), appCode('A'.repeat(32), clock.now())]
  for (const code of codes)
    await expect(call(signInByCode, { token, code })).rejects.toMatchObject(wrong)
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '0x1234'])('%j is no code', async (code) => {
  const { call, pending } = await startWithApp()
  const token = await pending()
  await expect(call(signInByCode, { token, code })).rejects.toMatchObject(wrong)
})

test('a phone that goes half a minute wrong signs in as well', async () => {
  const { call, app, pending, clock } = await startWithApp()
  clock.advance(STEP)
  const early = appCode(app.key, new Date(clock.now().getTime() - STEP))
  await call(signInByCode, { token: await pending(), code: early })
  const late = appCode(app.key, new Date(clock.now().getTime() + STEP))
  await call(signInByCode, {
    token: await pending(),
    code: ` ${late.slice(0, 3)} ${late.slice(3)} `,
  })
})

test('E15 five wrong codes, one after the other or at once, are all that a stranger who knows the password may try; the member signs in where they have before', async () => {
  const HOME = '198.51.100.4'
  const ELSEWHERE = '203.0.113.7'
  const { call, app, pending, clock } = await startWithApp({
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  await call(signInByCode, { token: await pending(HOME), code: app.code() }, { from: HOME })
  clock.advance(STEP)
  const token = await pending(ELSEWHERE)
  const guesses = await settledInWaves(20, (number) =>
    call(signInByCode, { token, code: String(number).padStart(6, '9') }, { from: ELSEWHERE }),
  )
  const statuses = guesses.map((each) => (each.status === 'rejected' ? each.reason.status : 200))
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)

  const right = { token, code: app.code() }
  for (const from of [ELSEWHERE, '192.0.2.1'])
    await expect(call(signInByCode, right, { from })).rejects.toMatchObject({ status: 429 })
  await call(signInByCode, { token: await pending(HOME), code: app.code() }, { from: HOME })
})

test('E15 several processes share one count of wrong codes, and none forgets it by being started anew', async () => {
  const { call, app, pending, url, databaseUrl } = await startWithApp()
  const token = await pending()
  const at = (process: { url: string }, code: string) =>
    callOver(process.url, signInByCode, { token, code })
  const other = await startSiteOn(databaseUrl, {})
  for (const number of [0, 1, 2, 3, 4])
    await expect(at(number < 3 ? { url } : other, `99999${number}`)).rejects.toMatchObject(wrong)
  const tooMany = { status: 429 }
  await expect(call(signInByCode, { token, code: app.code() })).rejects.toMatchObject(tooMany)
  for (const process of [other, await startSiteOn(databaseUrl, {})])
    await expect(at(process, app.code())).rejects.toMatchObject(tooMany)
})

test('E15 strangers try twenty codes a day, of which their member is mailed once; a recovery code still lets the member in', async () => {
  const { call, app, pending, clock, db } = await startWithApp()
  const warnings = async () =>
    (await mailsTo(db, haldor.email)).filter(({ subject }) => subject.startsWith('Wrong codes'))
  for (let number = 0; number < 20; number++) {
    if (number % 5 === 0) clock.advance(QUARTER)
    const code = String(900_000 + number)
    await expect(call(signInByCode, { token: await pending(), code })).rejects.toMatchObject(wrong)
    expect(await warnings()).toHaveLength(number < 4 ? 0 : 1)
  }
  clock.advance(QUARTER)
  const token = await pending()
  const right = { token, code: app.code() }
  await expect(call(signInByCode, right)).rejects.toMatchObject({ status: 429 })
  await call(signInByCode, { token, code: app.recovery_codes[0] ?? '' })
  expect((await warnings())[0]?.text).toContain('Several wrong codes')

  clock.advance(DAY)
  await call(signInByCode, { token: await pending(), code: app.code() })
})

test('ten recovery codes are shown once, each signs in once, however it is typed, and others make them worthless', async () => {
  const { call, app, pending, db, credentials } = await startWithApp()
  const { recovery_codes: codes } = app
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[a-z1-9]{4}-){3}[a-z1-9]{4}$/)
  const stored = await db.selectFrom('recovery_code').select('code_hash').execute()
  expect(stored.map(({ code_hash }) => code_hash.length)).toEqual(Array<number>(10).fill(32))

  const [first = '', second = ''] = codes
  await call(signInByCode, { token: await pending(), code: ` ${first.toUpperCase()} ` })
  const token = await pending()
  await expect(call(signInByCode, { token, code: first })).rejects.toMatchObject(wrong)
  expect((await call(getSecondSteps, {}, credentials)).recovery_codes).toBe(9)

  const renewed = await call(renewRecoveryCodes, {}, credentials)
  expect(renewed.recovery_codes).toHaveLength(10)
  await expect(call(signInByCode, { token, code: second })).rejects.toMatchObject(wrong)
  await call(signInByCode, { token, code: renewed.recovery_codes[0]?.replaceAll('-', '') ?? '' })
})

test('a recovery code that is sent by many at once lets one of them in', async () => {
  const { call, app, pending } = await startWithApp()
  const tokens = [await pending(), await pending(), await pending()]
  const entered = await settledInWaves(3, (each) =>
    call(signInByCode, { token: tokens[each] ?? '', code: app.recovery_codes[0] ?? '' }),
  )
  expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an app is set up with a code of its key only, and whoever sets it up is told by mail, in the audit and in their settings', async () => {
  const { call, make, as, db, clock } = await startSite()
  const person = await make.member(haldor)
  const credentials = await as(person)
  await expect(call(addApp, { code: '123456' }, credentials)).rejects.toMatchObject({
    code: 'app_missing',
  })
  const first = await call(beginApp, {}, credentials)
  const { key, uri } = await call(beginApp, {}, credentials)
  expect(key).toMatch(/^[A-Z2-7]{32}$/)
  expect(new URL(uri).searchParams.get('secret')).toBe(key)
  expect(decodeURIComponent(uri)).toContain('otpauth://totp/Loadout:Haldor?')
  const code = appCode(first.key, clock.now())
  await expect(call(addApp, { code }, credentials)).rejects.toMatchObject(wrong)
  expect(await call(login, { username: 'Haldor', password })).toHaveProperty('user')

  await call(addApp, { code: appCode(key, clock.now()) }, credentials)
  const since = Math.floor(clock.now().getTime() / 1000)
  expect(await call(getSecondSteps, {}, credentials)).toEqual({
    app_since: since,
    passkeys: [],
    recovery_codes: 10,
    obliged: false,
  })
  await expect(call(beginApp, {}, credentials)).rejects.toMatchObject({ code: 'app_exists' })
  const { sealed_key } = await db.selectFrom('app_key').selectAll().executeTakeFirstOrThrow()
  expect(sealed_key.includes(keyBytes(key))).toBe(false)
  expect((await mailsTo(db, haldor.email)).map(({ subject }) => subject)).toEqual([
    'Your account has a new second step',
  ])
  expect(await db.selectFrom('audit').select(['action', 'target', 'after']).execute()).toEqual([
    { action: 'second step added', target: `user ${person.id}`, after: { way: 'app' } },
  ])
})

test('an app that is removed is asked for no more, its recovery codes are worthless, and its member is told', async () => {
  const { call, db, credentials } = await startWithApp()
  await call(removeApp, {}, credentials)
  expect(await call(login, { username: 'Haldor', password })).toHaveProperty('user')
  expect(await db.selectFrom('recovery_code').select('user_id').execute()).toEqual([])
  expect((await mailsTo(db, haldor.email)).map(({ subject }) => subject)).toContain(
    'A second step of your account was removed',
  )
  await expect(call(removeApp, {}, credentials)).rejects.toMatchObject({ code: 'app_missing' })
  await expect(call(renewRecoveryCodes, {}, credentials)).rejects.toMatchObject({
    code: 'second_step_missing',
  })
})

test('D13 second steps are changed by nobody who merely holds a session', async () => {
  const { call, make, site, db, clock } = await startSite()
  const person = await make.member(haldor)
  const steal = async () => ({ _u: person.id, _t: await site.sessions.open(db, person.id) })
  const stolen = await steal()
  const required = { status: 403, code: 'confirmation_required' }
  const owned = { _u: person.id, _t: await site.sessions.open(db, person.id, { confirmed: true }) }
  await expect(call(beginApp, {}, stolen)).rejects.toMatchObject(required)
  const { key } = await call(beginApp, {}, owned)
  const code = appCode(key, clock.now())
  await expect(call(addApp, { code }, stolen)).rejects.toMatchObject(required)
  await call(addApp, { code }, owned)
  const since = await steal()
  await expect(call(removeApp, {}, since)).rejects.toMatchObject(required)
  await expect(call(renewRecoveryCodes, {}, since)).rejects.toMatchObject(required)
})

test('E06 a mailed link to a new password does not do without the second step, and a changed password ends sign-ins that wait', async () => {
  const { call, make, person, app, pending, credentials } = await startWithApp()
  const waiting = await pending()
  const next = 'battery staple'
  await call(changePassword, { current_password: password, new_password: next }, credentials)
  await expect(call(signInByCode, { token: waiting, code: app.code() })).rejects.toMatchObject(
    expired,
  )

  const reset = await call(resetPassword, { ...(await make.resetLink(person)), password })
  expect(Object.keys(reset)).toEqual(['second_step'])
  const token = reset.second_step?.token ?? ''
  expect(await call(signInByCode, { token, code: app.code() })).toHaveProperty('token')
})

test('B02 E06 the answer to a reset that was lost comes once more, and signs nobody in without the second step', async () => {
  const { call, make, person } = await startWithApp()
  const input = { ...(await make.resetLink(person)), password }
  const _k = 'a'.repeat(32)
  const first = await call(resetPassword, input, { _k })
  expect(first.second_step?.app).toBe(true)
  expect(await call(resetPassword, input, { _k })).toEqual(first)
})

test.each(['code of the app', 'recovery code'])(
  'B02 E15 a sign-in by a %s whose answer was lost is answered the same under its key, also when eight come at once, and nobody else is',
  async (way) => {
    const { call, app, pending, clock, db } = await startWithApp()
    const code = way === 'recovery code' ? (app.recovery_codes[0] ?? '') : app.code()
    const [input, _k] = [{ token: await pending(), code }, 'a'.repeat(32)]
    const sessions = await db.selectFrom('session').select('id').execute()
    const answers = await inWaves(8, () => call(signInByCode, input, { _k }))
    answers.push(await call(signInByCode, input, { _k }))

    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(await db.selectFrom('session').select('id').execute()).toHaveLength(sessions.length + 1)
    for (const [other, extras] of [
      [{ ...input, code: '123456' }, { _k }],
      [input, { _k: 'b'.repeat(32) }],
      [input, {}],
    ] as const)
      await expect(call(signInByCode, other, extras)).rejects.toMatchObject(expired)
    clock.advance(STEP)
    await expect(call(signInByCode, input, { _k })).rejects.toMatchObject(expired)
  },
)

test('ACC-04 a mailed link that signs in lets nobody past the second step, and is not used up', async () => {
  const { call, make, person, credentials } = await startWithApp()
  const { id, token } = await make.link(person, 'sign-in')
  const refused = { status: 403, code: 'second_step_required' }
  for (let time = 0; time < 2; time++)
    await expect(call(getAuth, {}, { _u: id, _t: token })).rejects.toMatchObject(refused)
  await call(removeApp, {}, credentials)
  expect(await call(getAuth, {}, { _u: id, _t: token })).toMatchObject({ id })
})

test('D05 whoever is banned while their second step is under way does not come in', async () => {
  const { call, db, app, pending, person } = await startWithApp()
  const token = await pending()
  await db
    .updateTable('users')
    .set({ banned_until: 'infinity' })
    .where('id', '=', person.id)
    .execute()
  await expect(call(signInByCode, { token, code: app.code() })).rejects.toMatchObject({
    code: 'banned',
  })
})
