import { expect, test } from 'vitest'
import { getAuth, signup } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { deleteComment } from '@loadout/contract/comments/comments.ts'
import { connectProvider } from '@loadout/contract/providers/providers.ts'
import { getSecondSteps, removeApp } from '@loadout/contract/second-steps/second-steps.ts'
import { signInByCode } from '@loadout/contract/second-steps/sign-in.ts'
import { getSettings, changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { getProfileStatistics } from '@loadout/contract/statistics/post-statistics.ts'
import { openBrowser } from '../../test/browser.ts'
import { withApp, withPasskey } from '../../test/second-steps.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { comeBackFrom, throughProvider } from '../../test/through-provider.ts'

const STEAM_ID = '76561198000000001'
const missing = { status: 403, code: 'second_step_missing' }

test('F01 E15 whoever comes in by an account elsewhere is asked for the second step as well, and a repeat tells no more', async () => {
  const site = await startSiteWithStandIns()
  const browser = openBrowser(site)
  const { signup_token } = await throughProvider(site, browser, { id: 3, who: STEAM_ID })
  const form = { username: 'Tindra', email: 'tindra@mail.example', country_id: 4, signup_token }
  const { id, token = '' } = await browser.call(signup, form)
  const app = await withApp(site, { _u: id, _t: token })
  site.clock.advance(30_000)

  const back = await comeBackFrom(site, browser, { id: 3, who: STEAM_ID })
  const _k = 'b'.repeat(32)
  const answer = await browser.call(connectProvider, back, { _k })
  expect(Object.keys(answer)).toEqual(['second_step'])
  expect(await browser.call(connectProvider, back, { _k })).toEqual(answer)
  expect(browser.cookies.get('device')).toMatch(/^\d+\./)

  const pending = answer.second_step?.token ?? ''
  await expect(browser.call(getAuth, {}, { _u: id, _t: pending })).rejects.toMatchObject({
    status: 401,
  })
  const entered = await browser.call(signInByCode, { token: pending, code: app.code() })
  expect(entered.user.username).toBe('Tindra')
  await expect(browser.call(connectProvider, back, { _k })).rejects.toMatchObject({
    code: 'provider_failed',
  })
})

/** A site whose staff must have a second step, and somebody of staff who has every bit. */
async function startObliged() {
  const site = await startSite()
  const staff = await site.make.member({ flags: Flag.Admin, permissions: everyPermission })
  const as = await site.as(staff)
  await site.call(changeSettings, { staff_second_step: true }, as)
  return { ...site, staff, credentials: as }
}

const afterASecond = async ({ site }: TestSite, { id }: { id: number }) =>
  site.sessions.invalidate(id)

test('E18 staff who are obliged to have a second step sign in without one, do nothing of what staff do, and set it up', async () => {
  const site = await startObliged()
  const { call, credentials, staff } = site
  await afterASecond(site, staff)
  await expect(call(getSettings, {}, credentials)).rejects.toMatchObject(missing)
  await expect(
    call(changeSettings, { staff_second_step: false }, credentials),
  ).rejects.toMatchObject(missing)
  expect(await call(getAuth, {}, credentials)).toMatchObject({ permissions: everyPermission })
  expect(await call(getSecondSteps, {}, credentials)).toMatchObject({ obliged: true })

  await withApp(site, credentials)
  expect(await call(getSettings, {}, credentials)).toMatchObject({ staff_second_step: true })
  expect(await call(getSecondSteps, {}, credentials)).toMatchObject({ obliged: false })
  await call(removeApp, {}, credentials)
  await expect(call(getSettings, {}, credentials)).rejects.toMatchObject(missing)
  await withPasskey(site, credentials)
  await call(getSettings, {}, credentials)
})

test.each([
  { what: 'an app', add: withApp },
  { what: 'a passkey', add: withPasskey },
])(
  'E18 whoever is signed in elsewhere is signed out when the first second step is $what, and stays when another is added',
  async ({ add }) => {
    const site = await startObliged()
    const { call, as, credentials, staff } = site
    const thief = await as(staff)
    await call(getAuth, {}, thief)
    await add(site, credentials)
    await expect(call(getSettings, {}, thief)).rejects.toMatchObject({ status: 401 })
    await call(getSettings, {}, credentials)

    const elsewhere = await as(staff)
    await withPasskey(site, credentials, 'Another')
    await call(getSettings, {}, elsewhere)
  },
)

test('E18 what a permission allows beside the calls of staff is refused to them as to anybody', async () => {
  const site = await startObliged()
  const { call, make, as } = site
  const moderator = await make.member({
    flags: Flag.Moderator,
    permissions: Permission.canDeleteComments,
  })
  const credentials = await as(moderator)
  const on = await make.news()
  const { id } = await make.comment({ on, by: await make.member() })
  await expect(call(deleteComment, { id }, credentials)).rejects.toMatchObject({ status: 403 })
  await withApp(site, credentials)
  await call(deleteComment, { id }, credentials)
})

test('E18 an admin is obliged to a second step without any permission, and reads no statistics of others until then', async () => {
  const site = await startObliged()
  const { call, make, as } = site
  const credentials = await as(await make.member({ flags: Flag.Admin, permissions: 0 }))
  const others = { user_id: (await make.member()).id }
  expect(await call(getSecondSteps, {}, credentials)).toMatchObject({ obliged: true })
  await expect(call(getProfileStatistics, others, credentials)).rejects.toMatchObject({
    status: 403,
  })
  await withApp(site, credentials)
  await call(getProfileStatistics, others, credentials)
})

test('E18 members without a permission are obliged to nothing', async () => {
  const { call, make, as } = await startObliged()
  for (const person of [await make.member(), await make.member({ permissions: 512 })])
    expect(await call(getSecondSteps, {}, await as(person))).toMatchObject({ obliged: false })
})
