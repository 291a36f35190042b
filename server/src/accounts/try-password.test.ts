import { expect, test } from 'vitest'
import { changePassword, login } from '@loadout/contract/accounts/accounts.ts'
import { everywhereWith } from '../../test/everywhere-with.ts'
import { startSite, startSiteOn, type TestSite } from '../../test/start-site.ts'
import { deleteExpiredAttempts } from './attempts.ts'
import { DAY } from '../platform/clock.ts'

const RIGHT = 'correct horse'
const HOME = '198.51.100.4'
const ELSEWHERE = '203.0.113.7'
const NAME = 'Haldor'

const options = { environment: { TRUSTED_PROXIES: '127.0.0.1' } }
const start = () => startSite(options)
const QUARTER = 15 * 60_000

/** Signs in, or tries to, from an address and with the cookies of a browser. */
const tryPassword = (
  { url }: Pick<TestSite, 'url'>,
  password: string,
  from: string,
  { username = NAME, cookie = '' } = {},
) =>
  fetch(`${url}/api/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    headers: { 'x-forwarded-for': from, cookie },
  })

async function guess(
  site: Pick<TestSite, 'url'>,
  times: number,
  from: (number: number) => string,
  who = {},
) {
  for (let number = 0; number < times; number++)
    expect((await tryPassword(site, `wrong${number}`, from(number), who)).status).toBe(400)
}

/** What a browser keeps of an answer. */
const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]

test('E02 ten wrong passwords of a stranger keep no member from signing in where they have before, and every other stranger waits', async () => {
  const site = await start()
  await site.make.member({ username: NAME, password: RIGHT })
  expect((await tryPassword(site, RIGHT, HOME)).status).toBe(200)
  await guess(site, 10, () => ELSEWHERE)

  expect((await tryPassword(site, RIGHT, ELSEWHERE)).status).toBe(429)
  expect((await tryPassword(site, RIGHT, '203.0.113.8')).status).toBe(429)
  expect((await tryPassword(site, RIGHT, HOME)).status).toBe(200)
  expect((await tryPassword(site, RIGHT, ELSEWHERE)).status).toBe(429)
})

test('E02 strangers from ten networks have ten tries together', async () => {
  const site = await start()
  await site.make.member({ username: NAME, password: RIGHT })
  await guess(site, 10, (number) => `203.0.113.${number + 1}`)
  expect((await tryPassword(site, RIGHT, '203.0.113.99')).status).toBe(429)
})

test('E02 a member signs in on their own device from anywhere while strangers wait', async () => {
  const site = await start()
  await site.make.member({ username: NAME, password: RIGHT })
  await site.make.member({ username: 'Tindra', password: RIGHT })
  const first = await tryPassword(site, RIGHT, HOME)
  expect(first.headers.get('set-cookie')).toMatch(
    /^device=\d+\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
  )
  const own = cookieOf(first) ?? ''
  const others = cookieOf(await tryPassword(site, RIGHT, HOME, { username: 'Tindra' })) ?? ''
  await guess(site, 10, () => ELSEWHERE)

  const from = '192.0.2.1'
  for (const cookie of [others, others.replace(/\d+/, own.match(/\d+/)?.[0] ?? ''), `${own}x`, ''])
    expect((await tryPassword(site, RIGHT, from, { cookie })).status, cookie).toBe(429)
  expect((await tryPassword(site, RIGHT, from, { cookie: `a=b; ${own}` })).status).toBe(200)
})

test('E02 where a member has signed in before, ten wrong passwords are too many as well', async () => {
  const site = await start()
  await site.make.member({ username: NAME, password: RIGHT })
  const cookie = cookieOf(await tryPassword(site, RIGHT, HOME)) ?? ''
  await guess(site, 10, () => HOME)
  expect((await tryPassword(site, RIGHT, HOME)).status).toBe(429)
  await guess(site, 10, (number) => `192.0.2.${number + 1}`, { cookie })
  expect((await tryPassword(site, RIGHT, '192.0.2.99', { cookie })).status).toBe(429)
})

test('E02 E03 a wrong password leaves no cookie, whoever it is tried for', async () => {
  const site = await start()
  await site.make.member({ username: NAME, password: RIGHT })
  for (const username of [NAME, 'Nobody'])
    expect(
      (await tryPassword(site, 'wrong', HOME, { username })).headers.get('set-cookie'),
    ).toBeNull()
})

test('E02 D13 whoever holds a stolen token keeps its member from no change of the password at home', async () => {
  const site = await start()
  const member = await site.make.member({ username: NAME, password: RIGHT })
  const { token } = (await (await tryPassword(site, RIGHT, HOME)).json()) as { token: string }
  const change = (current_password: string, from: string) =>
    fetch(`${site.url}/api${changePassword.path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: new URLSearchParams({
        _u: String(member.id),
        _t: token,
        current_password,
        new_password: 'battery staple',
      }),
    })
  for (let number = 0; number < 10; number++)
    expect((await change(`wrong${number}`, ELSEWHERE)).status).toBe(400)

  expect((await change(RIGHT, ELSEWHERE)).status).toBe(429)
  expect((await change(RIGHT, HOME)).status).toBe(200)
  expect((await site.call(login, { username: NAME, password: 'battery staple' })).id).toBe(
    member.id,
  )
})

