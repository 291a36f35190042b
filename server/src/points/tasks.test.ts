import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { listTasks, seePointsHint } from '@loadout/contract/points/points.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { HOUR } from '../platform/clock.ts'

const onNews = { article_type: 'news' } as const

test('POINTS-29 POINTS-31 POINTS-32 POINTS-33 POINTS-34 POINTS-35 POINTS-37 anyone is told all 36 tasks with what they pay and how often', async () => {
  const { call } = await startSite()
  const { entries } = await call(listTasks, {})
  expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, id) => id))
  const of = (key: string) => entries.find((entry) => entry.key === key)
  expect(of('login')).toEqual({
    id: 0,
    key: 'login',
    label: 'Login',
    base: 10,
    multiplier: 100,
    points: 10,
    limit: 1,
    period: '12h',
    done: 0,
    open: true,
  })
  expect(of('comment')).toMatchObject({ base: 20, points: 30, limit: 10, period: 'day' })
  expect(of('upvote')).toMatchObject({ base: 10, points: 30, limit: 20, period: '24h' })
  expect(of('receive_comment')).toMatchObject({ points: 30, limit: 10, period: 'day', open: true })
  expect(of('ten_upvotes')).toMatchObject({ points: 50 })
  expect(of('receive_star')).toMatchObject({ points: 1000, limit: null, period: 'each' })
  expect(of('first_post')).toMatchObject({ points: 1000, limit: 1, period: 'ever' })
  expect(of('referral')).toMatchObject({ limit: 100, period: 'week' })
})

test('POINTS-37 a member is told how far they are, within the period that counts, and nobody else is', async () => {
  const { call, as, make, clock } = await startSite({ now: new Date('2026-11-20T22:00:00.000Z') })
  const [news, member] = [await make.news(), await make.member()]
  const credentials = await as(member)
  const done = async (who?: typeof credentials) =>
    Object.fromEntries(
      (await call(listTasks, {}, who)).entries
        .filter((entry) => entry.done > 0)
        .map((entry) => [entry.key, entry.done]),
    )
  await times(3, (index) =>
    call(postComment, { id: news.id, ...onNews, message: `Number ${index}` }, credentials),
  )
  await call(getNews, { id: news.id }, credentials)

  // Reading posts shares its limit with reading news.
  expect(await done(credentials)).toEqual({ comment: 3, read_news: 1, read_post: 1 })
  expect([await done(), await done(await as(await make.member()))]).toEqual([{}, {}])
  clock.advance(2 * HOUR)
  expect(await done(credentials)).toEqual({ read_news: 1, read_post: 1 })
  clock.advance(6 * HOUR)
  expect(await done(credentials)).toEqual({})
})

test('ROLE-04 POINTS-45 POINTS-46 API-08 the hint is seen for good, whichever flags a member has, and seeing it again changes nothing', async () => {
  const { call, as, make, db } = await startSite()
  const member = await make.member({ flags: Flag.Featured })
  const credentials = await as(member)
  const told = () =>
    db
      .selectFrom('realtime_event')
      .select(['channel', 'data'])
      .where('event', '=', 'add-user-flag')
      .execute()

  expect(await call(seePointsHint, {}, credentials)).toEqual({
    flags: Flag.Featured | Flag.SeenPointsHint,
  })
  expect((await call(getAuth, {}, credentials)).flags).toBe(Flag.Featured | Flag.SeenPointsHint)
  expect(await told()).toEqual([
    { channel: `private-user-${member.id}`, data: expect.stringContaining('"flag":8') },
  ])
  expect(await call(seePointsHint, {}, credentials)).toEqual({
    flags: Flag.Featured | Flag.SeenPointsHint,
  })
  expect(await told()).toHaveLength(1)
  await expect(call(seePointsHint, {})).rejects.toMatchObject({ status: 401 })
})
