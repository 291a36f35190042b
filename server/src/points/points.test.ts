import { expect, test } from 'vitest'
import { getAuth, login, postAuth } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { listMostPoints, listMostPointsLastWeek } from '@loadout/contract/points/most-points.ts'
import { pointsOf, tasks } from '@loadout/contract/points/tasks.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { HOUR } from '../platform/clock.ts'

const verified = { flags: Flag.HasVerifiedEmail }
const onNews = { article_type: 'news' } as const
const pointsNow = async ({ db }: Pick<TestSite, 'db'>, { id }: { id: number }) =>
  (await db.selectFrom('users').select('points').where('id', '=', id).executeTakeFirstOrThrow())
    .points

test('POINTS-29 POINTS-30 POINTS-31 POINTS-32 there are 36 tasks, and comment and upvote are worth 30 with the shipped multiplier', () => {
  expect(tasks.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, id) => id))
  expect([tasks[0].key, tasks[1].key, tasks[2].key, tasks[35].key]).toEqual([
    'login',
    'comment',
    'upvote',
    'esportal_prime_game',
  ])
  expect(tasks.slice(0, 4).map((task) => pointsOf(task, task.multiplier))).toEqual([10, 30, 30, 30])
})

test('POINTS-01 C05 signing in earns ten, again after twelve hours and not a moment before', async () => {
  const site = await startSite()
  const member = await site.make.member({ username: 'Haldor', password: 'correct horse' })
  const signIn = async () =>
    (await site.call(login, { username: 'Haldor', password: 'correct horse' })).user?.points

  expect([await signIn(), await signIn()]).toEqual([10, 10])
  site.clock.advance(12 * HOUR - 1)
  expect(await signIn()).toBe(10)
  site.clock.advance(1)
  expect(await signIn()).toBe(20)
  expect(await pointsNow(site, member)).toBe(20)
})

test('POINTS-01 C04 C05 coming back with the session of an earlier visit earns the same ten, whichever way and however often it is asked', async () => {
  const site = await startSite()
  const member = await site.make.member({ username: 'Haldor', password: 'correct horse' })
  const credentials = await site.as(member)
  const visits = () => site.db.selectFrom('event_log').select('kind').orderBy('id').execute()

  await inWaves(20, (index) => site.call(index % 2 ? getAuth : postAuth, {}, credentials))
  expect((await site.call(getAuth, {}, credentials)).points).toBe(10)
  site.clock.advance(12 * HOUR - 1)
  expect((await site.call(getAuth, {}, credentials)).points).toBe(10)
  const before = await visits()
  site.clock.advance(1)
  expect((await site.call(getAuth, {}, credentials)).points).toBe(20)
  expect(
    (await site.call(login, { username: 'Haldor', password: 'correct horse' })).user?.points,
  ).toBe(20)
  expect((await visits()).slice(before.length)).toEqual([
    { kind: 'came back' },
    { kind: 'signed in' },
  ])
})

test('POINTS-01 nobody earns by credentials that are nobody’s, and a task that is switched off leaves nothing behind', async () => {
  const site = await startSite()
  const [member, other] = [await site.make.member(), await site.make.member()]
  const credentials = await site.as(member)
  await expect(site.call(getAuth, {}, { ...credentials, _u: other.id })).rejects.toMatchObject({
    status: 401,
  })
  await site.db.insertInto('task_multiplier').values({ task_id: 0, multiplier: 0 }).execute()
  for (let visit = 0; visit < 3; visit++)
    expect((await site.call(getAuth, {}, credentials)).points).toBe(0)
  expect(await site.db.selectFrom('event_log').selectAll().execute()).toEqual([])
  expect(await pointsNow(site, other)).toBe(0)
})

test('POINTS-17 POINTS-31 C05 ten comments a day earn thirty each, and at midnight UTC the next ten do', async () => {
  const site = await startSite({ now: new Date('2026-11-20T23:59:59.000Z') })
  const [news, member] = [await site.make.news(), await site.make.member()]
  const credentials = await site.as(member)
  const comment = (message: string) =>
    site.call(postComment, { id: news.id, ...onNews, message }, credentials)
  await times(11, (index) => comment(`Number ${index}`))
  expect(await pointsNow(site, member)).toBe(300)

  site.clock.advance(1_000)
  await comment('a new day')
  expect(await pointsNow(site, member)).toBe(330)
})

