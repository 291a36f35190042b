import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { blockMember } from '@loadout/contract/following/blocks.ts'
import { followMember, unfollowMember } from '@loadout/contract/following/following.ts'
import { muteArticle, muteAuthor } from '@loadout/contract/following/mutes.ts'
import { switchNotificationType } from '@loadout/contract/notifications/notification-settings.ts'
import { signGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { editNews, getStaffNews } from '@loadout/contract/news/newsroom.ts'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import * as notifications from '@loadout/contract/notifications/notifications.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { inWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { allNotified, keysOf, notificationsOf } from '../../test/notifications-of.ts'
import { DAY } from '../platform/clock.ts'

const { countNotifications, enableNotifications, listNotifications, markAsSeen } = notifications
const on = (news: { id: number }, message: string) =>
  ({ id: news.id, article_type: 'news', message }) as const

async function siteOfTwo() {
  const site = await startSite({ jobs: true })
  const haldor = await site.make.member({ username: 'Haldor' })
  const tindra = await site.make.member({ username: 'Tindra' })
  return { ...site, haldor, tindra, own: await site.as(haldor), other: await site.as(tindra) }
}

test('NOTIF-01 NOTIF-05 NOTIF-12 NOTIF-27 C13 an author is told of a comment, whoever is mentioned of that, and nobody of their own', async () => {
  const site = await siteOfTwo()
  const { call, make, haldor, tindra, own, other } = site
  const news = await make.news({ author: haldor, title: 'Kestrel win' })
  const mireia = await make.member({ username: 'Mireia' })
  const { comment } = await call(postComment, on(news, 'Nice, @Mireia'), other)
  await call(postComment, on(news, 'Thanks to @Haldor'), own)

  expect(await notificationsOf(site, haldor)).toEqual([
    {
      id: expect.any(Number),
      type: 3,
      inserted: TEST_NOW.getTime() / 1000,
      from_user: { id: tindra.id, username: 'Tindra', avatar: `/media/avatar/${tindra.id}` },
      data: {
        id: news.id,
        article_type: 'news',
        title: 'Kestrel win',
        slug: 'kestrel-win',
        comment_id: comment.id,
        excerpt: 'Nice, @Mireia',
      },
    },
  ])
  expect(keysOf(await notificationsOf(site, mireia))).toEqual(['tagged_in_comment'])
  expect(await notificationsOf(site, tindra)).toEqual([])
})

test('NOTIF-15 NOTIF-31 AMB-110 upvotes of one article within a day become one notification, of the next day another', async () => {
  const site = await siteOfTwo()
  const { call, make, as, clock, haldor } = site
  const news = await make.news({ author: haldor })
  // As of a community that has had more notifications than an integer counts.
  await sql`alter table notification alter column id restart with 3000000000`.execute(site.db)
  const people = await times(4, () => make.member())
  for (const person of people.slice(0, 3)) {
    await call(upvoteNews, { id: news.id }, await as(person))
    await allNotified(site)
  }
  const [only, ...rest] = await notificationsOf(site, haldor)
  expect(rest).toEqual([])
  expect(only).toMatchObject({ type: 14, from_user: { id: people[2]?.id }, data: { others: 2 } })
  expect(only?.replaces_id).toBeLessThan(only?.id ?? 0)

  clock.set(new Date(TEST_NOW.getTime() + 2 * DAY))
  await call(upvoteNews, { id: news.id }, await as(people[3] as { id: number }))
  expect((await notificationsOf(site, haldor)).map(({ data }) => data['others'])).toEqual([
    undefined,
    2,
  ])
})

test('NOTIF-21 POINTS-02 a new follower is told once, however often they come back', async () => {
  const site = await siteOfTwo()
  const { call, haldor, other } = site
  for (let time = 0; time < 3; time++) {
    await call(followMember, { user_id: haldor.id }, other)
    await call(unfollowMember, { user_id: haldor.id }, other)
  }
  expect(await notificationsOf(site, haldor)).toMatchObject([
    { type: 20, from_user: { username: 'Tindra' } },
  ])
})

test('NOTIF-03 AMB-110 points for a first thing are told, those of every day are not', async () => {
  const site = await siteOfTwo()
  const { haldor, make } = site
  await site.site.transaction((work) =>
    work.record({
      kind: 'profile picture uploaded',
      actorId: haldor.id,
      data: { picture: 'avatar' },
    }),
  )
  await site.call(postComment, on(await make.news(), 'Hello'), site.own)
  expect(await notificationsOf(site, haldor)).toMatchObject([
    { type: 1, from_user: null, data: { task: 'profile_picture', points: 30 } },
  ])
})

test('NOTIF-09 NOTIF-14 tagged members and those who follow them are told of news when they appear', async () => {
  const site = await siteOfTwo()
  const { call, make, haldor, tindra, other } = site
  await call(followMember, { user_id: haldor.id }, other)
  await allNotified(site)
  const news = await make.news({ userTags: [haldor], title: 'Kestrel win' })
  for (let time = 0; time < 2; time++)
    await site.site.transaction((work) =>
      work.record({ kind: 'news published', actorId: null, data: { newsId: news.id } }),
    )
  expect(keysOf(await notificationsOf(site, haldor))).toEqual(['tagged_in_news', 'followed'])
  expect(await notificationsOf(site, tindra)).toMatchObject([
    { type: 13, from_user: { username: 'Haldor' }, data: { id: news.id, title: 'Kestrel win' } },
  ])
})

test('NOTIF-09 NOTIF-14 members who are added to news that have appeared are told, and those who follow them, but not before news appear', async () => {
  const site = await siteOfTwo()
  const { call, make, haldor, tindra, other } = site
  await call(followMember, { user_id: haldor.id }, other)
  const editor = await site.as(await make.member(staffWith('canPublishNews')))
  const name = async ({ id }: { id: number }, people: readonly number[]) => {
    const { revision } = await call(getStaffNews, { id }, editor)
    await call(editNews, { id, language_id: 0, revision, user_tags: people }, editor)
  }
  await name(await make.news({ publishedAt: 'infinity' }), [haldor.id])
  expect(keysOf(await notificationsOf(site, haldor))).toEqual(['followed'])

  const news = await make.news({ title: 'Kestrel win' })
  await name(news, [haldor.id])
  await name(news, [])
  await name(news, [haldor.id])
  expect(keysOf(await notificationsOf(site, haldor))).toEqual(['tagged_in_news', 'followed'])
  expect(await notificationsOf(site, tindra)).toMatchObject([
    { type: 13, from_user: { username: 'Haldor' }, data: { id: news.id, title: 'Kestrel win' } },
  ])
})

test('G07 an article that cannot be read any more is not named', async () => {
  const site = await siteOfTwo()
  const { call, make, db, haldor, other } = site
  const news = await make.news({ author: haldor, title: 'Secret' })
  await call(postComment, on(news, 'Whispered'), other)
  await allNotified(site)
  await db
    .updateTable('article')
    .set({ published_at: 'infinity' })
    .where('id', '=', news.id)
    .execute()
  const [told] = await notificationsOf(site, haldor)
  expect(told).toMatchObject({ type: typeNumber('commented') })
  expect(told?.data['title']).toBeUndefined()
  expect(told?.data['id']).toBeUndefined()
  expect(JSON.stringify(told)).not.toMatch(/Secret|Whispered/)
})

test('AMB-106 whoever has switched a type off, muted an author or an article, blocked somebody or wants nothing is told nothing of it', async () => {
  const site = await siteOfTwo()
  const { call, make, as, haldor, tindra, own, other } = site
  const news = await make.news({ author: haldor })
  const comment = async (words: string) => {
    await call(postComment, on(news, words), other)
    return keysOf(await notificationsOf(site, haldor))
  }
  expect(await comment('One')).toHaveLength(1)

  await call(switchNotificationType, { type: typeNumber('commented'), enabled: false }, own)
  await call(switchNotificationType, { type: typeNumber('commented'), enabled: false }, own)
  expect(await comment('Two')).toHaveLength(1)
  await call(switchNotificationType, { type: typeNumber('commented'), enabled: true }, own)

  await call(muteAuthor, { user_id: tindra.id, muted: true }, own)
  expect(await comment('Three')).toHaveLength(1)
  await call(muteAuthor, { user_id: tindra.id, muted: false }, own)

  await call(muteArticle, { id: news.id, muted: true }, own)
  expect(await comment('Four')).toHaveLength(1)
  await call(muteArticle, { id: news.id, muted: false }, own)

  await call(enableNotifications, { notifications_enabled: false }, own)
  expect(await comment('Five')).toHaveLength(1)
  await call(enableNotifications, { notifications_enabled: true }, own)

  await call(blockMember, { user_id: tindra.id }, own)
  await call(upvoteNews, { id: news.id }, other)
  expect(keysOf(await notificationsOf(site, haldor))).toEqual(['commented'])
  await call(upvoteNews, { id: news.id }, await as(await make.member()))
  expect(keysOf(await notificationsOf(site, haldor))).toEqual(['upvoted', 'commented'])
})

test('NOTIF-28 NOTIF-30 NOTIF-45 AMB-73 a member sees what is new, marks it as seen, and switches all off', async () => {
  const site = await siteOfTwo()
  const { call, make, clock, haldor, own, other } = site
  const auth = () => call(getAuth, {}, own)
  await call(postComment, on(await make.news({ author: haldor }), 'Hello'), other)
  await allNotified(site)
  const { notifications: bell, last_seen_notifications: last } = await auth()
  expect([bell.length, last]).toEqual([1, 0])

  const now = TEST_NOW.getTime() / 1000
  expect(await call(markAsSeen, { timestamp: now - 60 }, own)).toEqual({
    last_seen_notifications: now - 60,
  })
  expect(await call(markAsSeen, { timestamp: now + 500 }, own)).toEqual({
    last_seen_notifications: now,
  })
  clock.set(new Date(TEST_NOW.getTime() + 1_000))
  expect(await call(markAsSeen, { timestamp: 5 }, own)).toEqual({ last_seen_notifications: now })
  expect(await call(markAsSeen, {}, own)).toEqual({ last_seen_notifications: now + 1 })
  expect((await auth()).last_seen_notifications).toBe(now + 1)

  await call(enableNotifications, { notifications_enabled: false }, own)
  expect((await auth()).notifications_enabled).toBe(false)
  await expect(
    call(enableNotifications, { notifications_enabled: 2 as never }, own),
  ).rejects.toMatchObject({ status: 400 })
  for (const endpoint of [listNotifications, countNotifications, markAsSeen])
    await expect(call(endpoint, {})).rejects.toMatchObject({ status: 401 })
})

test('NOTIF-32 NOTIF-43 NOTIF-44 the list goes page by page, the newest first, and is counted', async () => {
  const site = await siteOfTwo()
  const { call, make, db, haldor, own } = site
  const event = (number: number) => ({
    user_id: haldor.id,
    event: `message ${number}`,
    type: 21,
    data: JSON.stringify({ message: `Number ${number}` }),
    inserted: TEST_NOW,
    replaced: number % 10 === 0,
  })
  await db
    .insertInto('notification')
    .values(Array.from({ length: 40 }, (_, index) => event(index + 1)))
    .execute()
  await db
    .insertInto('notification')
    .values({ ...event(41), user_id: (await make.member()).id })
    .execute()

  const pages = await Promise.all(
    [0, 15, 30].map((offset) => call(listNotifications, { limit: 15, offset }, own)),
  )
  const messages = pages.flatMap(({ entries }) => entries.map(({ data }) => data['message']))
  const expected = Array.from({ length: 40 }, (_, index) => 40 - index).filter(
    (number) => number % 10 !== 0,
  )
  expect(messages).toEqual(expected.map((number) => `Number ${number}`))
  expect(await call(countNotifications, {}, own)).toEqual({ count: 36 })
})

test('NOTIF-07 what is stored of the two types of old is still in the list and in the bell, and no comment makes another', async () => {
  const site = await siteOfTwo()
  const { call, make, db, haldor, own, other } = site
  const { id, title } = await make.post({ author: haldor })
  const from = await make.member()
  const stored = (type: number, data: object) => ({
    user_id: haldor.id,
    event: `old ${type}`,
    type,
    from_user_id: from.id,
    article_id: 'id' in data ? id : null,
    data: JSON.stringify(data),
    inserted: TEST_NOW,
  })
  await db
    .insertInto('notification')
    .values([stored(5, { id, article_type: 'blog' }), stored(6, { username: 'Haldor' })])
    .execute()
  const told = [
    { type: 6, data: { username: 'Haldor' } },
    { type: 5, data: { id, title } },
  ]
  expect((await call(listNotifications, {}, own)).entries).toMatchObject(told)
  expect((await call(getAuth, {}, own)).notifications).toMatchObject(told)

  await call(postComment, { id, article_type: 'blog', message: 'Nice' }, other)
  await call(signGuestbook, { user_id: haldor.id, message: 'Hello' }, other)
  expect((await notificationsOf(site, haldor)).map(({ type }) => type)).toEqual([3, 3, 6, 5])
})

test('L04 of a member a thousand are kept, so that the list is short for everybody', async () => {
  const site = await siteOfTwo()
  const { call, db, haldor, own } = site
  await db
    .insertInto('notification')
    .values(
      Array.from({ length: 1_200 }, (_, index) => ({
        user_id: haldor.id,
        event: `message ${index}`,
        type: 21,
        data: '{}',
        inserted: TEST_NOW,
      })),
    )
    .execute()
  expect(await call(countNotifications, {}, own)).toEqual({ count: 1_000 })
  await call(markAsSeen, {}, own)
  const kept = await db.selectFrom('notification').select('event').orderBy('id').execute()
  expect([kept.length, kept[0]?.event]).toEqual([1_000, 'message 200'])
})

test('B05 forty people who upvote and comment at the same moment leave one notification of each kind, with everybody counted', async () => {
  const site = await siteOfTwo()
  const { call, make, as, haldor } = site
  const news = await make.news({ author: haldor })
  const who = await Promise.all((await times(20, () => make.member())).map(as))
  await inWaves(40, (index): Promise<unknown> =>
    index < 20
      ? call(upvoteNews, { id: news.id }, who[index % 20])
      : call(postComment, on(news, `Number ${index}`), who[index % 20]),
  )
  const told = (await notificationsOf(site, haldor)).filter(({ type }) => type !== 1)
  expect(told).toHaveLength(2)
  expect(new Map(told.map(({ type, data }) => [type, data['others']]))).toEqual(
    new Map([
      [3, 19],
      [14, 19],
    ]),
  )
})
