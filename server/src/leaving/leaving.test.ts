import { expect, test } from 'vitest'
import { getAuth, login, signup } from '@loadout/contract/accounts/accounts.ts'
import { listComments } from '@loadout/contract/comments/comments.ts'
import {
  followMember,
  listFollowers,
  listFollowing,
} from '@loadout/contract/following/following.ts'
import { leaveSite, stayOnSite } from '@loadout/contract/leaving/leaving.ts'
import { banPerson, getPerson } from '@loadout/contract/people/people.ts'
import { forceEmail, forceUsername } from '@loadout/contract/people/names.ts'
import { listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import {
  getExternalProfiles,
  getProfile,
  getSummary,
  listActivity,
} from '@loadout/contract/profiles/profile.ts'
import { listRanking } from '@loadout/contract/rankings/rankings.ts'
import { connectProvider } from '@loadout/contract/providers/providers.ts'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { listCashOuts } from '@loadout/contract/store/store.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { everywhereWith } from '../../test/everywhere-with.ts'
import { allDomains, finishedLeaving } from '../../test/finished-leaving.ts'
import { openBrowser } from '../../test/browser.ts'
import { inWaves } from '../../test/in-waves.ts'
import { mailsTo } from '../../test/mailed-link.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { comeBackFrom, throughProvider } from '../../test/through-provider.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { DAY, unixSeconds } from '../platform/clock.ts'
import { deleteDueAccounts, eraseTraces } from './finish-leaving.ts'
import type { EraseMember } from './leaver.ts'

const haldor = { username: 'Haldor', email: 'haldor@mail.example', password: 'correct horse' }
const SIX_DAYS = 6 * DAY

const leave = async ({ call, as }: TestSite, person: { id: number }, keep_texts: 0 | 1 = 1) =>
  call(leaveSite, { keep_texts }, await as(person))

const signUpAs = ({ call }: TestSite, username: string, email: string) =>
  call(signup, { username, email, password: 'battery staple', country_id: 3 })

const nameOf = async ({ db }: TestSite, { id }: { id: number }) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow())
    .username

/** Staff ban whoever is about to leave. */
const ban = async ({ make, as, call }: TestSite, { id }: { id: number }) =>
  call(
    banPerson,
    { user_id: id, reason: 'Spam' },
    await as(await make.member(staffWith('canBanUsers'))),
  )

test('O11 D13 whoever asks is signed out everywhere and hidden, and for seven days nothing is gone', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const { call, make, as, clock, get } = site
  const person = await make.member(haldor)
  const elsewhere = await as(person)
  const news = await make.news()
  await make.comment({ on: news, by: person, message: 'I was there' })
  const followers = `/followers/${person.id}/Haldor?lang=en`
  for (const path of ['/user/Haldor?lang=en', followers]) expect((await get(path)).status).toBe(200)
  const found = async () => (await get('/search/user/Haldor?lang=en')).text()
  expect(await found()).toContain('href="/user/Haldor"')

  const { leaves_at } = await leave(site, person)
  expect(leaves_at).toBe(unixSeconds(clock.now()) + (7 * DAY) / 1_000)
  await expect(call(getAuth, {}, elsewhere)).rejects.toMatchObject({ status: 401 })
  await expect(call(getProfile, { username: 'Haldor' })).rejects.toMatchObject({ status: 404 })
  const told = [getSummary, getExternalProfiles, listActivity, listGuestbook]
  for (const endpoint of [...told, listFollowers, listFollowing])
    await expect(call(endpoint, { user_id: person.id })).rejects.toMatchObject({ status: 404 })
  for (const path of ['/user/Haldor?lang=en', followers]) expect((await get(path)).status).toBe(404)
  expect((await call(searchUsers, { query: 'Haldor' })).entries).toEqual([])
  expect(await found()).not.toContain('href="/user/Haldor"')
  const [mail] = await mailsTo(site.db, haldor.email)
  expect(mail).toMatchObject({ subject: expect.stringContaining('27') as string })

  clock.advance(SIX_DAYS)
  await finishedLeaving(site)
  const { entries } = await call(listComments, { article_type: 'news', id: news.id })
  expect(entries[0]).toMatchObject({ message: 'I was there', author: { username: 'Haldor' } })
  expect(await call(login, haldor)).toMatchObject({ id: person.id, user: { leaves_at } })
})

