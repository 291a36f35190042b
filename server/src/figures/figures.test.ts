import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { listFigures } from '@loadout/contract/figures/figures.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { startSite } from '../../test/start-site.ts'
import { dayOf } from '../statistics/day.ts'
import { countDays } from './count-days.ts'

const DAY = 86_400_000
const now = new Date('2026-11-20T12:00:00.000Z')
const nothing = {
  people: 0,
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
  const read = async (days: number) => (await site.call(listFigures, { days }, credentials)).days
  return { ...site, credentials, count, read }
}

test('ADMIN-08 staff with the bit read how many people, articles, comments, upvotes, purchases and points each day has brought', async () => {
  const { make, as, call, count, read } = await siteWithStaff()
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
    people: expect.any(Number) as number,
    active: 2,
    news: 1,
    posts: 1,
    comments: 2,
    upvotes: 2,
    purchases: 1,
    points: 90,
  })
  expect(today?.people).toBeGreaterThan(4)
})

test('ADMIN-08 a day that is over is counted to its end and stays, whatever happens then', async () => {
  const { make, clock, count, read, db } = await siteWithStaff()
  const news = await make.news()
  await count()
  await make.comment({ on: news })
  clock.set(new Date('2026-11-22T00:05:00.000Z'))
  await make.comment({ on: news })
  await count()
  const comments = async () => (await read(3)).map((day) => day.comments)
  expect(await comments()).toEqual([1, 0, 1])
  expect((await read(3)).map((day) => day.active)).toEqual([1, 0, 0])

  await db.deleteFrom('comment').execute()
  await count()
  expect(await comments()).toEqual([1, 0, 0])
})

test('ADMIN-08 whoever has no such bit reads no figures, and nobody more than two years of them', async () => {
  const { call, as, make, credentials } = await siteWithStaff()
  await expect(call(listFigures, {})).rejects.toMatchObject({ status: 401 })
  const others = { flags: Flag.Admin, permissions: ~Permission.canSeeStats & 8_388_607 }
  await expect(call(listFigures, {}, await as(await make.member(others)))).rejects.toMatchObject({
    status: 403,
  })
  expect((await call(listFigures, { days: 731 }, credentials)).days).toHaveLength(731)
  await expect(call(listFigures, { days: 732 }, credentials)).rejects.toMatchObject({
    status: 400,
  })
})
