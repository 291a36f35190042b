import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import {
  getPostStatistics,
  getProfileStatistics,
} from '@loadout/contract/statistics/post-statistics.ts'
import { countNewsViews, countPostViews } from '@loadout/contract/statistics/views.ts'
import { startSite } from '../../test/start-site.ts'
import { dayOf } from './day.ts'

test('STATS-05 STATS-06 STATS-10 an author sees how a post and all posts were read, by day and by country', async () => {
  const { call, make, as, clock } = await startSite()
  const author = await make.member()
  const [first, second] = [await make.post({ author }), await make.post({ author })]
  await make.views(first, { daysAgo: 0, views: 3, country: 'SE' })
  await make.views(first, { daysAgo: 29, views: 2, country: 'DE' })
  await make.views(first, { daysAgo: 30, views: 4, country: 'DE' })
  await make.views(second, { daysAgo: 29, views: 1, country: 'PL' })
  const me = await as(author)
  const today = dayOf(clock.now())

  const post = await call(getPostStatistics, { id: first.id }, me)
  expect(post).toMatchObject({ views: 9, unique_views: 9 })
  expect(post.views_by_country).toEqual([
    { country_code: 'DE', count: 6 },
    { country_code: 'SE', count: 3 },
  ])
  expect(post.views_by_days).toHaveLength(30)
  expect(post.views_by_days[0]).toEqual({ days: today - 29, views: 2 })
  expect(post.views_by_days[1]).toEqual({ days: today - 28, views: 0 })
  expect(post.views_by_days[29]).toEqual({ days: today, views: 3 })

  const profile = await call(getProfileStatistics, {}, me)
  expect(profile).toMatchObject({ views: 10, unique_views: 10 })
  expect(profile.views_by_days[0]).toEqual({ days: today - 29, views: 3 })
  expect(await call(getProfileStatistics, { user_id: author.id }, me)).toEqual(profile)
})

test('STATS-10 visitors are not known where views are older than their counting', async () => {
  const { call, make, as, db } = await startSite()
  const post = await make.post()
  const me = await as(post.author)
  expect(await call(getProfileStatistics, {}, me)).toMatchObject({ views: 0, unique_views: 0 })
  await make.views(post, { views: 3 })
  await db.deleteFrom('author_visitors').execute()

  expect(await call(getPostStatistics, { id: post.id }, me)).toMatchObject({
    views: 3,
    unique_views: null,
  })
  expect(await call(getProfileStatistics, {}, me)).toMatchObject({ views: 3, unique_views: null })
})

test('G09 POST-34 STATS-05 STATS-06 NEWS-14 AMB-111 figures are for the author and for admins, those of a draft for its author alone', async () => {
  const { call, make, as } = await startSite()
  const [post, draft, news] = [
    await make.post(),
    await make.post({ publishedAt: 'infinity' }),
    await make.news(),
  ]
  const people = {
    author: await as(post.author),
    drafter: await as(draft.author),
    journalist: await as(news.author),
    other: await as(await make.member()),
    moderator: await as(await make.member({ flags: Flag.Moderator })),
    counting: await as(
      await make.member({ flags: Flag.Moderator, permissions: Permission.canSeeStats }),
    ),
    admin: await as(await make.member({ flags: Flag.Admin })),
    nobody: {},
  }
  const asked = {
    views: (who: object) => call(countPostViews, { id: post.id }, who),
    statistics: (who: object) => call(getPostStatistics, { id: post.id }, who),
    profile: (who: object) => call(getProfileStatistics, { user_id: post.author.id }, who),
    draft: (who: object) => call(getPostStatistics, { id: draft.id }, who),
    draftViews: (who: object) => call(countPostViews, { id: draft.id }, who),
    news: (who: object) => call(countNewsViews, { id: news.id }, who),
  }
  const statuses = async (ask: (who: object) => Promise<unknown>) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(people).map(async ([name, who]) => [
          name,
          await ask(who).then(
            () => 200,
            ({ status }: { status: number }) => status,
          ),
        ]),
      ),
    )
  const refused = {
    author: 403,
    drafter: 403,
    journalist: 403,
    other: 403,
    moderator: 403,
    counting: 403,
    admin: 403,
    nobody: 401,
  }
  const ofPost = { ...refused, author: 200, admin: 200 }
  const missing = Object.fromEntries(Object.keys(refused).map((name) => [name, 404]))

  expect(await statuses(asked.views)).toEqual(ofPost)
  expect(await statuses(asked.statistics)).toEqual(ofPost)
  expect(await statuses(asked.profile)).toEqual({ ...ofPost, counting: 200 })
  expect(await statuses(asked.draft)).toEqual({ ...missing, drafter: 200, nobody: 401 })
  expect(await statuses(asked.draftViews)).toEqual({ ...missing, drafter: 200, nobody: 401 })
  expect(await statuses(asked.news)).toEqual({ ...refused, admin: 200 })
})

test('STATS-07 STATS-08 figures of a member or post whose number cannot be one are a page that is not there', async () => {
  const { get } = await startSite()
  for (const path of ['/posts/stats/abc', '/posts/stats/0', '/posts/poststats/abc'])
    expect((await get(path)).status, path).toBe(404)
  for (const path of ['/posts/stats', '/posts/stats/1'])
    expect((await get(path)).status, path).toBe(200)
})
