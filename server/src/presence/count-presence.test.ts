import { expect, test } from 'vitest'
import { listOwnPoints } from '@loadout/contract/points/history.ts'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { eventually } from '../../test/eventually.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { createDatabase, startSite, startSiteOn, type TestSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { countPresence } from './count-presence.ts'
import { MINUTE } from '../platform/clock.ts'

const now = new Date('2026-11-20T00:00:00.000Z')

/** A tab of a member that is open at a process of the site. */
async function openTab(site: TestSite, member: { id: number }, of = site) {
  const socket = await openSocket(site.url)
  const channel_name = memberChannel(member.id).name
  const { auth } = await of.call(
    authorizeChannel,
    { socket_id: await socket.id(), channel_name },
    await of.as(member),
  )
  await socket.join(channel_name, auth)
  return socket
}

/** So many minutes pass, in each of which every process looks who is there. */
async function stay(sites: readonly TestSite[], minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    for (const { site, clock } of sites) {
      clock.advance(MINUTE)
      await countPresence(site)
    }
  }
}

const gained = async (site: TestSite, member: { id: number }) =>
  (await site.call(listOwnPoints, {}, await site.as(member))).entries
    .filter(({ key }) => key === 'stay_online')
    .map(({ points }) => points)

test('POINTS-25 C11 twenty tabs of a member, at two processes, earn a hundred points in two hours, once and not a minute before', async () => {
  const database = await createDatabase()
  const [site, other] = [await startSiteOn(database, { now }), await startSiteOn(database, { now })]
  const [member, bystander] = [await site.make.member(), await site.make.member()]
  await times(10, () => openTab(site, member))
  await times(10, () => openTab(other, member, site))
  await openSocket(site.url)

  await stay([site, other], 119)
  expect(await gained(site, member)).toEqual([])
  await stay([site, other], 1)
  expect(await gained(site, member)).toEqual([100])
  await stay([site, other], 119)
  expect(await gained(site, member)).toEqual([100])
  expect(await gained(site, bystander)).toEqual([])
})

test('POINTS-25 C11 eight hours in a day earn three times, and the next day goes on', async () => {
  const site = await startSite({ now })
  const member = await site.make.member()
  await openTab(site, member)
  await stay([site], 8 * 60)
  expect(await gained(site, member)).toEqual([100, 100, 100])
  site.clock.set(new Date(now.getTime() + 24 * 60 * MINUTE))
  await stay([site], 120)
  expect(await gained(site, member)).toEqual([100, 100, 100, 100])
})

test('POINTS-25 C11 however often somebody is seen within a minute, it is one, and whoever has gone is seen no more', async () => {
  const site = await startSite({ now })
  const member = await site.make.member()
  const socket = await openTab(site, member)
  const minutes = async () =>
    (await site.db.selectFrom('presence').select('minutes').execute()).map((row) => row.minutes)
  await times(5, () => countPresence(site.site))
  site.clock.advance(MINUTE - 1)
  await countPresence(site.site)
  expect(await minutes()).toEqual([1])

  await site.site.transaction((work) => work.disconnect(member.id))
  await socket.closed()
  // The site hears of the end a moment after the client.
  await eventually(() => expect([...site.site.realtime.subscribedChannels()]).toEqual([]))
  await stay([site], 3)
  expect(await minutes()).toEqual([1])
})
