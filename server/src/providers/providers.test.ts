import { expect, test } from 'vitest'
import {
  connectEsportal,
  disconnectEsportal,
  getEsportalUsername,
} from '@loadout/contract/providers/esportal.ts'
import {
  connectProvider,
  disconnectProvider,
  getProviderUrl,
  listOfferedProviders,
  listProviders,
} from '@loadout/contract/providers/providers.ts'
import { setMultiplier } from '@loadout/contract/points/multipliers.ts'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import { getExternalProfiles } from '@loadout/contract/profiles/profile.ts'
import { getPerson } from '@loadout/contract/people/people.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { openBrowser } from '../../test/browser.ts'
import { inWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { readPage } from '../../test/read-page.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import { comeBackFrom, throughProvider } from '../../test/through-provider.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { deleteAccount } from './queries.ts'

const STEAM_ID = '76561198000000001'

/** A site whose external accounts are stand-ins, and somebody who is signed in there. */
async function startSiteWithMember() {
  const site = await startSiteWithStandIns()
  const member = await site.make.member({ password: 'correct horse' })
  const as = await site.as(member)
  const browser = openBrowser(site)
  const connect = (id: number, who: string) => throughProvider(site, browser, { id, who, as })
  const points = async () =>
    (
      await site.db
        .selectFrom('users')
        .select('points')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow()
    ).points
  return { ...site, member, who: as, browser, connect, points }
}

test.each([
  { id: 1, service: 'twitch', path: '/twitch/oauth2/authorize', who: 'tindra' },
  { id: 2, service: 'facebook', path: '/facebook/dialog/oauth', who: 'Tindra L.' },
  { id: 3, service: 'steam', path: '/steam/openid/login', who: STEAM_ID },
  { id: 4, service: 'twitter', path: '/twitter/i/oauth2/authorize', who: 'tin' },
])(
  'PROV-01 PROV-02 PROV-03 PROV-04 PROV-06 PROV-08 F06 $id is $service: its address, its connection and what is stored',
  async ({ id, service, path, who }) => {
    const { call, who: as, connect, db, member } = await startSiteWithMember()
    const { url, state } = await call(getProviderUrl, { id }, as)
    expect(new URL(url).pathname).toBe(path)
    expect(state).toMatch(/^[\w-]{43}$/)

    const connected = unixSeconds(TEST_NOW)
    expect(await connect(id, who)).toEqual({ provider: { id, service, handle: who, connected } })
    expect(await call(listProviders, {}, as)).toEqual({
      entries: [{ id, service, handle: who, connected }],
    })
    expect(
      await db.selectFrom('provider_account').select(['user_id', 'provider']).execute(),
    ).toEqual([{ user_id: member.id, provider: id }])
  },
)

test('PROV-06 an unknown provider, and one that is not switched on, is refused', async () => {
  const { call } = await startSiteWithMember()
  const unknown = { status: 400, code: 'provider_unknown', error: 'Unknown provider.' }
  await expect(call(getProviderUrl, { id: 5 })).rejects.toMatchObject(unknown)
  await expect(call(connectProvider, { id: 0, data: 'x' })).rejects.toMatchObject(unknown)

  const plain = await startSite()
  expect(await plain.call(listOfferedProviders, {})).toEqual({ entries: [], esportal: false })
  await expect(plain.call(getProviderUrl, { id: 3 })).rejects.toMatchObject(unknown)
})

test('each site is offered where its keys are set, and asked at its own address', async () => {
  const { call, as, make } = await startSite({
    environment: {
      TWITCH_CLIENT_ID: 'abc',
      TWITCH_CLIENT_SECRET: 'def',
      STEAM_LOGIN: 'on',
      ORIGIN: 'https://community.example',
    },
  })
  expect((await call(listOfferedProviders, {})).entries).toEqual([
    { id: 1, service: 'twitch' },
    { id: 3, service: 'steam' },
  ])
  const twitch = new URL((await call(getProviderUrl, { id: 1 }, await as(await make.member()))).url)
  expect(twitch.origin + twitch.pathname).toBe('https://id.twitch.tv/oauth2/authorize')
  expect(Object.fromEntries(twitch.searchParams)).toMatchObject({
    client_id: 'abc',
    redirect_uri: 'https://community.example/provider/auth/1',
    response_type: 'code',
    code_challenge_method: 'S256',
  })
  const steam = new URL((await call(getProviderUrl, { id: 3 })).url)
  expect(steam.origin + steam.pathname).toBe('https://steamcommunity.com/openid/login')
  expect(steam.searchParams.get('openid.realm')).toBe('https://community.example')
})

test('PROV-07 whoever is not signed in has no list of connections, and connects no Esportal', async () => {
  const { call } = await startSiteWithMember()
  const notSignedIn = { status: 401, code: 'not_signed_in' }
  await expect(call(listProviders, {})).rejects.toMatchObject(notSignedIn)
  await expect(call(disconnectProvider, { id: 1 })).rejects.toMatchObject(notSignedIn)
  await expect(call(getEsportalUsername, {})).rejects.toMatchObject(notSignedIn)
  await expect(call(connectEsportal, { username: 'x' })).rejects.toMatchObject(notSignedIn)
})

test('PROV-09 what is disconnected is listed no more and shown nowhere, and is not disconnected twice', async () => {
  const { call, who, connect, member } = await startSiteWithMember()
  await connect(1, 'tindra')
  const shown = () => call(getExternalProfiles, { user_id: member.id })
  expect(await shown()).toEqual({ twitch: 'tindra' })

  expect(await call(disconnectProvider, { id: 1 }, who)).toEqual({ success: true })
  expect(await call(listProviders, {}, who)).toEqual({ entries: [] })
  expect(await shown()).toEqual({})
  await expect(call(disconnectProvider, { id: 1 }, who)).rejects.toMatchObject({
    code: 'provider_not_connected',
    error: 'This account is not connected.',
  })
})

test('the name of somebody at Facebook is for themselves and on no page', async () => {
  const { call, who, connect, member, get } = await startSiteWithMember()
  await connect(2, 'Tindra Lindqvist')
  expect(await call(listProviders, {}, who)).toMatchObject({
    entries: [{ service: 'facebook', handle: 'Tindra Lindqvist' }],
  })
  expect(await call(getExternalProfiles, { user_id: member.id })).toEqual({})
  const page = await readPage(await get(`/user/${member.username}?lang=en`))
  expect([page.status, page.html.includes('Lindqvist')]).toEqual([200, false])
})

test('ADMIN-05 staff see which external accounts a member has', async () => {
  const { call, as, make, connect, member } = await startSiteWithMember()
  await connect(4, 'tindra')
  await connect(1, 'tindra')
  const staff = await as(await make.member(staffWith('canSeeUserProfile')))
  const { providers } = await call(getPerson, { id: member.id }, staff)
  expect(providers).toEqual(['twitch', 'twitter'])
})

test('F03 an account elsewhere stays with whoever connected it first, and nobody has two of a kind', async () => {
  const { call, as, make, browser, connect, get } = await startSiteWithMember()
  await connect(3, STEAM_ID)
  const other = await as(await make.member())
  const taken = throughProvider({ get }, browser, { id: 3, who: STEAM_ID, as: other })
  await expect(taken).rejects.toMatchObject({
    status: 400,
    code: 'provider_taken',
    error: 'This account is already connected to another user.',
  })
  expect(await call(listProviders, {}, other)).toEqual({ entries: [] })

  await expect(connect(3, '76561198000000002')).rejects.toMatchObject({
    code: 'provider_connected',
  })
  expect(await connect(3, STEAM_ID)).toMatchObject({ provider: { handle: STEAM_ID } })
})

test('F03 of ten members who connect the same account at once one has it', async () => {
  const site = await startSiteWithMember()
  const returned = await inWaves(10, async () => {
    const as = await site.as(await site.make.member())
    const browser = openBrowser(site)
    return { as, browser, back: await comeBackFrom(site, browser, { id: 3, who: STEAM_ID, as }) }
  })
  const outcomes = await Promise.allSettled(
    returned.map(({ as, browser, back }) => browser.call(connectProvider, back, as)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await site.db.selectFrom('provider_account').select('provider').execute()).toHaveLength(1)
})

test('F05 the last way to sign in is not disconnected without a password, not even by two calls at once', async () => {
  const { call, who, connect, db, member } = await startSiteWithMember()
  await connect(2, 'Tindra')
  await connect(4, 'tindra')
  await connect(1, 'tindra')
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', member.id).execute()

  const outcomes = await Promise.allSettled(
    [2, 4].map((id) => call(disconnectProvider, { id }, who)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 400, code: 'last_sign_in' },
  })
  // Nobody signs in by Twitch (ACC-11).
  expect(await call(disconnectProvider, { id: 1 }, who)).toEqual({ success: true })
  expect((await call(listProviders, {}, who)).entries).toHaveLength(1)
})

test('PROV-05 PROV-10 PROV-11 PROV-12 PROV-17 Esportal is a name of its own, which belongs to the connected Steam account', async () => {
  const { call, who, connect, member } = await startSiteWithMember()
  const username = `player-${STEAM_ID}`
  expect(await call(getEsportalUsername, {}, who)).toEqual({ username: null })
  await expect(call(connectEsportal, { username }, who)).rejects.toMatchObject({
    status: 400,
    code: 'steam_missing',
    error: 'You must connect your Steam account first.',
  })

  await connect(3, STEAM_ID)
  for (const wrong of ['', 'nobody', 'player-76561198000000002', 'x'.repeat(51)])
    await expect(call(connectEsportal, { username: wrong }, who)).rejects.toMatchObject({
      status: 400,
      code: 'esportal_not_found',
      error: 'No Esportal account was found.',
    })
  expect(await call(connectEsportal, { username: ` ${username} ` }, who)).toEqual({ username })
  expect(await call(getEsportalUsername, {}, who)).toEqual({ username })
  expect((await call(listProviders, {}, who)).entries.map(({ id }) => id)).toEqual([3])
  expect(await call(getExternalProfiles, { user_id: member.id })).toEqual({
    steam: STEAM_ID,
    esportal: username,
  })

  expect(await call(disconnectEsportal, {}, who)).toEqual({ success: true })
  expect(await call(getEsportalUsername, {}, who)).toEqual({ username: null })
})

test('PROV-18 F05 Steam takes Esportal with it, even while that is being connected', async () => {
  const { call, who, connect, member } = await startSiteWithMember()
  const username = `player-${STEAM_ID}`
  await connect(3, STEAM_ID)
  await call(connectEsportal, { username }, who)
  await call(disconnectProvider, { id: 3 }, who)
  expect(await call(getEsportalUsername, {}, who)).toEqual({ username: null })
  expect(await call(getExternalProfiles, { user_id: member.id })).toEqual({})

  for (let time = 0; time < 5; time++) {
    await connect(3, STEAM_ID)
    await Promise.allSettled([
      call(connectEsportal, { username }, who),
      call(disconnectProvider, { id: 3 }, who),
    ])
    expect(await call(getEsportalUsername, {}, who)).toEqual({ username: null })
    expect(await call(getExternalProfiles, { user_id: member.id })).toEqual({})
  }
})

test('PROV-18 F05 connecting and disconnecting Esportal wait for whatever else their member connects or disconnects', async () => {
  const { call, who, connect, db, member } = await startSiteWithMember()
  const username = `player-${STEAM_ID}`
  /** What becomes of a call that begins while another one of the same member is under way. */
  async function beside(own: () => Promise<unknown>, other: (tx: Db) => Promise<unknown>) {
    const { settled } = await db.transaction().execute(async (tx) => {
      await lockMembers(tx, [member.id])
      const called = Promise.allSettled([own()])
      await untilSomebodyWaitsFor(tx)
      await other(tx)
      return { settled: called }
    })
    const [outcome] = await settled
    return outcome
  }

  await connect(3, STEAM_ID)
  const connecting = beside(
    () => call(connectEsportal, { username }, who),
    async (tx) => {
      const steam = tx.selectFrom('provider_account').selectAll().where('provider', '=', 3)
      expect(await steam.forUpdate().noWait().execute()).toHaveLength(1)
      await deleteAccount(tx, { userId: member.id, provider: 3 })
    },
  )
  expect(await connecting).toMatchObject({ reason: { code: 'steam_missing' } })

  await connect(3, STEAM_ID)
  const disconnecting = beside(
    () => call(disconnectEsportal, {}, who),
    (tx) =>
      tx
        .insertInto('esportal_account')
        .values({ user_id: member.id, username, connected_at: TEST_NOW, polled_at: TEST_NOW })
        .execute(),
  )
  expect(await disconnecting).toMatchObject({ value: { success: true } })
  expect(await call(getEsportalUsername, {}, who)).toEqual({ username: null })
})

test.each([
  { id: 3, who: STEAM_ID, pays: 50 },
  { id: 4, who: 'tindra', pays: 50 },
  { id: 2, who: 'Tindra', pays: 50 },
  { id: 1, who: 'tindra', pays: 100 },
])(
  'POINTS-06 POINTS-20 POINTS-21 POINTS-23 connecting provider $id pays $pays once, to one member, however often it is connected',
  async ({ id, who: account, pays }) => {
    const { call, who, connect, points, as, make, db, browser, get } = await startSiteWithMember()
    await connect(id, account)
    expect(await points()).toBe(pays)
    await call(disconnectProvider, { id }, who)
    await connect(id, account)
    expect(await points()).toBe(pays)

    await call(disconnectProvider, { id }, who)
    const other = await make.member()
    await throughProvider({ get }, browser, { id, who: account, as: await as(other) })
    expect(
      await db.selectFrom('users').select('points').where('id', '=', other.id).executeTakeFirst(),
    ).toEqual({ points: 0 })
    // Nor does another account of theirs.
    await connect(id, id === 3 ? '76561198000000002' : 'another')
    expect(await points()).toBe(pays)
  },
)

test('POINTS-06 AMB-152 an account that was connected while its task was switched off is paid for when it is connected again', async () => {
  const { call, who, connect, points, as, make } = await startSiteWithMember()
  const staff = await as(await make.member(staffWith('canManageMultipliers')))
  const setTo = (multiplier: number) =>
    call(setMultiplier, { task_id: taskOf('connect_steam').id, multiplier }, staff)
  await setTo(0)
  await connect(3, STEAM_ID)
  expect(await points()).toBe(0)
  await setTo(100)
  for (let time = 1; time <= 2; time++) {
    await call(disconnectProvider, { id: 3 }, who)
    await connect(3, STEAM_ID)
    expect(await points()).toBe(50)
  }
})

test('POINTS-13 connecting Esportal pays 200 once', async () => {
  const { call, who, connect, points } = await startSiteWithMember()
  const username = `player-${STEAM_ID}`
  await connect(3, STEAM_ID)
  await call(connectEsportal, { username }, who)
  expect(await points()).toBe(250)
  await call(disconnectEsportal, {}, who)
  await call(connectEsportal, { username }, who)
  expect(await points()).toBe(250)
})
