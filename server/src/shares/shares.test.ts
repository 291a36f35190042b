import { expect, test } from 'vitest'
import { listOwnPoints } from '@loadout/contract/points/history.ts'
import { setMultiplier } from '@loadout/contract/points/multipliers.ts'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import { articleTypes } from '@loadout/contract/comments/comments.ts'
import * as intents from '@loadout/contract/shares/intents.ts'
import { getOwnPages } from '@loadout/contract/shares/own-pages.ts'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { inWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { keysOf, notificationsOf } from '../../test/notifications-of.ts'
import { deleteExpiredIntents } from './note-intent.ts'
import { DAY } from '../platform/clock.ts'

/** As the calls about comments call it (AMB-25). */
const spelledOtherwise = (article_type: string) => ({ article_type })

const done = { success: true }

async function earned({ call, as }: TestSite, member: { id: number }) {
  const { entries } = await call(listOwnPoints, { limit: 100 }, await as(member))
  return entries.map(({ key, points }) => `${key} ${points}`).toReversed()
}

/** A site at which Twitter can be connected. */
const withTwitter = {
  environment: { TWITTER_CLIENT_ID: 'northwind', TWITTER_CLIENT_SECRET: 'kept' },
}

const connectTwitter = ({ db }: TestSite, member: { id: number }) =>
  db
    .insertInto('provider_account')
    .values({
      user_id: member.id,
      provider: providerIds.twitter,
      external_id: '1',
      handle: 'saga',
      connected_at: new Date(0),
    })
    .execute()

test('SHARE-01 SHARE-02 SHARE-03 POINTS-07 POINTS-08 POINTS-09 C05 a share on each network earns a hundred points once a day of UTC', async () => {
  const site = await startSite({ now: new Date('2026-11-20T23:59:59.000Z') })
  const [member, news, other] = [
    await site.make.member(),
    await site.make.news(),
    await site.make.news(),
  ]
  const credentials = await site.as(member)
  const share = async () => [
    await site.call(intents.shareOnFacebook, { id: news.id, articleType: 'news' }, credentials),
    await site.call(intents.shareOnFacebook, { id: other.id, articleType: 'news' }, credentials),
    await site.call(intents.shareOnTwitter, {}, credentials),
    await site.call(intents.shareOnReddit, {}, credentials),
  ]
  expect(await share()).toEqual([done, done, done, done])
  await share()
  const aDay = ['share_facebook 100', 'share_twitter 100', 'share_reddit 100']
  expect(await earned(site, member)).toEqual(aDay)

  site.clock.advance(1_000)
  await share()
  expect(await earned(site, member)).toEqual([...aDay, ...aDay])
})

test('SHARE-04 POINTS-19 AMB-26 a visit of the Facebook page earns fifty points a day, by either spelling', async () => {
  const site = await startSite()
  const credentials = await site.as(await site.make.member())
  expect(await site.call(intents.visitFacebook, {}, credentials)).toEqual(done)
  expect(await site.call(intents.visitFacebookAlias, {}, credentials)).toEqual(done)
  const member = { id: credentials._u }
  expect(await earned(site, member)).toEqual(['visit_facebook 50'])
  site.clock.advance(DAY)
  await site.call(intents.visitFacebookAlias, {}, credentials)
  expect(await earned(site, member)).toEqual(['visit_facebook 50', 'visit_facebook 50'])
  await expect(site.call(intents.visitFacebook, {})).rejects.toMatchObject({ status: 401 })
})

test('C14 a hundred calls of each kind, ten at a time, earn once and are noted once', async () => {
  const site = await startSite(withTwitter)
  const [member, news] = [await site.make.member(), await site.make.news()]
  await connectTwitter(site, member)
  const credentials = await site.as(member)
  const article = { id: news.id, articleType: 'news' as const }
  await inWaves(100, async () => {
    await site.call(intents.shareOnFacebook, article, credentials)
    await site.call(intents.shareOnTwitter, {}, credentials)
    await site.call(intents.shareOnReddit, {}, credentials)
    await site.call(intents.visitFacebook, {}, credentials)
    await site.call(intents.followOnTwitter, {}, credentials)
  })
  expect((await earned(site, member)).toSorted()).toEqual([
    'follow_twitter 500',
    'share_facebook 100',
    'share_reddit 100',
    'share_twitter 100',
    'visit_facebook 50',
  ])
  expect(await site.db.selectFrom('intent').selectAll().execute()).toHaveLength(5)
})

test('C14 ten different articles that a member shares in a day earn once', async () => {
  const site = await startSite()
  const [author, member] = [await site.make.member(), await site.make.member()]
  const credentials = await site.as(member)
  const posts = await Promise.all(Array.from({ length: 10 }, () => site.make.post({ author })))
  await inWaves(posts.length, async (index) =>
    site.call(
      intents.shareOnFacebook,
      { id: posts[index]?.id ?? 0, ...spelledOtherwise('blog') },
      credentials,
    ),
  )
  expect(await earned(site, member)).toEqual(['share_facebook 100'])
})

test('SHARE-01 AMB-25 AMB-06 a visitor is answered the same, and nothing is noted', async () => {
  const { call, db, make } = await startSite()
  const news = await make.news()
  expect(await call(intents.shareOnFacebook, { id: news.id, articleType: 'news' })).toEqual(done)
  expect(await call(intents.shareOnTwitter, {})).toEqual(done)
  expect(await call(intents.shareOnReddit, {})).toEqual(done)
  expect(await db.selectFrom('intent').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('event_log').selectAll().execute()).toEqual([])
})

test('SHARE-01 AMB-25 articles of every kind can be shared in either spelling', async () => {
  const site = await startSite()
  const { make, call, db } = site
  const credentials = await site.as(await make.member())
  const ids = [(await make.news()).id, (await make.post()).id, (await make.video()).id]
  for (const [number, type] of articleTypes.entries()) {
    const id = ids[number] ?? 0
    await call(intents.shareOnFacebook, { id, articleType: type }, credentials)
    await call(intents.shareOnFacebook, { id, ...spelledOtherwise(type) }, credentials)
    await call(intents.shareOnFacebook, { id, articleType: String(number) }, credentials)
  }
  const shared = async () =>
    (await db.selectFrom('intent').select('article_id').orderBy('article_id').execute()).map(
      ({ article_id }) => article_id,
    )
  expect(await shared()).toEqual(ids)
})

test('SHARE-01 what is no article, or none that readers see, is shared all the same, and nothing is noted but that', async () => {
  const { make, call, as, db } = await startSite()
  const news = await make.news()
  const draft = await make.post({ publishedAt: 'infinity' })
  for (const input of [
    { id: draft.id, articleType: 'blog' },
    { id: news.id, articleType: 'blog' },
    { id: news.id, articleType: 'event' as never },
    { id: news.id, ...spelledOtherwise('post') },
    { id: news.id },
    { articleType: 'news' },
  ] as const) {
    expect(await call(intents.shareOnFacebook, input)).toEqual(done)
    expect(await call(intents.shareOnFacebook, input, await as(await make.member()))).toEqual(done)
  }
  const noted = await db.selectFrom('intent').select('article_id').execute()
  expect(noted).toEqual(Array.from({ length: 6 }, () => ({ article_id: null })))
})

test('NOTIF-16 the author of an article is told that somebody has shared it on Facebook, once a day and nobody of their own', async () => {
  const site = await startSite({ jobs: true })
  const [author, member] = [await site.make.member(), await site.make.member()]
  const post = await site.make.post({ author, title: 'Nine quiet keyboards' })
  const article = { id: post.id, articleType: 'blog' as const }
  for (const who of [member, member, author])
    await site.call(intents.shareOnFacebook, article, await site.as(who))
  const told = await notificationsOf(site, author)
  const shares = told.filter((entry) => keysOf([entry])[0] === 'shared_on_facebook')
  expect(shares).toMatchObject([
    { from_user: { id: member.id }, data: { id: post.id, title: 'Nine quiet keyboards' } },
  ])
})

test('POINTS-26 AMB-125 following on Twitter earns five hundred points once, and only whose Twitter is connected', async () => {
  const site = await startSite(withTwitter)
  const member = await site.make.member()
  const credentials = await site.as(member)
  await expect(site.call(intents.followOnTwitter, {}, credentials)).rejects.toMatchObject({
    status: 400,
    code: 'twitter_missing',
    error: 'You must connect your Twitter account first.',
  })
  expect(await earned(site, member)).toEqual([])

  await connectTwitter(site, member)
  for (let day = 0; day < 3; day++) {
    expect(await site.call(intents.followOnTwitter, {}, credentials)).toEqual(done)
    site.clock.advance(DAY)
  }
  expect(await earned(site, member)).toEqual(['follow_twitter 500'])
})

test('POINTS-26 AMB-152 following while the task is switched off is paid once it is on again, and never twice', async () => {
  const site = await startSite(withTwitter)
  const [member, staff] = [
    await site.make.member(),
    await site.as(await site.make.member(staffWith('canManageMultipliers'))),
  ]
  await connectTwitter(site, member)
  const credentials = await site.as(member)
  const followAt = async (multiplier: number) => {
    await site.call(setMultiplier, { task_id: taskOf('follow_twitter').id, multiplier }, staff)
    expect(await site.call(intents.followOnTwitter, {}, credentials)).toEqual(done)
    site.clock.advance(DAY)
  }
  await followAt(0)
  expect(await earned(site, member)).toEqual([])
  for (const multiplier of [100, 100, 0, 100]) await followAt(multiplier)
  expect(await earned(site, member)).toEqual(['follow_twitter 500'])
})

test('POINTS-26 C14 one Twitter account earns that once, also when another member connects it next', async () => {
  const site = await startSite(withTwitter)
  const [member, other] = [await site.make.member(), await site.make.member()]
  for (const each of [member, other]) {
    await connectTwitter(site, each)
    expect(await site.call(intents.followOnTwitter, {}, await site.as(each))).toEqual(done)
    await site.db.deleteFrom('provider_account').execute()
  }
  expect(await earned(site, member)).toEqual(['follow_twitter 500'])
  expect(await earned(site, other)).toEqual([])
})

test('SHARE-04 pages of the site elsewhere are those it is configured with', async () => {
  const own = {
    FACEBOOK_PAGE: 'https://www.facebook.com/northwind',
    TWITTER_PAGE: 'https://x.com/nw',
  }
  const configured = await startSite({ environment: own })
  expect(await configured.call(getOwnPages, {})).toEqual({
    facebook: own.FACEBOOK_PAGE,
    twitter: own.TWITTER_PAGE,
  })
})

test('what members have shared is deleted after a month', async () => {
  const site = await startSite()
  const credentials = await site.as(await site.make.member())
  await site.call(intents.shareOnTwitter, {}, credentials)
  const left = async () => {
    await deleteExpiredIntents(site.db, site.clock)
    return (await site.db.selectFrom('intent').selectAll().execute()).length
  }
  site.clock.advance(31 * DAY)
  expect(await left()).toBe(1)
  site.clock.advance(DAY)
  expect(await left()).toBe(0)
})
