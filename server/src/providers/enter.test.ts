import { expect, test } from 'vitest'
import { getAuth, login, signup, verifyEmail } from '@loadout/contract/accounts/accounts.ts'
import {
  connectProvider,
  disconnectProvider,
  getProviderUrl,
  listProviders,
} from '@loadout/contract/providers/providers.ts'
import { openBrowser } from '../../test/browser.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import { comeBackFrom, throughProvider } from '../../test/through-provider.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import { HOUR } from '../platform/clock.ts'

const STEAM_ID = '76561198000000001'
const form = { username: 'Tindra', email: 'tindra@mail.example', country_id: 4 }

async function startSiteWithVisitor(environment: Record<string, string> = {}) {
  const site = await startSiteWithStandIns({ environment })
  const browser = openBrowser(site)
  /** Somebody who is not signed in comes back. */
  const enter = (id = 3, who = STEAM_ID) => throughProvider(site, browser, { id, who })
  const signupToken = async () => (await enter()).signup_token
  return { ...site, browser, enter, signupToken }
}

test.each([
  { id: 2, who: 'Tindra L.', suggested: 'TindraL' },
  { id: 3, who: STEAM_ID, suggested: '' },
  { id: 4, who: 'tindra_of_the_north', suggested: 'tindraofthenort' },
])(
  'ACC-21 AMB-76 somebody unknown comes from provider $id, finishes the signup without a password, and signs in that way from then on',
  async ({ id, who, suggested }) => {
    const { call, enter } = await startSiteWithVisitor()
    const unknown = await enter(id, who)
    expect(unknown).toEqual({
      signup_token: expect.stringMatching(/^[\w-]{43}$/),
      suggested_username: suggested,
    })

    const { signup_token } = unknown
    const made = await call(signup, { ...form, signup_token })
    expect(made).toMatchObject({ user: { username: 'Tindra', email: form.email, country_id: 4 } })
    const as = { _u: made.id, _t: made.token ?? '' }
    expect(await call(getAuth, {}, as)).toMatchObject({ id: made.id })
    expect((await call(listProviders, {}, as)).entries).toMatchObject([{ id, handle: who }])

    const again = await enter(id, who)
    expect(again).toMatchObject({ id: made.id, user: { username: 'Tindra' } })
    expect(again.token).not.toBe(made.token)
    expect(again.signup_token).toBeUndefined()
  },
)

test('ACC-11 F05 Twitch, which nobody signs in with, lets nobody in whose account has it and begins no signup', async () => {
  const site = await startSiteWithVisitor()
  const as = await site.as(await site.make.member({ password: 'correct horse' }))
  await throughProvider(site, site.browser, { id: 1, who: 'tindra', as })

  const unknown = { status: 400, code: 'provider_unknown', field: 'id' }
  await expect(site.browser.call(getProviderUrl, { id: 1 })).rejects.toMatchObject(unknown)
  const { data } = await comeBackFrom(site, site.browser, { id: 3, who: STEAM_ID })
  await expect(site.browser.call(connectProvider, { id: 1, data })).rejects.toMatchObject(unknown)
  expect(await site.db.selectFrom('provider_signup').select('provider').execute()).toEqual([])
})

test('ACC-21 a signup that is finished with a password opens the account by it as well', async () => {
  const { call, signupToken } = await startSiteWithVisitor()
  const signup_token = await signupToken()
  await expect(call(signup, { ...form, password: 'short', signup_token })).rejects.toMatchObject({
    code: 'password_too_short',
  })
  const { id } = await call(signup, { ...form, password: 'correct horse', signup_token })
  expect(await call(login, { username: 'Tindra', password: 'correct horse' })).toMatchObject({ id })
})

test('without a token from another site nobody does without a password, and no password opens an account that has none', async () => {
  const { call, signupToken } = await startSiteWithVisitor()
  await expect(call(signup, form)).rejects.toMatchObject({ code: 'password_too_short' })
  await call(signup, { ...form, signup_token: await signupToken() })
  for (const password of ['', 'correct horse'])
    await expect(call(login, { username: 'Tindra', password })).rejects.toMatchObject({
      code: 'wrong_password',
    })
})

test('a faulty form does not use the token up; it is good once, for an hour, and made up by nobody', async () => {
  const { call, signupToken, make } = await startSiteWithVisitor()
  await make.member({ username: 'Haldor' })
  const signup_token = await signupToken()
  await expect(call(signup, { ...form, username: 'Haldor', signup_token })).rejects.toMatchObject({
    code: 'username_taken',
  })
  await call(signup, { ...form, signup_token })

  const failed = { status: 400, code: 'provider_failed' }
  const other = { username: 'Ylva', email: 'ylva@mail.example', country_id: 4 }
  await expect(call(signup, { ...other, signup_token })).rejects.toMatchObject(failed)
  await expect(call(signup, { ...other, signup_token: 'A'.repeat(43) })).rejects.toMatchObject(
    failed,
  )
})

test('a token for a signup is too old after an hour', async () => {
  const { call, signupToken, clock } = await startSiteWithVisitor()
  const signup_token = await signupToken()
  clock.advance(HOUR)
  await expect(call(signup, { ...form, signup_token })).rejects.toMatchObject({
    code: 'provider_failed',
  })
})

