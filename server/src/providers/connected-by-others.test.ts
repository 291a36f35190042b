import { expect, test } from 'vitest'
import { changePassword, resetPassword, undoEmail } from '@loadout/contract/accounts/accounts.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { confirmByPassword } from '@loadout/contract/confirmation/confirmation.ts'
import { forceEmail } from '@loadout/contract/people/names.ts'
import { getExternalProfiles } from '@loadout/contract/profiles/profile.ts'
import { connectProvider } from '@loadout/contract/providers/providers.ts'
import { openBrowser } from '../../test/browser.ts'
import { mailedSteps, mailsTo } from '../../test/mailed-link.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import { comeBackFrom, throughProvider } from '../../test/through-provider.ts'

const STEAM_ID = '76561198000000001'
const passwords = { current_password: 'correct horse', new_password: 'battery staple' }

/** A member whose session somebody else has got hold of. */
async function startSiteWithStolenSession(whileAsked: () => Promise<unknown> = async () => {}) {
  const site = await startSiteWithStandIns({
    instead(request, response) {
      const isCheck = request.method === 'POST' && request.url === '/steam/openid/login'
      if (isCheck)
        void whileAsked().then(() =>
          response.end('ns:http://specs.openid.net/auth/2.0\nis_valid:true\n'),
        )
      return isCheck
    },
  })
  const member = await site.make.member({ email: 'old@mail.example', password: 'correct horse' })
  const stolen = await site.as(member)
  const connect = (id: number, who: string) =>
    throughProvider(site, openBrowser(site), { id, who, as: stolen })
  const enter = () => throughProvider(site, openBrowser(site), { id: 3, who: STEAM_ID })
  const connected = async () =>
    (
      await site.db.selectFrom('provider_account').select('provider').orderBy('provider').execute()
    ).map(({ provider }) => provider)
  return { ...site, member, stolen, connect, enter, connected }
}

test('F07 whoever takes a change of the address back disconnects what was connected since, and nothing from before', async () => {
  const site = await startSiteWithStolenSession()
  const { call, member, connect, clock, db } = site
  await connect(4, 'tindra')
  clock.advance(1_000)
  const staff = { flags: Flag.Admin, permissions: everyPermission }
  const change = { user_id: member.id, email: 'new@mail.example' }
  await call(forceEmail, change, await site.as(await site.make.member(staff)))
  await connect(3, STEAM_ID)
  expect(await site.enter()).toMatchObject({ id: member.id })

  const [id, token = ''] = await mailedSteps(db, 'old@mail.example', '/undo_email/')
  await call(undoEmail, { id: Number(id), token })
  expect(await site.connected()).toEqual([4])
  expect(await call(getExternalProfiles, { user_id: member.id })).toEqual({ twitter: 'tindra' })
  expect(await site.enter()).toMatchObject({ signup_token: expect.any(String) })
})

test('F07 a password that is set by mail leaves no other way in, and what is none stays', async () => {
  const site = await startSiteWithStolenSession()
  const { call, make, member, connect } = site
  await connect(1, 'tindra')
  await connect(2, 'Tindra')
  await connect(3, STEAM_ID)
  await call(resetPassword, { ...(await make.resetLink(member)), password: 'battery staple' })
  expect(await site.connected()).toEqual([1])
  expect(await call(getExternalProfiles, { user_id: member.id })).toEqual({ twitch: 'tindra' })
  expect(await site.enter()).toMatchObject({ signup_token: expect.any(String) })
})

test('F07 D04 a session that ends while the other site is asked connects nothing', async () => {
  const site = await startSiteWithStolenSession(async () =>
    site.call(changePassword, passwords, await site.as(site.member)),
  )
  const { call, stolen } = site
  const back = await comeBackFrom(site, openBrowser(site), { id: 3, who: STEAM_ID, as: stolen })
  await expect(call(connectProvider, back, stolen)).rejects.toMatchObject({
    status: 400,
    code: 'provider_failed',
  })
  expect(await site.connected()).toEqual([])
})

test('D13 F07 whoever merely holds a session connects nothing that lets them in, and nothing they bring is used up by the refusal', async () => {
  const site = await startSiteWithStolenSession()
  const { call, member, db, stolen } = site
  await db.updateTable('session').set({ confirmed_at: null }).execute()
  const browser = openBrowser(site)
  const back = await comeBackFrom(site, browser, { id: 3, who: STEAM_ID, as: stolen })
  const required = { status: 403, code: 'confirmation_required' }
  await expect(browser.call(connectProvider, back, stolen)).rejects.toMatchObject(required)
  expect(await site.connected()).toEqual([])

  await site.connect(1, 'tindra')
  expect(await site.connected()).toEqual([1])
  await call(confirmByPassword, { password: 'correct horse' }, stolen)
  expect(await browser.call(connectProvider, back, stolen)).toHaveProperty('provider')
  expect(await site.enter()).toMatchObject({ id: member.id })
})

test('D13 F07 a member is mailed of each new way in, with a link that takes it out again', async () => {
  const site = await startSiteWithStolenSession()
  const { call, db, connect, clock } = site
  await connect(1, 'tindra')
  expect(await mailsTo(db, 'old@mail.example')).toEqual([])
  clock.advance(1_000)
  await connect(3, STEAM_ID)
  await connect(3, STEAM_ID)
  const mails = await mailsTo(db, 'old@mail.example')
  expect(mails.map(({ subject }) => subject)).toEqual(['A new way to sign in to Loadout'])
  expect(mails[0]?.text).toContain('An account on Steam')

  const [id, token = ''] = await mailedSteps(db, 'old@mail.example', '/undo_email/')
  await call(undoEmail, { id: Number(id), token })
  expect(await site.connected()).toEqual([1])
  expect(await site.enter()).toMatchObject({ signup_token: expect.any(String) })
})
