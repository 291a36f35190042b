import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { followMember } from '@loadout/contract/following/following.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { deleteNews } from '@loadout/contract/news/newsroom.ts'
import {
  getOwnPlace,
  getTopThree,
  listRanking,
  listRankingStats,
} from '@loadout/contract/rankings/rankings.ts'
import { upvoteComment } from '@loadout/contract/upvotes/upvotes.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { callOver } from '../../test/call-over-http.ts'
import { earn } from '../../test/earn.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { placeOf } from './place-of.ts'
import { HOUR, DAY } from '../platform/clock.ts'
import { dayOf } from '../statistics/day.ts'

const namesIn = ({ users }: { users: { username: string }[] }) =>
  users.map(({ username }) => username)

test('RANK-07 N04 views of a Monday that is the first of a month are those of its week and month, also where the database knows summer time', async () => {
  const site = await startSite({ now: new Date('2026-06-01T12:00:00.000Z') })
  const author = await site.make.member({ username: 'Saga' })
  const news = await site.make.news({ author })
  const day = dayOf(site.clock.now())
  await site.db.transaction().execute(async (tx) => {
    await sql`set local time zone 'Europe/Stockholm'`.execute(tx)
    await tx
      .insertInto('article_day')
      .values({ article_id: news.id, day, kind: 0, views: 3 })
      .execute()
  })
  for (const filter of ['week', 'month'] as const) {
    const { newsViews } = await site.call(listRankingStats, { filter })
    expect(newsViews, filter).toMatchObject([{ username: 'Saga' }])
  }
})

test('RANK-01 RANK-02 RANK-06 RANK-09 AMB-24 API-03 members are ranked by the points of a week, a month and all time, by words or numbers, for visitors too', async () => {
  const site = await startSite({ now: new Date('2026-11-20T12:00:00.000Z') })
  const [saga, tindra, haldor] = [
    await site.make.member({ username: 'Saga', countryId: 7 }),
    await site.make.member({ username: 'Tindra', banner: 'abc' }),
    await site.make.member({ username: 'Haldor' }),
  ]
  await site.make.member({ username: 'Nobody' })
  await earn(site, saga, 30, new Date('2026-11-19T12:00:00.000Z'))
  await earn(site, tindra, 50, new Date('2026-11-02T12:00:00.000Z'))
  await earn(site, haldor, 90, new Date('2025-11-02T12:00:00.000Z'))
  await earn(site, saga, 5, new Date('2025-11-02T12:00:00.000Z'))

  expect(await site.call(listRanking, {})).toEqual({
    users: [
      {
        id: saga.id,
        username: 'Saga',
        avatar: `/media/avatar/${saga.id}`,
        banner: null,
        country_id: 7,
        flags: 0,
        points: 30,
        posts: 0,
        comments: 0,
        upvotes: 0,
        followers: 0,
      },
    ],
    next_page: null,
  })
  const ranking = async (filter: string) =>
    (await site.call(listRanking, { filter: filter as 'week' })).users.map(
      ({ username, points }) => `${username} ${points}`,
    )
  expect(await ranking('month')).toEqual(['Tindra 50', 'Saga 30'])
  expect(await ranking('all')).toEqual(['Haldor 90', 'Tindra 50', 'Saga 35'])
  expect(await ranking('0')).toEqual(await ranking('week'))
  expect(await ranking('1')).toEqual(await ranking('month'))
  expect(await ranking('2')).toEqual(await ranking('all'))
  await expect(ranking('3')).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
})

test('N04 AMB-123 what is earned in the last millisecond of a week or month and in the first of the next is of one each', async () => {
  const site = await startSite({ now: new Date('2026-06-01T00:00:00.000Z') })
  const monday = site.clock.now()
  const [before, after] = [
    await site.make.member({ username: 'Before' }),
    await site.make.member({ username: 'After' }),
  ]
  await earn(site, before, 10, new Date(monday.getTime() - 1))
  await earn(site, after, 10, monday)
  for (const filter of ['week', 'month'] as const) {
    site.clock.set(monday)
    expect(namesIn(await site.call(listRanking, { filter }))).toEqual(['After'])
    site.clock.set(new Date(monday.getTime() - 1))
    expect(namesIn(await site.call(listRanking, { filter }))).toEqual(['Before'])
  }
  expect(namesIn(await site.call(listRanking, { filter: 'all' }))).toEqual(['Before', 'After'])
})

