import { expect, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { listOwnPoints, listPointsOf } from '@loadout/contract/points/history.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { DAY } from '../platform/clock.ts'

test('POINTS-47 every award is explained by its task, multiplier, limit and moment, to its member and to staff', async () => {
  const site = await startSite()
  const { make, as, call, clock } = site
  const member = await make.member()
  const credentials = await as(member)
  const news = await make.news()
  const comment = (message: string) =>
    call(postComment, { id: news.id, article_type: 'news', message }, credentials)
  const now = Math.floor(clock.now().getTime() / 1_000)
  await call(getNews, { id: news.id }, credentials)
  await comment('first')
  await site.db.insertInto('task_multiplier').values({ task_id: 1, multiplier: 250 }).execute()
  await comment('second')
  clock.advance(DAY)
  await comment('third')

  const { entries, next_before } = await call(listOwnPoints, {}, credentials)
  const comments = { task_id: 1, key: 'comment', base: 20, limit: 10, period: 'day', subject: null }
  expect(entries).toMatchObject([
    { ...comments, points: 50, multiplier: 250, time: 1, inserted: now + DAY / 1_000 },
    { ...comments, points: 50, multiplier: 250, time: 2, inserted: now },
    { ...comments, points: 30, multiplier: 150, time: 1, inserted: now },
    {
      task_id: 13,
      key: 'read_news',
      base: 20,
      points: 20,
      multiplier: 100,
      limit: 50,
      period: '6h',
      time: 1,
      subject: `news ${news.id}`,
      inserted: now,
    },
  ])
  expect(next_before).toBeNull()

  const staff = await as(await make.member(staffWith('canSeeUserProfile')))
  expect(await call(listPointsOf, { user_id: member.id }, staff)).toEqual({ entries, next_before })
  await expect(call(listPointsOf, { user_id: member.id }, credentials)).rejects.toMatchObject({
    status: 403,
  })
})

test('POINTS-47 a long history is read on from an entry, and ends', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const credentials = await site.as(member)
  await times(5, (index) =>
    site.db
      .insertInto('point_entry')
      .values({
        user_id: member.id,
        task_id: 12,
        points: 20,
        subject: `blog ${index}`,
        inserted: site.clock.now(),
      })
      .execute(),
  )
  const first = await site.call(listOwnPoints, { limit: 3 }, credentials)
  expect(first.entries.map(({ subject, multiplier }) => [subject, multiplier])).toEqual([
    ['blog 4', null],
    ['blog 3', null],
    ['blog 2', null],
  ])
  expect(first.next_before).toBe(first.entries[2]!.id)
  const rest = await site.call(listOwnPoints, { limit: 3, before: first.next_before! }, credentials)
  expect(rest.entries.map(({ subject }) => subject)).toEqual(['blog 1', 'blog 0'])
  expect(rest.next_before).toBeNull()
})