test('POINTS-33 C05 ten comments a day of others on their posts earn an author thirty each, their own and those on news nothing', async () => {
  const site = await startSite({ now: new Date('2026-11-20T23:59:59.000Z') })
  const { make, as, call } = site
  const [author, reader] = [await make.member(), await make.member(verified)]
  const [post, news] = [await make.post({ author }), await make.news({ author })]
  const comment = async (by: { id: number }, on: { id: number; type: 'blog' | 'news' }) =>
    call(
      postComment,
      { id: on.id, article_type: on.type, message: `Number ${Math.random()}` },
      await as(by),
    )
  await comment(reader, { ...news, type: 'news' })
  expect(await pointsNow(site, author)).toBe(0)
  await times(11, () => comment(reader, { ...post, type: 'blog' }))
  expect(await pointsNow(site, author)).toBe(300)

  site.clock.advance(1_000)
  await comment(reader, { ...post, type: 'blog' })
  expect(await pointsNow(site, author)).toBe(330)
  // Of this one only what is paid for writing a comment.
  await comment(author, { ...post, type: 'blog' })
  expect(await pointsNow(site, author)).toBe(360)
})

test('N04 STATS-01 what is earned in the last millisecond of a week and in the first of the next is of one each, and the rankings are the sums of the ledger', async () => {
  const monday = new Date('2026-11-23T00:00:00.000Z')
  const site = await startSite({ now: new Date(monday.getTime() - 1) })
  const [news, member] = [
    await site.make.news({ publishedAt: new Date(0) }),
    await site.make.member({ username: 'Saga' }),
  ]
  const credentials = await site.as(member)
  const comment = (message: string) =>
    site.call(postComment, { id: news.id, ...onNews, message }, credentials)
  const scores = async () =>
    Promise.all(
      [listMostPoints, listMostPointsLastWeek].map(async (list) =>
        (await site.call(list, {})).entries.map(({ score }) => score),
      ),
    )

  await times(11, (index) => comment(`Number ${index}`))
  expect(await scores()).toEqual([[300], []])
  site.clock.set(monday)
  expect(await scores()).toEqual([[], [300]])
  await comment('a new week')
  expect(await scores()).toEqual([[30], [300]])
  expect(await pointsNow(site, member)).toBe(330)
  site.clock.set(new Date(monday.getTime() + 7 * 24 * HOUR - 1))
  expect(await scores()).toEqual([[30], [300]])
  site.clock.advance(1)
  expect(await scores()).toEqual([[], [30]])
})

test('POINTS-03 POINTS-32 C04 twenty upvotes in 24 hours earn thirty each, even when forty come, ten at a time', async () => {
  const site = await startSite()
  const [news, member] = [await site.make.news(), await site.make.member()]
  const comments = await times(40, () => site.make.comment({ on: news }))
  const credentials = await site.as(member)
  await inWaves(40, (index) =>
    site.call(upvoteComment, { id: comments[index]!.id, ...onNews }, credentials),
  )
  expect(await pointsNow(site, member)).toBe(600)
  expect(await site.db.selectFrom('comment_upvote').selectAll().execute()).toHaveLength(40)
})

test('POINTS-34 AMB-124 every tenth upvote of others earns its receiver fifty', async () => {
  const site = await startSite()
  const writer = await site.make.member()
  const news = await site.make.news({ author: writer })
  const { id } = await site.make.comment({ on: news, by: writer })
  const readers = await times(10, async () => site.as(await site.make.member(verified)))
  for (const reader of readers.slice(0, 5))
    await site.call(upvoteComment, { id, ...onNews }, reader)
  for (const reader of readers.slice(0, 4)) await site.call(upvoteNews, { id: news.id }, reader)
  expect(await pointsNow(site, writer)).toBe(0)
  await site.call(upvoteNews, { id: news.id }, readers[5])
  expect(await pointsNow(site, writer)).toBe(50)
})

test('C15 E10 a follow, a comment and an upvote of somebody who has not verified their address pay nobody but themselves, and no tenth is theirs', async () => {
  const site = await startSite()
  const { make, as, call } = site
  const author = await make.member()
  const { id } = await make.post({ author })
  const readers = [
    ...(await times(9, () => make.member(verified))),
    await make.member(),
    await make.member(verified),
  ]
  const onPost = { id, article_type: 'blog' } as const
  const comments = await times(11, () => make.comment({ on: { id }, by: author }))
  const upvote = async (place: number) =>
    call(upvoteComment, { ...onPost, id: comments[place]!.id }, await as(readers[place]!))
  for (let place = 0; place < 10; place++) await upvote(place)
  const stranger = await as(readers[9]!)
  await call(followMember, { user_id: author.id }, stranger)
  await call(postComment, { ...onPost, message: 'Well played.' }, stranger)
  expect(await pointsNow(site, author)).toBe(0)
  expect(await pointsNow(site, readers[9]!)).toBe(60)
  await upvote(10)
  expect(await pointsNow(site, author)).toBe(50)
})

