import { expect, test } from 'vitest'
import { startSite } from '../../test/start-site.ts'
import { startTwitch } from '../../test/stand-ins/twitch.ts'
import { createHelix } from './helix.ts'
import { payStreamers } from './pay-streamers.ts'
import { MINUTE } from '../platform/clock.ts'

/** Members beside a Twitch that is asked every minute. */
async function startStreaming() {
  const twitch = await startTwitch()
  const site = await startSite({ environment: twitch.environment })
  const { db, make, clock } = site
  const { twitch: keys } = site.site.settings
  if (!keys) throw new Error('the site has no keys')
  const helix = createHelix(keys, clock)

  async function streamer(externalId: string) {
    const member = await make.member()
    await db
      .insertInto('provider_account')
      .values({
        user_id: member.id,
        provider: 1,
        external_id: externalId,
        handle: `channel${externalId}`,
        connected_at: clock.now(),
      })
      .execute()
    return member
  }
  /** So many minutes, each with its question. */
  async function pass(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      clock.advance(MINUTE)
      await payStreamers(site.site, helix)
    }
  }
  const pointsOf = async ({ id }: { id: number }) => {
    const entries = await db
      .selectFrom('point_entry')
      .select(['points', 'task_id'])
      .where('user_id', '=', id)
      .execute()
    expect(entries.every(({ task_id }) => task_id === 31)).toBe(true)
    return entries.reduce((sum, { points }) => sum + points, 0)
  }
  const goLive = (userId: string) => twitch.goLive(`channel${userId}`, { userId })
  const end = (userId: string) => twitch.end(`channel${userId}`)
  return { ...site, twitch, streamer, pass, pointsOf, goLive, end, helix }
}

test('POINTS-10 an hour live on Twitch pays 100 points, and three hours of a day pay two of them', async () => {
  const { streamer, pass, pointsOf, goLive, clock } = await startStreaming()
  clock.set(new Date('2026-11-22T06:00:00Z'))
  const member = await streamer('4711')
  const quiet = await streamer('4712')
  goLive('4711')
  await pass(60)
  expect(await pointsOf(member)).toBe(0)
  await pass(3)
  expect(await pointsOf(member)).toBe(100)
  await pass(120)
  expect(await pointsOf(member)).toBe(200)
  await pass(60)
  expect([await pointsOf(member), await pointsOf(quiet)]).toEqual([200, 0])
})

test('POINTS-10 only what was seen counts: whoever leaves, or is not asked about for long, begins anew', async () => {
  const { streamer, pass, pointsOf, goLive, end, twitch, clock } = await startStreaming()
  const member = await streamer('4711')
  goLive('4711')
  await pass(40)
  end('4711')
  await pass(1)
  goLive('4711')
  await pass(40)
  expect(await pointsOf(member)).toBe(0)
  twitch.answerWith('status 500')
  await pass(1)
  clock.advance(11 * MINUTE)
  twitch.answerWith(undefined)
  await pass(40)
  expect(await pointsOf(member)).toBe(0)
  await pass(22)
  expect(await pointsOf(member)).toBe(100)
})

test('POINTS-10 members who share a moment are each paid once, however many processes ask', async () => {
  const { streamer, pass, pointsOf, goLive, site, helix, clock } = await startStreaming()
  const members = []
  for (const id of ['1', '2', '3']) {
    members.push(await streamer(id))
    goLive(id)
  }
  await pass(61)
  clock.advance(MINUTE)
  await Promise.all(Array.from({ length: 4 }, () => payStreamers(site, helix)))
  expect(await Promise.all(members.map(pointsOf))).toEqual([100, 100, 100])
})

test('J02 POINTS-10 streams of people nobody asked about pay nobody', async () => {
  const { streamer, pass, pointsOf, goLive } = await startStreaming()
  const member = await streamer('4711')
  goLive('4799')
  await pass(62)
  expect(await pointsOf(member)).toBe(0)
})