test('RANK-06 AMB-97 pages have twenty places, the last has no next one, and whoever had as much first stands first', async () => {
  const site = await startSite()
  const members = await times(41, (index) => site.make.member({ username: `person${index}` }))
  const now = site.clock.now().getTime()
  for (const [index, member] of members.entries())
    await earn(site, member, index < 2 ? 500 : 100 - index, new Date(now - index))
  const pages = await Promise.all([0, 1, 2, 3].map((page) => site.call(listRanking, { page })))
  expect(pages.map(({ users, next_page }) => [users.length, next_page])).toEqual([
    [20, 1],
    [20, 2],
    [1, null],
    [0, null],
  ])
  expect(pages.flatMap(namesIn)).toEqual(
    [1, 0, ...Array.from({ length: 39 }, (_, index) => index + 2)].map((place) => `person${place}`),
  )
  await expect(site.call(listRanking, { page: 501 })).rejects.toMatchObject({ status: 400 })
})

test('RANK-03 RANK-04 AMB-133 members can be shown those they follow and themselves, and for visitors that is ignored', async () => {
  const site = await startSite()
  const [reader, followed, stranger] = [
    await site.make.member({ username: 'Reader', flags: Flag.HasVerifiedEmail }),
    await site.make.member({ username: 'Followed' }),
    await site.make.member({ username: 'Stranger' }),
  ]
  for (const [member, points] of [
    [reader, 10],
    [followed, 30],
    [stranger, 80],
  ] as const)
    await earn(site, member, points)
  const credentials = await site.as(reader)
  await site.call(followMember, { user_id: followed.id }, credentials)
  const circle = { filter_followed: true }

  const names = async (extras?: typeof credentials) =>
    namesIn(await site.call(listRanking, circle, extras))
  // Following pays who is followed.
  expect(await names(credentials)).toEqual(['Followed', 'Reader'])
  expect(await names()).toEqual(['Stranger', 'Followed', 'Reader'])
  const { place } = await site.call(getOwnPlace, circle, credentials)
  expect(place).toMatchObject({ rank: 2, next: { username: 'Followed' } })
  const { comments } = await site.call(listRankingStats, circle, credentials)
  expect(comments).toEqual([])
})