test('O11 the mail names a day before which it is soon enough to come back, wherever that is read', async () => {
  const site = await startSite({ now: new Date('2026-11-14T01:30:00.000Z') })
  const person = await site.make.member(haldor)
  await leave(site, person)
  // A minute before the twentieth begins in São Paulo, and the account is there.
  const [mail] = await mailsTo(site.db, haldor.email)
  expect(mail).toMatchObject({ subject: expect.stringContaining('November 20, 2026') as string })
  site.clock.set(new Date('2026-11-20T02:59:00.000Z'))
  await finishedLeaving(site)
  expect(await site.call(login, haldor)).toMatchObject({ id: person.id })
})

test('O11 STORE-18 what whoever is about to leave has got is in no list of it, unless they stay after all', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const { call, make, as, get } = site
  const person = await make.member(haldor)
  await make.order(person, await make.item({ name: 'Mug' }))
  const store = async () => (await get('/points-store?lang=en')).text()
  expect(await store()).toContain('Haldor')

  await leave(site, person)
  expect(await call(listCashOuts, {})).toEqual({ entries: [] })
  expect(await store()).not.toContain('Haldor')
  await call(stayOnSite, {}, await as(person))
  expect((await call(listCashOuts, {})).entries).toHaveLength(1)
  expect(await store()).toContain('Haldor')
})

test('B02 O11 whoever asks and does not hear the answer is told the same date under the same key, also when eight ask at once, and nobody else is', async () => {
  const site = await startSite()
  const { call, make, as, clock, db } = site
  const own = await as(await make.member(haldor))
  const [input, _k] = [{ keep_texts: 1 }, 'a'.repeat(32)] as const
  const ask = () => call(leaveSite, input, { ...own, _k })
  const answers = await inWaves(8, ask)
  answers.push(await ask())

  const leaves_at = unixSeconds(clock.now()) + (7 * DAY) / 1_000
  expect(answers).toEqual(Array.from({ length: 9 }, () => ({ leaves_at })))
  expect(await mailsTo(db, haldor.email)).toHaveLength(1)
  for (const [other, extras] of [
    [{ keep_texts: 0 }, { ...own, _k }],
    [input, { ...own, _k: 'b'.repeat(32) }],
    [input, own],
    [input, { ...own, _t: 'A'.repeat(43), _k }],
  ] as const)
    await expect(call(leaveSite, other, extras)).rejects.toMatchObject({ status: 401 })
  clock.advance(30_000)
  await expect(ask()).rejects.toMatchObject({ status: 401 })
})

test('O11 with one button the account is kept, as it was', async () => {
  const site = await startSite()
  const { call, make, clock } = site
  const person = await make.member(haldor)
  await leave(site, person, 0)
  clock.advance(SIX_DAYS)
  const { id, token } = await call(login, haldor)
  const own = { _u: id, _t: token }
  expect(await call(stayOnSite, {}, own)).toEqual({ success: true })
  expect(await call(stayOnSite, {}, own)).toEqual({ success: true })
  clock.advance(2 * DAY)
  await finishedLeaving(site)
  expect(await call(getAuth, {}, own)).toMatchObject({ username: 'Haldor', leaves_at: null })
  expect(await call(getProfile, { username: 'Haldor' })).toMatchObject({ id: person.id })
  expect(await mailsTo(site.db, haldor.email)).toHaveLength(2)
})

test('D13 O11 nobody deletes an account with a session alone, nor a second time', async () => {
  const site = await startSite()
  const { call, make, db } = site
  const person = await make.member(haldor)
  const stolen = { _u: person.id, _t: await site.site.sessions.open(db, person.id) }
  await expect(call(leaveSite, { keep_texts: 1 }, stolen)).rejects.toMatchObject({
    status: 403,
    code: 'confirmation_required',
  })
  await leave(site, person)
  await expect(leave(site, person)).rejects.toMatchObject({ code: 'leaving_already' })
  expect(await mailsTo(db, haldor.email)).toHaveLength(1)
})

