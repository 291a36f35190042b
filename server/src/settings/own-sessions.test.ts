import { expect, test } from 'vitest'
import { changePassword, getAuth, login } from '@loadout/contract/accounts/accounts.ts'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@loadout/contract/settings/own-sessions.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY, HOUR } from '../platform/clock.ts'

const haldor = { username: 'Haldor', password: 'correct horse' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** Signs Haldor in with a browser that says this of itself. */
async function signInWith({ url }: TestSite, agent: string) {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: new URLSearchParams(haldor),
  })
  const { id, token } = (await answer.json()) as { id: number; token: string }
  return { _u: id, _t: token }
}

const listed = async ({ call }: TestSite, credentials: object) =>
  (await call(listOwnSessions, {}, credentials)).entries

test('D06 a member sees where they are signed in: this browser first, then the latest used, and nothing that would sign in', async () => {
  const site = await startSite()
  const { call, make, as, clock } = site
  await as(await make.member())
  const person = await make.member(haldor)
  await as(person)
  clock.advance(2 * HOUR)
  const here = await signInWith(site, FIREFOX)
  clock.advance(2 * HOUR)
  const phone = await signInWith(site, PHONE)
  clock.advance(2 * HOUR)
  await call(getAuth, {}, phone)

  const entries = await listed(site, here)
  expect(entries.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['Firefox', 'Linux', true],
    ['Safari', 'iOS', false],
    ['', '', false],
  ])
  const [, onPhone] = entries
  expect(onPhone!.used - onPhone!.inserted).toBe((2 * HOUR) / 1_000)
  expect(Object.keys(onPhone!).toSorted()).toEqual([
    'browser',
    'current',
    'id',
    'inserted',
    'system',
    'used',
  ])
})

test('D06 a session that a member ends is refused at once, and the others go on', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const person = await make.member(haldor)
  const [here, there, elsewhere] = [await as(person), await as(person), await as(person)]
  await call(getAuth, {}, there)
  const [, , oldest] = await listed(site, elsewhere)
  const id = oldest!.id
  await call(getAuth, {}, here)
  expect(await call(endOwnSession, { id }, elsewhere)).toEqual({ success: true })
  await expect(call(getAuth, {}, here)).rejects.toMatchObject({ status: 401 })
  for (const good of [there, elsewhere]) expect((await call(getAuth, {}, good)).id).toBe(person.id)
  await expect(call(endOwnSession, { id }, elsewhere)).rejects.toMatchObject({
    status: 404,
    code: 'session_not_found',
  })
})

test('D06 G02 nobody ends a session of somebody else', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const [person, other] = [await as(await make.member()), await as(await make.member())]
  const [own] = await listed(site, person)
  await expect(call(endOwnSession, { id: own!.id }, other)).rejects.toMatchObject({ status: 404 })
  await call(endOtherSessions, {}, other)
  expect(await listed(site, person)).toHaveLength(1)
})

test('D06 a member ends all sessions but the one they use', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const person = await make.member(haldor)
  const devices = [await as(person), await as(person), await as(person)]
  for (const device of devices) await call(getAuth, {}, device)
  const [here, ...others] = devices
  expect(await call(endOtherSessions, {}, here)).toEqual({ success: true })
  for (const device of others)
    await expect(call(getAuth, {}, device)).rejects.toMatchObject({ status: 401 })
  expect(await listed(site, here!)).toHaveLength(1)
})

test('D06 ACC-57 a session that has lain idle too long is not listed, and a change of the password leaves one', async () => {
  const site = await startSite()
  const { call, make, as, clock } = site
  const person = await make.member(haldor)
  await as(person)
  clock.advance(91 * DAY)
  const { token, id } = await call(login, haldor)
  expect(await listed(site, { _u: id, _t: token })).toHaveLength(1)
  await as(person)
  const changed = await call(
    changePassword,
    { current_password: haldor.password, new_password: 'battery staple' },
    { _u: id, _t: token },
  )
  expect(await listed(site, { _u: id, _t: changed.token })).toMatchObject([{ current: true }])
})