test('E02 several processes share one count of wrong passwords, and none forgets it by being started anew', async () => {
  const site = await start()
  const other = await startSiteOn(site.databaseUrl, options)
  await site.make.member({ username: NAME, password: RIGHT })
  await guess(site, 5, () => ELSEWHERE)
  await guess(other, 5, () => ELSEWHERE)
  const started = await startSiteOn(site.databaseUrl, options)

  for (const process of [site, other, started])
    expect((await tryPassword(process, RIGHT, ELSEWHERE)).status).toBe(429)
})

test('E02 after a quarter of an hour strangers try again, a hundred times a day and no more', async () => {
  const site = await start()
  const { db, clock } = site
  await site.make.member({ username: NAME, password: RIGHT })
  await guess(site, 10, () => ELSEWHERE)
  clock.advance(QUARTER)
  await guess(site, 1, () => ELSEWHERE)
  // The count of the day; those between are not told from these.
  const counted = await db
    .updateTable('attempt')
    .set({ tries: 100 })
    .where('tries', '=', 11)
    .returning('tries')
    .execute()
  expect(counted).toHaveLength(1)
  expect((await tryPassword(site, RIGHT, ELSEWHERE)).status).toBe(429)
  clock.advance(DAY)
  expect((await tryPassword(site, RIGHT, ELSEWHERE)).status).toBe(200)
})

test('E02 a right password resets the count of wrong ones', async () => {
  const site = await start()
  await site.make.member({ username: NAME, password: RIGHT })
  for (let time = 0; time < 3; time++) {
    await guess(site, 9, () => ELSEWHERE)
    expect((await tryPassword(site, RIGHT, ELSEWHERE)).status).toBe(200)
  }
})

test('E02 N03 a clock that was a week ahead keeps nobody waiting once it is right', async () => {
  const site = await start()
  await site.make.member({ username: NAME, password: RIGHT })
  site.clock.advance(7 * DAY)
  await guess(site, 10, () => ELSEWHERE)
  site.clock.advance(-7 * DAY)
  expect((await tryPassword(site, RIGHT, ELSEWHERE)).status).toBe(200)
})

test('E02 what was typed as a name is stored nowhere, and what is counted goes when it counts no more', async () => {
  const site = await start()
  const typed = 'my password by mistake'
  expect((await tryPassword(site, 'wrong', HOME, { username: typed })).status).toBe(400)
  expect(await everywhereWith(site.db, typed)).toEqual([])
  const counted = () => site.db.selectFrom('attempt').select('tries').execute()
  expect(await counted()).toHaveLength(2)
  site.clock.advance(DAY)
  await deleteExpiredAttempts(site.db, site.clock)
  expect(await counted()).toEqual([])
})