test('O11 of the owners of a site one always stays, however many go at once', async () => {
  const site = await startSite()
  const { make, as, call } = site
  const owners = [await make.member({ owner: true }), await make.member({ owner: true })]
  const all = await Promise.all(owners.map((owner) => as(owner)))
  const outcomes = await Promise.allSettled(
    all.map((own) => call(leaveSite, { keep_texts: 1 }, own)),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'last_owner' },
  })
})

test('O11 E09 the name of somebody who has left leads nowhere and is held from others for 90 days', async () => {
  const site = await startSite()
  const { call, make, clock, get } = site
  const person = await make.member(haldor)
  await make.points({ to: person, points: 40 })
  const follower = await site.as(await make.member())
  await leave(site, person)
  clock.advance(7 * DAY)
  await finishedLeaving(site)

  expect((await get('/user/Haldor?lang=en')).status).toBe(404)
  expect((await get(`/user/~${person.id}?lang=en`)).status).toBe(404)
  await expect(call(login, haldor)).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(call(followMember, { user_id: person.id }, follower)).rejects.toMatchObject({
    status: 404,
  })
  expect((await call(listRanking, { filter: 'all' })).users).toEqual([])
  await expect(signUpAs(site, 'haldor', 'new@mail.example')).rejects.toMatchObject({
    code: 'username_taken',
  })
  await signUpAs(site, 'Somebody', haldor.email)
  clock.advance(90 * DAY)
  expect(await signUpAs(site, 'Haldor', 'new@mail.example')).toMatchObject({
    id: expect.any(Number) as number,
  })
})

test('D05 O11 a ban is not shed by deleting the account: its address opens no other', async () => {
  const site = await startSite()
  const { make, clock, db } = site
  const person = await make.member(haldor)
  await leave(site, person)
  const until = new Date(clock.now().getTime() + 30 * DAY)
  await db.updateTable('users').set({ banned_until: until }).where('id', '=', person.id).execute()
  clock.advance(7 * DAY)
  await finishedLeaving(site)
  await expect(signUpAs(site, 'Newcomer', 'HALDOR@mail.example')).rejects.toMatchObject({
    code: 'banned',
  })
  clock.advance(30 * DAY)
  await signUpAs(site, 'Newcomer', haldor.email)
})

test('D05 O11 a banned member leaves whose address was changed in case alone', async () => {
  const site = await startSite()
  const { make, as, call } = site
  const person = await make.member(haldor)
  const address = haldor.email.toUpperCase()
  await call(updateProfile, { email: address, country_id: 3 }, await as(person))
  await leave(site, person)
  await ban(site, person)
  site.clock.advance(7 * DAY)
  await finishedLeaving(site)
  expect(await nameOf(site, person)).toBe(`~${person.id}`)
  await expect(signUpAs(site, 'Newcomer', haldor.email)).rejects.toMatchObject({ code: 'banned' })
})

test('D05 O11 F03 a ban is not shed by leaving: an account elsewhere opens no other, and is nobody’s to connect while it lasts', async () => {
  const site = await startSiteWithStandIns({})
  const { make, as, clock } = site
  const person = await make.member(haldor)
  const elsewhere = { id: providerIds.twitter, who: 'haldor' }
  await throughProvider(site, openBrowser(site), { ...elsewhere, as: await as(person) })
  await leave(site, person)
  const until = new Date(clock.now().getTime() + 30 * DAY)
  await site.db
    .updateTable('users')
    .set({ banned_until: until })
    .where('id', '=', person.id)
    .execute()
  clock.advance(7 * DAY)
  await finishedLeaving(site)
  const other = await as(await make.member())
  await expect(throughProvider(site, openBrowser(site), elsewhere)).rejects.toMatchObject({
    code: 'banned',
  })
  await expect(
    throughProvider(site, openBrowser(site), { ...elsewhere, as: other }),
  ).rejects.toMatchObject({ code: 'provider_taken' })
  await expect(
    site.call(updateProfile, { email: 'Haldor@mail.example', country_id: 3 }, other),
  ).rejects.toMatchObject({ code: 'email_taken' })
  clock.advance(30 * DAY)
  expect(await throughProvider(site, openBrowser(site), elsewhere)).toHaveProperty('signup_token')
})

