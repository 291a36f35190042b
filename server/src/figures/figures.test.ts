import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { getFigures } from '@loadout/contract/figures/figures.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { startSite } from '../../test/start-site.ts'
import { dayOf } from '../statistics/day.ts'
import { countDays } from './count-days.ts'
import { DAY } from '../platform/clock.ts'

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)
const now = new Date('2026-11-20T12:00:00.000Z')
const nothing = {
  users: 0,
  active: 0,
  news: 0,
  posts: 0,
  comments: 0,
  upvotes: 0,
  purchases: 0,
  points: 0,
}

async function siteWithStaff() {
  const site = await startSite({ now })
  const staff = await site.make.member({ flags: Flag.Admin, permissions: Permission.canSeeStats })
  const credentials = await site.as(staff)
  const count = () => site.site.transaction(({ tx }) => countDays(tx, site.clock))
  const ofDays = (days: number) =>
    site.call(getFigures, { from: secondsOf(site.clock.now()) - (days - 1) * 86_400 }, credentials)
  const read = async (days: number) => (await ofDays(days)).days
  return { ...site, credentials, count, ofDays, read }
}

test('ADMIN-08 staff with the bit read how many people, articles, comments, upvotes, purchases and points each day has brought', async () => {
  const { make, as, call, count, ofDays, read } = await siteWithStaff()
  const reader = await make.member({ dollars: 5_000 })
  const news = await make.news()
  await make.post()
  await make.news({ publishedAt: 'infinity' })
  await make.news({ publishedAt: new Date(now.getTime() + DAY) })
  await make.news({ publishedAt: new Date(now.getTime() - DAY) })
  const comment = await make.comment({ on: news })
  const credentials = await as(reader)
  await call(postComment, { id: news.id, article_type: 'news', message: 'Well' }, credentials)
  await call(upvoteNews, { id: news.id }, credentials)
  await call(upvoteComment, { id: comment.id, article_type: 'news' }, credentials)
  await make.order(reader, await make.item())
  expect(await read(1)).toEqual([{ day: dayOf(now), ...nothing }])

  await count()
  await count()
  const [before, today] = await read(2)
  expect(before).toEqual({ day: dayOf(now) - 1, ...nothing, news: 1 })
  expect(today).toEqual({
    day: dayOf(now),
    // Staff, the reader, and whoever wrote the news, the post and the comment.
    users: expect.any(Number) as number,
    active: 2,
    news: 1,
    posts: 1,
    comments: 2,
    upvotes: 2,
    purchases: 1,
    points: 90,
  })
  expect(today?.users).toBeGreaterThan(4)
  expect(await ofDays(2)).toEqual({
    ...nothing,
    ...today,
    users: (before?.users ?? 0) + (today?.users ?? 0),
    news: 2,
    day: undefined,
    days: [before, today],
  })
})

test('ADMIN-08 a day that is over is counted to its end and stays, whatever happens then', async () => {
  const { make, clock, count, ofDays, read, db } = await siteWithStaff()
  const news = await make.news()
  await count()
  await make.comment({ on: news })
  clock.set(new Date('2026-11-22T00:05:00.000Z'))
  await make.comment({ on: news })
  await count()
  const comments = async () => (await read(3)).map((day) => day.comments)
  expect(await comments()).toEqual([1, 0, 1])
  expect((await read(3)).map((day) => day.active)).toEqual([1, 0, 0])
  expect(await ofDays(3)).toMatchObject({ comments: 2, active: 1 })

  await db.deleteFrom('comment').execute()
  await count()
  expect(await comments()).toEqual([1, 0, 0])
})

test('ADMIN-08 N03 days are counted on when the clock was ahead for a while', async () => {
  const { make, clock, count, read } = await siteWithStaff()
  clock.advance(30 * DAY)
  await count()
  clock.set(now)
  await make.comment({ on: await make.news() })
  await count()
  expect(await read(1)).toMatchObject([{ day: dayOf(now), comments: 1 }])
})

test('ADMIN-08 whoever was here in the last minutes of a day is counted on it', async () => {
  const { make, as, call, clock, count, read } = await siteWithStaff()
  clock.set(new Date('2026-11-20T23:50:00.000Z'))
  await count()
  const [before] = await read(1)
  clock.set(new Date('2026-11-20T23:54:00.000Z'))
  const late = await as(await make.member())
  await call(getAuth, {}, late)
  clock.set(new Date('2026-11-21T00:00:00.000Z'))
  await count()
  const [yesterday] = await read(2)
  expect(yesterday?.active).toBe((before?.active ?? NaN) + 1)
})

test('ADMIN-08 figures are those of the days that are asked for, else of the last thirty, and none that is yet to come', async () => {
  const { call, credentials } = await siteWithStaff()
  const today = dayOf(now)
  const daysOf = async (asked: { from?: number; to?: number; days?: number }) =>
    (await call(getFigures, asked, credentials)).days.map(({ day }) => day - today)
  const at = (daysAgo: number) => secondsOf(new Date(now.getTime() - daysAgo * DAY))
  expect(await daysOf({ from: at(5), to: at(3) })).toEqual([-5, -4, -3])
  expect(await daysOf({ from: at(1), to: at(-2) })).toEqual([-1, 0])
  expect(await daysOf({ days: 2 })).toEqual([-1, 0])
  expect(await daysOf({ to: at(3), days: 2 })).toEqual([-4, -3])
  const unasked = await daysOf({})
  expect([unasked.length, unasked[0], unasked.at(-1)]).toEqual([30, -29, 0])
  expect((await daysOf({ to: at(1) })).at(0)).toBe(-30)
})

test('ADMIN-08 whoever has no such bit reads no figures, and nobody more than two years of them', async () => {
  const { call, as, make, credentials, ofDays } = await siteWithStaff()
  await expect(call(getFigures, {})).rejects.toMatchObject({ status: 401 })
  const others = { flags: Flag.Admin, permissions: ~Permission.canSeeStats & 8_388_607 }
  await expect(call(getFigures, {}, await as(await make.member(others)))).rejects.toMatchObject({
    status: 403,
  })
  expect((await ofDays(731)).days).toHaveLength(731)
  const tomorrow = { from: secondsOf(now) + 86_400 }
  for (const refused of [ofDays(732), call(getFigures, tomorrow, credentials)])
    await expect(refused).rejects.toMatchObject({ status: 400 })
})
