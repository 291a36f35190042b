import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import * as following from '@loadout/contract/following/following.ts'
import { listTasks } from '@loadout/contract/points/points.ts'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import { brokenPromises } from '../../test/broken-promises.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'

const { checkFollowing, followMember, listFollowers, listFollowing, unfollowMember } = following

test('FOLLOW-01 FOLLOW-02 FOLLOW-03 a member follows another, sees so, and follows them no more', async () => {
  const { call, make, as } = await startSite()
  const [tindra, haldor] = [await make.member(), await make.member()]
  const who = await as(tindra)
  const user = { user_id: haldor.id }
  const check = async () => (await call(checkFollowing, user, who)).following

  expect(await check()).toBe(false)
  expect(await call(followMember, user, who)).toEqual({ following: true })
  expect(await check()).toBe(true)
  expect((await call(checkFollowing, { user_id: tindra.id }, await as(haldor))).following).toBe(
    false,
  )
  expect(await call(unfollowMember, user, who)).toEqual({ following: false })
  expect(await check()).toBe(false)
})

test('FOLLOW-03 whoever is not signed in follows nobody', async () => {
  const { call, make } = await startSite()
  const user = { user_id: (await make.member()).id }
  expect(await call(checkFollowing, user)).toEqual({ following: false })
})

test('FOLLOW-07 nobody follows themselves, or somebody who is not there', async () => {
  const { call, make, as, db } = await startSite()
  const tindra = await make.member()
  const who = await as(tindra)

  await expect(call(followMember, { user_id: tindra.id }, who)).rejects.toMatchObject({
    status: 400,
    code: 'own_follow',
    error: 'You cannot follow yourself.',
  })
  for (const endpoint of [followMember, unfollowMember, checkFollowing])
    await expect(call(endpoint, { user_id: 999_999 }, who)).rejects.toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
  for (const endpoint of [followMember, unfollowMember])
    await expect(call(endpoint, { user_id: tindra.id })).rejects.toMatchObject({ status: 401 })
  expect(await db.selectFrom('follow').selectAll().execute()).toEqual([])
})

test('B03 B04 follows and their ends, fifty of each at once, end with one effect and right counts', async () => {
  const { call, make, as, db } = await startSite()
  const people = await times(4, () => make.member())
  const who = await Promise.all(people.map(as))
  const second = people[1] as { id: number }

  await inWaves(50, () => call(followMember, { user_id: second.id }, who[0]))
  expect(await brokenPromises(db)).toEqual([])
  expect((await call(listFollowers, { user_id: second.id })).count).toBe(1)

  await inWaves(120, (index) =>
    call(
      index % 3 === 0 ? unfollowMember : followMember,
      { user_id: people[(index + 1 + (index % 2)) % 4]?.id ?? 0 },
      who[index % 4],
    ),
  )
  await inWaves(50, () => call(unfollowMember, { user_id: second.id }, who[0]))
  expect(await brokenPromises(db)).toEqual([])
  expect((await call(checkFollowing, { user_id: second.id }, who[0])).following).toBe(false)
})

test('POINTS-02 C03 a new follower brings twenty points, once for each follower for ever', async () => {
  const { call, make, as, db } = await startSite()
  const haldor = await make.member()
  const verified = { flags: Flag.HasVerifiedEmail }
  const [one, other] = [
    await as(await make.member(verified)),
    await as(await make.member(verified)),
  ]
  const user = { user_id: haldor.id }
  for (let cycle = 0; cycle < 100; cycle++) {
    await call(followMember, user, one)
    await call(unfollowMember, user, one)
  }
  await call(followMember, user, other)

  const { points } = await db
    .selectFrom('users')
    .select('points')
    .where('id', '=', haldor.id)
    .executeTakeFirstOrThrow()
  expect(points).toBe(40)
  const { entries } = await call(listTasks, {}, await as(haldor))
  expect(entries[taskOf('new_follower').id]).toMatchObject({ open: true, points: 20, done: 2 })
})

test('B04 API-25 followers and those who are followed are listed for everybody, the latest first, page by page', async () => {
  const { call, make, as } = await startSite()
  const haldor = await make.member({ username: 'Haldor' })
  const people = await times(5, () => make.member())
  for (const person of people) await call(followMember, { user_id: haldor.id }, await as(person))
  await call(followMember, { user_id: people[0]?.id ?? 0 }, await as(haldor))

  const followers = await call(listFollowers, { user_id: haldor.id, limit: 2, offset: 2 })
  expect(followers).toMatchObject({
    user: { id: haldor.id, username: 'Haldor' },
    count: 5,
    entries: [
      { id: people[2]?.id, followers: 0 },
      { id: people[1]?.id, followers: 0 },
    ],
  })
  expect(await call(listFollowing, { user_id: haldor.id })).toMatchObject({
    count: 1,
    entries: [{ id: people[0]?.id, followers: 1 }],
  })
  await expect(call(listFollowers, { user_id: 999_999 })).rejects.toMatchObject({ status: 404 })
})