test('D05 O11 F03 what a banned member gives up by leaving is nobody else’s either who asks for it at that moment', async () => {
  const site = await startSiteWithStandIns({})
  const { make, as, call, clock } = site
  const person = await make.member(haldor)
  const elsewhere = { id: providerIds.twitter, who: 'haldor' }
  await throughProvider(site, openBrowser(site), { ...elsewhere, as: await as(person) })
  await leave(site, person)
  await ban(site, person)
  clock.advance(7 * DAY)
  const [other, another] = [await as(await make.member()), await as(await make.member())]
  const browser = openBrowser(site)
  const back = await comeBackFrom(site, browser, { ...elsewhere, as: another })
  const asks = [
    () => call(updateProfile, { email: haldor.email, country_id: 3 }, other),
    () => browser.call(connectProvider, back, another),
  ]
  const asked: Promise<unknown>[] = []
  const askedMeanwhile: EraseMember = async (_site, { tx }) => {
    for (const ask of asks) {
      asked.push(ask().catch((refusal: unknown) => refusal))
      await untilSomebodyWaitsFor(tx, asked.length)
    }
  }
  await deleteDueAccounts(site.site, [...allDomains, { eraseMember: [askedMeanwhile] }])
  expect(await Promise.all(asked)).toMatchObject([
    { code: 'email_taken' },
    { code: 'provider_taken' },
  ])
})

test('O11 whoever has left is nobody for staff to change, and no session or second step lets them in', async () => {
  const site = await startSite()
  const { make, call, as, db, clock } = site
  const person = await make.member(haldor)
  await leave(site, person)
  clock.advance(7 * DAY)
  await finishedLeaving(site)
  const staff = await as(await make.member(staffWith('canForceEmailChange', 'canForceNameChange')))
  const gone = { user_id: person.id }
  for (const attempt of [
    () => call(forceEmail, { ...gone, email: 'ghost@mail.example' }, staff),
    () => call(forceUsername, { ...gone, username: 'Ghost' }, staff),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 })
  // As if something of theirs had been overlooked.
  const session = { _u: person.id, _t: await site.site.sessions.open(db, person.id) }
  await expect(call(getAuth, {}, session)).rejects.toMatchObject({ status: 401 })
  expect(await lockAccount(db, person.id)).toBeUndefined()
})

test('O11 one member who cannot be let go keeps nobody else', async () => {
  const site = await startSite()
  const { make, clock } = site
  const [stuck, person] = [await make.member({ password: 'x y z w' }), await make.member(haldor)]
  for (const each of [stuck, person]) await leave(site, each)
  clock.advance(7 * DAY)
  const failing: EraseMember = (_site, _work, { id }) =>
    id === stuck.id ? Promise.reject(new Error('a fault of ours')) : Promise.resolve()
  await deleteDueAccounts(site.site, [...allDomains, { eraseMember: [failing] }])
  expect(await nameOf(site, person)).toBe(`~${person.id}`)
  expect(await nameOf(site, stuck)).not.toBe(`~${stuck.id}`)
  await deleteDueAccounts(site.site, allDomains)
  expect(await nameOf(site, stuck)).toBe(`~${stuck.id}`)
})

test('O11 a domain that cannot take out its own keeps no other from it, and all of it is done again', async () => {
  const site = await startSite()
  const person = await site.make.member(haldor)
  await site.make.comment({ on: await site.make.news(), message: 'So was @Haldor' })
  await leave(site, person)
  site.clock.advance(7 * DAY)
  const failing = { eraseTraces: [() => Promise.reject(new Error('a fault of ours'))] }
  await deleteDueAccounts(site.site, allDomains)
  await expect(eraseTraces(site.site, [failing, ...allDomains], person.id)).rejects.toThrow(
    'a fault of ours',
  )
  expect(await everywhereWith(site.db, 'haldor')).toEqual(['public.leaving', 'public.mail'])
  await eraseTraces(site.site, allDomains, person.id)
  expect(await everywhereWith(site.db, 'haldor')).toEqual(['public.mail'])
})

test('O11 staff see who is about to leave', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const staff = await as(await make.member(staffWith('canSeeUserProfile')))
  const person = await make.member(haldor)
  expect(await call(getPerson, { id: person.id }, staff)).toMatchObject({ leaves_at: null })
  const { leaves_at } = await leave(site, person)
  expect(await call(getPerson, { id: person.id }, staff)).toMatchObject({ leaves_at })
})
