import { expect, test } from 'vitest'
import { getAuth, signup, verifyEmail } from '@loadout/contract/accounts/accounts.ts'
import { listOwnPoints } from '@loadout/contract/points/history.ts'
import { inWaves } from '../../test/in-waves.ts'
import { mailedSteps } from '../../test/mailed-link.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { HOUR } from '../platform/clock.ts'

const behindProxy = { environment: { TRUSTED_PROXIES: '127.0.0.1' } }

/** Somebody joins as a form of the site lets them. */
async function join(
  { call, db }: TestSite,
  name: string,
  { referrer, network = '203.0.113.7' }: { referrer?: number; network?: string },
) {
  const person = {
    username: name,
    email: `${name}@mail.example`,
    password: 'correct horse',
    country_id: 216,
    ...(referrer === undefined ? {} : { referrer }),
  }
  await call(signup, person, { from: network })
  const [id, token = ''] = await mailedSteps(db, person.email, '/user/verify_email/')
  return { id: Number(id), verify: { id: Number(id), token } }
}

/** Somebody who was referred and has yet to follow the link of their mail. */
async function makeReferred({ make, db }: TestSite, referrer: { id: number }) {
  const person = await make.member()
  await db
    .updateTable('users')
    .set({ email: `${person.username}@mail.example`, referrer_id: referrer.id })
    .where('id', '=', person.id)
    .execute()
  const { id, token } = await make.link(person, 'verify-email')
  return { id, token }
}

async function earned({ call, as }: TestSite, member: { id: number }) {
  const { entries } = await call(listOwnPoints, { limit: 100 }, await as(member))
  return entries.filter(({ key }) => key === 'referral')
}

test('POINTS-22 AMB-80 C08 who has brought a member earns twenty points when that member’s address is verified, once', async () => {
  const site = await startSite(behindProxy)
  const host = await site.make.member()
  const guest = await join(site, 'guest', { referrer: host.id })
  expect(await earned(site, host)).toEqual([])

  await site.call(verifyEmail, guest.verify, { from: '203.0.113.7' })
  expect(await earned(site, host)).toMatchObject([{ points: 20, subject: `member ${guest.id}` }])
  expect(await earned(site, guest)).toEqual([])
  // The same address, verified once more by another mail.
  const again = await site.make.link(guest, 'verify-email')
  await site.call(verifyEmail, { id: again.id, token: again.token }, { from: '203.0.113.7' })
  expect(await earned(site, host)).toHaveLength(1)
})

test('POINTS-22 C08 a hundred and fifty members that somebody brings in a week earn a hundred times, ten at a time, and the next week goes on', async () => {
  const site = await startSite({ now: new Date('2026-11-16T00:00:00.000Z') })
  const host = await site.make.member()
  const links = await times(150, () => makeReferred(site, host))
  await inWaves(links.length, async (index) =>
    site.call(verifyEmail, links[index] ?? { id: 0, token: '' }),
  )
  const points = async () =>
    (
      await site.db
        .selectFrom('users')
        .select('points')
        .where('id', '=', host.id)
        .executeTakeFirstOrThrow()
    ).points
  expect(await points()).toBe(2_000)

  site.clock.advance(7 * 24 * HOUR)
  await site.call(verifyEmail, await makeReferred(site, host))
  expect(await points()).toBe(2_020)
})

test.each([
  { what: 'signs up', signedUp: '198.51.100.1', verified: '203.0.113.9' },
  { what: 'verifies the address', signedUp: '203.0.113.9', verified: '198.51.100.1' },
])(
  'C08 whoever $what from a network that the referrer has used earns them nothing',
  async ({ signedUp, verified }) => {
    const site = await startSite(behindProxy)
    const host = await site.make.member()
    await site.db
      .insertInto('sign_in_network')
      .values({ user_id: host.id, network: '198.51.100.1', used: TEST_NOW })
      .execute()
    const guest = await join(site, 'guest', { referrer: host.id, network: signedUp })
    await site.call(verifyEmail, guest.verify, { from: verified })
    expect(await earned(site, host)).toEqual([])
    const { referrer_id } = await site.db
      .selectFrom('users')
      .select('referrer_id')
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow()
    expect(referrer_id).toBe(host.id)
  },
)

test('C08 a referrer whose session goes on earns nothing by whoever joins from there, a day after signing in as well', async () => {
  const site = await startSite(behindProxy)
  const host = await site.make.member()
  const [home, cafe] = ['198.51.100.1', '198.51.100.2']
  await site.db
    .insertInto('sign_in_network')
    .values({ user_id: host.id, network: home, used: TEST_NOW })
    .execute()
  const session = await site.as(host)
  site.clock.advance(25 * HOUR)
  const guest = await join(site, 'guest', { referrer: host.id, network: home })
  await site.call(verifyEmail, guest.verify, { from: home })
  expect(await earned(site, host)).toEqual([])

  // Remembered for as long as the session is used there; where it is used alone is no sign-in.
  for (const from of [home, cafe]) await site.call(getAuth, {}, { ...session, from })
  expect(
    await site.db
      .selectFrom('sign_in_network')
      .select(['network', 'used'])
      .where('user_id', '=', host.id)
      .execute(),
  ).toEqual([{ network: home, used: site.clock.now() }])
})

test('C08 a network that the referrer has never signed in from says nothing, and somebody without a referrer pays nobody', async () => {
  const site = await startSite(behindProxy)
  const host = await site.make.member()
  const near = { network: '198.51.100.1' }
  const guest = await join(site, 'guest', { network: '203.0.113.7', referrer: host.id })
  const stranger = await join(site, 'stranger', near)
  for (const joined of [guest, stranger])
    await site.call(verifyEmail, joined.verify, { from: near.network })
  expect(await earned(site, host)).toHaveLength(1)
})
