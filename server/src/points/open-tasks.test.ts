import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { listOwnPoints } from '@loadout/contract/points/history.ts'
import { listMultipliers } from '@loadout/contract/points/multipliers.ts'
import { listTasks } from '@loadout/contract/points/points.ts'
import { visitFacebook } from '@loadout/contract/shares/intents.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'

const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://community.example',
  SECRET: 'x'.repeat(32),
}
const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }
const closedIn = async ({ call }: TestSite) =>
  (await call(listTasks, {})).entries.filter(({ open }) => !open).map(({ key }) => key)

const needing = [
  'connect_twitch',
  'connect_facebook',
  'connect_steam',
  'connect_twitter',
  'connect_esportal',
  'visit_facebook',
  'follow_twitter',
  'twitch_stream',
  'esportal_game',
  'esportal_game_won',
  'esportal_tournament_game',
  'esportal_prime_game',
]

test('POINTS-37 a task that needs another site is open only where that is set up', async () => {
  expect(await closedIn(await startSite({ environment: { ...production, ...mail } }))).toEqual(
    needing,
  )
  const opened = async (environment: Record<string, string>) => {
    const closed = await closedIn(
      await startSite({ environment: { ...production, ...environment } }),
    )
    return needing.filter((task) => !closed.includes(task))
  }
  const twitter = { TWITTER_CLIENT_ID: 'a', TWITTER_CLIENT_SECRET: 'b' }
  const page = { TWITTER_PAGE: 'https://x.com/northwind' }
  expect(await opened({ STEAM_LOGIN: 'on' })).toEqual(['connect_steam'])
  expect(await opened(page)).toEqual([])
  expect(await opened({ ...page, ...twitter })).toEqual(['connect_twitter', 'follow_twitter'])
  expect(await opened({ FACEBOOK_PAGE: 'https://www.facebook.com/northwind' })).toEqual([
    'visit_facebook',
  ])
  expect(await opened({ TWITCH_CLIENT_ID: 'a', TWITCH_CLIENT_SECRET: 'b' })).toEqual([
    'connect_twitch',
    'twitch_stream',
  ])
  expect(await opened({ ESPORTAL: 'on' })).toEqual([])
  expect(await opened({ ESPORTAL: 'on', STEAM_LOGIN: 'on' })).toEqual([
    'connect_steam',
    'connect_esportal',
    ...needing.filter((task) => task.startsWith('esportal_')),
  ])
})

test('POINTS-25 POINTS-37 where a hosted service has the sockets nobody is asked to stay online, because nobody is counted', async () => {
  const hosted = { PUSHER_APP_ID: '5', PUSHER_APP_KEY: 'key', PUSHER_APP_SECRET: 'secret' }
  const site = await startSite({ environment: { ...production, ...mail, ...hosted } })
  const closed = await closedIn(site)
  expect(closed).toContain('stay_online')
  expect(closed.filter((task) => task !== 'stay_online')).toEqual(needing)
})

test('POINTS-37 C15 what verified members bring in is offered only where an address can be verified, and is paid for by those who are', async () => {
  const site = await startSite({ environment: production })
  const brought = ['new_follower', 'receive_comment', 'ten_upvotes', 'referral']
  const closed = await closedIn(site)
  expect(closed).toEqual(expect.arrayContaining(brought))
  expect(closed.filter((task) => !brought.includes(task))).toEqual(needing)

  const [member, follower] = [
    await site.make.member(),
    await site.make.member({ flags: Flag.HasVerifiedEmail }),
  ]
  await site.call(followMember, { user_id: member.id }, await site.as(follower))
  const { entries } = await site.call(listOwnPoints, {}, await site.as(member))
  expect(entries).toMatchObject([{ key: 'new_follower' }])
})

test('POINTS-19 POINTS-37 nothing is paid for a task that is not open, and staff see which those are', async () => {
  const site = await startSite({ environment: { ...production, ...mail } })
  const credentials = await site.as(await site.make.member(staffWith('canManageMultipliers')))
  expect(await site.call(visitFacebook, {}, credentials)).toEqual({ success: true })
  expect((await site.call(listOwnPoints, {}, credentials)).entries).toEqual([])
  const { entries } = await site.call(listMultipliers, {}, credentials)
  expect(entries.filter(({ open }) => !open).map(({ key }) => key)).toEqual(needing)
})