test('F03 of two signups with the same account elsewhere one has it, and the other is not made', async () => {
  const { call, signupToken, db } = await startSiteWithVisitor()
  const tokens = [await signupToken(), await signupToken()]
  const outcomes = await Promise.allSettled(
    tokens.map((signup_token, place) =>
      call(signup, {
        username: `Tindra${place}`,
        email: `tindra${place}@mail.example`,
        country_id: 4,
        signup_token,
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'provider_taken' },
  })
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('F03 an address that somebody has here joins no accounts', async () => {
  const { call, make, signupToken, db } = await startSiteWithVisitor()
  const member = await make.member({ email: form.email })
  await expect(call(signup, { ...form, signup_token: await signupToken() })).rejects.toMatchObject({
    code: 'email_taken',
  })
  expect(await db.selectFrom('provider_account').select('user_id').execute()).toEqual([])
  expect(member.id).toBeGreaterThan(0)
})

test('B02 a finished signup and a sign-in whose answers are lost are answered again to the same call alone', async () => {
  const site = await startSiteWithVisitor()
  const { call, browser, signupToken, db } = site
  const finishing = { ...form, signup_token: await signupToken() }
  const first = await call(signup, finishing, { _k: 'a-key-of-a-signup-0000001' })
  expect(await call(signup, finishing, { _k: 'a-key-of-a-signup-0000001' })).toMatchObject({
    id: first.id,
    token: first.token,
  })
  await expect(call(signup, finishing, { _k: 'a-key-of-a-signup-0000002' })).rejects.toMatchObject({
    status: 400,
  })

  const back = await comeBackFrom(site, browser, { id: 3, who: STEAM_ID })
  const entered = await browser.call(connectProvider, back, { _k: 'a-key-of-a-sign-in-000001' })
  expect(
    await browser.call(connectProvider, back, { _k: 'a-key-of-a-sign-in-000001' }),
  ).toMatchObject({ id: first.id, token: entered.token })
  await expect(
    browser.call(connectProvider, back, { _k: 'a-key-of-a-sign-in-000002' }),
  ).rejects.toMatchObject({ code: 'provider_failed' })
  const kept = JSON.stringify(await db.selectFrom('replay').selectAll().execute())
  expect(kept).not.toContain(entered.token)
  expect(kept).not.toContain(first.token)
})

test('B02 a finished signup that waits for its address to be verified is answered the same under its key, also when eight come at once', async () => {
  const { call, signupToken, db } = await startSiteWithVisitor({ REQUIRE_VERIFIED_EMAIL: '1' })
  const finishing = { ...form, signup_token: await signupToken() }
  const finish = () => call(signup, finishing, { _k: 'a'.repeat(32) })
  const answers = await inWaves(8, finish)
  answers.push(await finish())

  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  expect(answers).toEqual(Array.from({ length: 9 }, () => ({ id })))
  await expect(call(signup, finishing, { _k: 'b'.repeat(32) })).rejects.toMatchObject({
    code: 'provider_failed',
  })
})

test('F03 F05 whoever comes in while their account elsewhere becomes somebody else’s is let in as nobody', async () => {
  const site = await startSiteWithVisitor()
  const [member, other] = [await site.make.member(), await site.make.member()]
  const as = await site.as(member)
  await throughProvider(site, site.browser, { id: 3, who: STEAM_ID, as })
  const back = await comeBackFrom(site, site.browser, { id: 3, who: STEAM_ID })
  const { answer } = await site.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [member.id])
    const asked = site.browser.call(connectProvider, back).catch((refusal: unknown) => refusal)
    await untilSomebodyWaitsFor(tx)
    await tx.updateTable('provider_account').set({ user_id: other.id }).execute()
    return { answer: asked }
  })
  expect(await answer).toMatchObject({ status: 400, code: 'provider_failed' })
})

test('D05 whoever is banned does not come in from another site either', async () => {
  const site = await startSiteWithVisitor()
  const member = await site.make.member()
  const as = await site.as(member)
  await throughProvider(site, site.browser, { id: 3, who: STEAM_ID, as })
  await site.db
    .updateTable('users')
    .set({ banned_until: new Date('2027-01-01') })
    .where('id', '=', member.id)
    .execute()
  await expect(site.enter()).rejects.toMatchObject({ status: 400, code: 'banned' })
})

test('ROLE-07 where addresses must be verified, a signup from another site is open only after that', async () => {
  const site = await startSiteWithVisitor({ REQUIRE_VERIFIED_EMAIL: '1' })
  const made = await site.call(signup, { ...form, signup_token: await site.signupToken() })
  expect(made).toEqual({ id: made.id })
  await expect(site.enter()).rejects.toMatchObject({ status: 400, code: 'email_not_verified' })
  await site.call(verifyEmail, await site.make.link(made, 'verify-email'))
  expect(await site.enter()).toMatchObject({ id: made.id })
})

test('what is disconnected lets nobody in any more', async () => {
  const site = await startSiteWithVisitor()
  const as = await site.as(await site.make.member({ password: 'correct horse' }))
  await throughProvider(site, site.browser, { id: 3, who: STEAM_ID, as })
  const back = await comeBackFrom(site, site.browser, { id: 3, who: STEAM_ID })
  await site.call(disconnectProvider, { id: 3 }, as)
  expect(await site.browser.call(connectProvider, back)).toMatchObject({
    signup_token: expect.any(String),
  })
})
