import { expect, test } from 'vitest'
import {
  forgotPassword,
  getAuth,
  login,
  resetPassword,
} from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { deleteComment, postComment } from '@loadout/contract/comments/comments.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { brokenPromises, overpaid } from '../../test/broken-promises.ts'
import { inWaves } from '../../test/in-waves.ts'
import { stopMonotonicClock } from '../../test/monotonic-clock.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { DAY, HOUR } from '../platform/clock.ts'

test.each([
  { what: 'the bit', taken: { permissions: 0 } },
  { what: 'the flag', taken: { flags: 0 } },
])(
  'G15 of whoever has lost $what calls are refused within a second, without signing in anew',
  async ({ taken }) => {
    const { call, make, as, db } = await startSite()
    const news = await make.news()
    const staff = await make.member({
      flags: Flag.Moderator,
      permissions: Permission.canDeleteComments,
    })
    const credentials = await as(staff)
    const answered = async () =>
      call(deleteComment, { id: (await make.comment({ on: news })).id }, credentials).then(
        () => 200,
        ({ status }: { status: number }) => status,
      )
    expect(await answered()).toBe(200)

    await db.updateTable('users').set(taken).where('id', '=', staff.id).execute()
    stopMonotonicClock({ later: 1_000 })
    expect(await answered()).toBe(403)
    expect((await call(getAuth, {}, credentials)).id).toBe(staff.id)
  },
)

test('N03 when the clock jumps forward and back nothing is paid twice, sessions go on, and links keep their hour', async () => {
  const { call, make, as, clock, db } = await startSite()
  const member = await make.member({
    username: 'Haldor',
    password: 'correct horse',
    email: 'haldor@mail.example',
  })
  const news = await make.news({ publishedAt: new Date(0) })
  const credentials = await as(member)
  const act = async (offset: number) => {
    clock.set(new Date(TEST_NOW.getTime() + offset))
    await call(login, { username: 'Haldor', password: 'correct horse' })
    await call(upvoteNews, { id: news.id }, credentials)
    await call(postComment, { id: news.id, article_type: 'news', message: 'again' }, credentials)
    return (await call(getAuth, {}, credentials)).points
  }
  // A sign-in, an upvote and a comment.
  expect(await act(0)).toBe(10 + 30 + 30)
  // Whatever came later counts as done: going back in time earns no second sign-in.
  for (const [offset, comments] of [
    [-2 * HOUR, 2],
    [-8 * DAY, 3],
    [0, 4],
    [1, 5],
  ] as const)
    expect(await act(offset)).toBe(10 + 30 + 30 * comments)
  expect(await act(8 * DAY)).toBe(20 + 30 + 30 * 6)

  clock.set(TEST_NOW)
  const link = await make.resetLink(member)
  clock.set(new Date(TEST_NOW.getTime() + 8 * DAY))
  await expect(call(resetPassword, { ...link, password: 'battery staple' })).rejects.toMatchObject({
    code: 'link_expired',
  })
  clock.set(new Date(TEST_NOW.getTime() - 8 * DAY))
  expect((await call(resetPassword, { ...link, password: 'battery staple' })).id).toBe(member.id)
  expect(await brokenPromises(db)).toEqual([])
})

test('N03 when the clock jumps in the middle of what many do nobody is paid twice, and what is done later goes on', async () => {
  const { call, make, as, clock, db } = await startSite({ jobs: true })
  const members = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      make.member({ username: `Writer${index}`, email: `writer${index}@mail.example` }),
    ),
  )
  const news = await make.news({ publishedAt: new Date(0) })
  const credentials = await Promise.all(members.map((member) => as(member)))
  for (const offset of [8 * DAY, -8 * DAY, -2 * HOUR, 0]) {
    await inWaves(30, async (index) => {
      const own = credentials[index % members.length]
      await call(getAuth, {}, own)
      if (index % 10 === 5) clock.set(new Date(TEST_NOW.getTime() + offset))
      await call(upvoteNews, { id: news.id }, own)
      await call(
        postComment,
        { id: news.id, article_type: 'news', message: `${offset} ${index}` },
        own,
      )
    })
  }
  expect(await brokenPromises(db)).toEqual([])
  expect(await overpaid(db, 'comment', 10)).toBe(0)
  const paid = async (task: number) =>
    Map.groupBy(
      await db
        .selectFrom('point_entry')
        .select(['user_id', 'inserted'])
        .where('task_id', '=', task)
        .orderBy('inserted')
        .execute(),
      (entry) => entry.user_id,
    )
  const [visits, upvotes] = [await paid(0), await paid(2)]
  for (const { id } of members) {
    const times = visits.get(id)?.map(({ inserted }) => inserted.getTime()) ?? []
    expect(times.length).toBeGreaterThan(0)
    for (const [index, time] of times.slice(1).entries())
      expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(12 * HOUR)
    expect(upvotes.get(id)).toHaveLength(1)
  }

  await call(forgotPassword, { username: 'Writer0', email: 'writer0@mail.example' })
  await expect
    .poll(async () =>
      (await db.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient),
    )
    .toEqual(['writer0@mail.example'])
  clock.set(new Date(TEST_NOW.getTime() + 99 * DAY))
  stopMonotonicClock({ later: 1_000 })
  await expect(call(getAuth, {}, credentials[0])).rejects.toMatchObject({ status: 401 })
})