test('POINTS-16 C09 reading what others wrote earns twenty once an article, fifty times in six hours', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const credentials = await site.as(member)
  const own = await site.make.news({ author: member })
  const news = await times(52, () => site.make.news())
  for (const { id } of [own, news[0]!, news[0]!]) await site.call(getNews, { id }, credentials)
  expect(await pointsNow(site, member)).toBe(20)

  for (const { id } of news.slice(1)) {
    site.clock.advance(5_000)
    await site.call(getNews, { id }, credentials)
  }
  expect(await pointsNow(site, member)).toBe(1_000)
  const reads = () =>
    site.db
      .selectFrom('event_log')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('kind', '=', 'article read')
      .executeTakeFirstOrThrow()
  const { count } = await reads()
  // Beyond the limit it is only read.
  const late = await site.make.news()
  for (let again = 0; again < 3; again++) await site.call(getNews, { id: late.id }, credentials)
  expect(await reads()).toEqual({ count })
  site.clock.advance(6 * HOUR)
  await site.call(getNews, { id: late.id }, credentials)
  expect(await pointsNow(site, member)).toBe(1_020)
  await site.call(getNews, { id: news[0]!.id })
})

test('C09 of all that a script opens at once one article is paid, and the next five seconds later', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const credentials = await site.as(member)
  const news = await times(25, () => site.make.news())
  const posts = await times(25, () => site.make.post())
  const readAll = () =>
    inWaves<unknown>(50, (index) =>
      index < 25
        ? site.call(getNews, { id: news[index]!.id }, credentials)
        : site.call(getPost, { id: posts[index - 25]!.id }, credentials),
    )

  await readAll()
  expect(await pointsNow(site, member)).toBe(20)
  site.clock.advance(4_999)
  await readAll()
  expect(await pointsNow(site, member)).toBe(20)
  site.clock.advance(1)
  await readAll()
  expect(await pointsNow(site, member)).toBe(40)
  // The pause is each member's own.
  const other = await site.make.member()
  await site.call(getNews, { id: news[0]!.id }, await site.as(other))
  expect(await pointsNow(site, other)).toBe(20)
})

test('C09 a draft is worth nothing', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const credentials = await site.as(member)
  const news = await site.make.news({ publishedAt: 'infinity' })
  const post = await site.make.post({ publishedAt: 'infinity' })
  for (const read of [
    () => site.call(getNews, { id: news.id }, credentials),
    () => site.call(getPost, { id: post.id }, credentials),
  ])
    await expect(read()).rejects.toMatchObject({ status: 404 })
  expect(await pointsNow(site, member)).toBe(0)
})

test('ADMIN-24 AMB-152 a changed multiplier changes what the next award is worth, and 0 switches a task off', async () => {
  const site = await startSite()
  const [news, member] = [await site.make.news(), await site.make.member()]
  const credentials = await site.as(member)
  const comment = () =>
    site.call(postComment, { id: news.id, ...onNews, message: 'hi' }, credentials)
  await comment()
  await site.db.insertInto('task_multiplier').values({ task_id: 1, multiplier: 250 }).execute()
  await comment()
  await site.db.updateTable('task_multiplier').set({ multiplier: 0 }).execute()
  await comment()
  expect(await pointsNow(site, member)).toBe(30 + 50)
})

test('POINTS-47 A05 after a storm of comments and upvotes every balance is the sum of its ledger, and the ledger cannot be rewritten', async () => {
  const site = await startSite()
  const { db, make, call } = site
  const members = await times(6, () => make.member())
  const credentials = await Promise.all(members.map(site.as))
  const news = await times(3, (index) => make.news({ author: members[index]! }))
  const comments = await times(12, (index) =>
    make.comment({ on: news[index % 3]!, by: members[index % 6]! }),
  )
  await inWaves(150, async (index): Promise<unknown> => {
    const who = credentials[(index * 7) % 6]
    if (index % 3 === 0)
      return call(
        postComment,
        { id: news[index % 2]!.id, ...onNews, message: `Number ${index}` },
        who,
      )
    return index % 3 === 1
      ? call(upvoteComment, { id: comments[(index * 5) % 12]!.id, ...onNews }, who)
      : call(upvoteNews, { id: news[(index * 11) % 3]!.id }, who)
  })

  const drift = await db
    .selectFrom('users')
    .leftJoin('point_entry', 'point_entry.user_id', 'users.id')
    .groupBy('users.id')
    .select((select) => [
      'users.id',
      'users.points',
      select.fn.coalesce(select.fn.sum<number>('point_entry.points'), select.val(0)).as('sum'),
    ])
    .execute()
  expect(drift.filter(({ points, sum }) => points !== sum)).toEqual([])
  expect(drift.some(({ points }) => points > 0)).toBe(true)
  await expect(db.updateTable('point_entry').set({ points: 9_999 }).execute()).rejects.toThrow(
    'is a ledger',
  )
  const member = members[0]!
  expect((await call(getAuth, {}, await site.as(member))).points).toBe(
    await pointsNow(site, member),
  )
})