test('RANK-07 RANK-10 RANK-12 six lists say who has most of each kind, ten each, and what staff delete counts no more', async () => {
  const site = await startSite()
  const { make, call, as, db } = site
  const [writer, voter] = [
    await make.member({ username: 'Writer' }),
    await make.member({ username: 'Voter', flags: Flag.HasVerifiedEmail }),
  ]
  const [news, post] = [
    await make.news({ author: writer }),
    await make.post({ author: writer, publishedAt: site.clock.now() }),
  ]
  await make.views(news, { views: 3 })
  await make.views(post, { views: 2 })
  const { comment } = await call(
    postComment,
    { id: news.id, article_type: 'news', message: 'Well played.' },
    await as(writer),
  )
  await call(upvoteComment, { id: comment.id, article_type: 'news' }, await as(voter))
  await call(upvoteComment, { id: comment.id, article_type: 'news' }, await as(await make.member()))
  await make.member({ flags: Flag.HasVerifiedEmail })
  await db.updateTable('users').set({ referrer_id: writer.id }).where('id', '=', voter.id).execute()

  const stats = await call(listRankingStats, {})
  const avatar = `/media/avatar/${writer.id}`
  const entry = (count: number) => [{ rank: 1, username: 'Writer', avatar, count }]
  expect(stats).toEqual({
    newsViews: entry(3),
    blogViews: entry(2),
    // Only members whose address is verified move a ranking (C15).
    upvotes: entry(1),
    comments: entry(1),
    posts: entry(1),
    referrals: entry(1),
  })
  await db.updateTable('comment').set({ deleted_at: site.clock.now() }).execute()
  await db.deleteFrom('article').where('id', '=', post.id).execute()
  await db.updateTable('users').set({ flags: 0 }).where('id', '=', voter.id).execute()
  expect(await call(listRankingStats, {})).toMatchObject({
    comments: [],
    posts: [],
    referrals: [],
    blogViews: entry(2),
    upvotes: entry(1),
  })

  const talkers = await times(11, () => make.member())
  for (const by of talkers) await make.comment({ on: news, by })
  const { comments } = await call(listRankingStats, { filter: 'month' })
  expect(comments.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('RANK-10 N04 comments that go with their article are taken from those who wrote them, each from its own week and month', async () => {
  const { make, call, as, db, clock } = await startSite()
  const once = await make.member()
  const others = [await make.member(), await make.member()]
  const [news, other] = [await make.news(), await make.news()]
  const aWeekAgo = new Date(clock.now().getTime() - 8 * DAY)
  const moments = [clock.now(), aWeekAgo, new Date(clock.now().getTime() - 40 * DAY)]
  for (const by of [once, ...others])
    for (const inserted of moments) {
      await make.comment({ on: news, by, inserted })
      await make.comment({ on: news, by, inserted, deleted: true })
    }
  await make.comment({ on: news, by: once })
  for (const by of others) await make.comment({ on: other, by, inserted: aWeekAgo })
  const staff = await as(await make.member(staffWith('canPublishNews')))
  await call(deleteNews, { id: news.id }, staff)

  const kept = await sql`
    select user_id, period, begins, amount from ranking_sum
    where category = 4 and amount <> 0 order by user_id, period, begins`.execute(db)
  const counted = await sql`
    select author_id as user_id, period, begins, count(*)::integer as amount
    from comment cross join lateral ranking_periods(inserted)
    where deleted_at is null group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  expect(kept.rows).toHaveLength(2 * 3)
  expect(kept.rows).toEqual(counted.rows)
})

test('C15 whoever is banned has no place, the others move up, and come back with the end of the ban', async () => {
  const site = await startSite()
  const [first, second, staff] = [
    await site.make.member({ username: 'First' }),
    await site.make.member({ username: 'Second' }),
    await site.make.member({ flags: Flag.Admin, permissions: everyPermission }),
  ]
  await earn(site, first, 50)
  await earn(site, second, 30)
  expect(await placeOf(site.db, site.clock, second.id)).toBe(2)
  const until = Math.floor(site.clock.now().getTime() / 1_000) + 3_600
  await site.call(
    banPerson,
    { user_id: first.id, reason: 'sock puppets', until },
    await site.as(staff),
  )
  expect(namesIn(await site.call(listRanking, {}))).not.toContain('First')
  const places = () =>
    Promise.all([first, second].map(({ id }) => placeOf(site.db, site.clock, id)))
  expect(await places()).toEqual([null, 1])
  site.clock.advance(HOUR)
  expect(await places()).toEqual([1, 2])
  expect(namesIn(await site.call(listRanking, {}))[0]).toBe('First')
})

test('RANK-06 a member reads their place and how many points the next one is ahead', async () => {
  const site = await startSite()
  const members = await times(3, (index) => site.make.member({ username: `Member${index}` }))
  for (const [index, member] of members.entries()) await earn(site, member, 100 - index * 30)
  const placeIn = async (member: { id: number } | undefined, filter: 'week' | 'all' = 'week') =>
    (await site.call(getOwnPlace, { filter }, member && (await site.as(member)))).place
  expect(await placeIn(members[0])).toEqual({ rank: 1, points: 100, next: null })
  expect(await placeIn(members[2])).toEqual({
    rank: 3,
    points: 40,
    next: { username: 'Member1', missing: 31 },
  })
  const newcomer = await site.make.member()
  expect(await placeOf(site.db, site.clock, newcomer.id)).toBeNull()
  site.clock.advance(7 * DAY)
  expect(await placeIn(newcomer)).toBeNull()
  expect(await placeIn(members[1], 'all')).toMatchObject({ rank: 2, points: 70 })
  await expect(site.call(getOwnPlace, {})).rejects.toMatchObject({ status: 401 })
})

test('RANK-08 RANK-13 before any week is closed there is no top three', async () => {
  const site = await startSite()
  expect(await callOver(site.url, getTopThree, {})).toEqual({ week: 0, users: [] })
})
