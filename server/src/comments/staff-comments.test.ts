import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { deleteComment } from '@loadout/contract/comments/comments.ts'
import { listCommentsForStaff } from '@loadout/contract/comments/staff-comments.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'

async function siteWithModerator() {
  const site = await startSite()
  const moderator = await site.make.member({
    flags: Flag.Moderator,
    permissions: Permission.canDeleteComments,
  })
  const credentials = await site.as(moderator)
  const list = (input: { query?: string; limit?: number; offset?: number } = {}) =>
    site.call(listCommentsForStaff, input, credentials)
  return {
    ...site,
    credentials,
    list,
    found: async (query: string) => (await list({ query })).entries.map(({ message }) => message),
  }
}

test('ADMIN-14 staff see the comments of all articles, newest first, each with what it stands below', async () => {
  const { make, list } = await siteWithModerator()
  const [one, other] = [
    await make.news({ title: 'Kestrel win' }),
    await make.news({ title: 'Финал', languageId: 5 }),
  ]
  const person = await make.member({ username: 'Haldor' })
  const first = await make.comment({ on: one, by: person, message: 'First' })
  const second = await make.comment({ on: other, message: 'Second' })

  const { count, entries } = await list()
  expect([count, entries.map(({ id }) => id)]).toEqual([2, [second.id, first.id]])
  expect(entries[1]).toEqual({
    id: first.id,
    message: 'First',
    author: { id: person.id, username: 'Haldor', avatar: `/media/avatar/${person.id}`, flags: 0 },
    inserted: entries[1]?.inserted,
    upvotes: 0,
    edited: null,
    article: { type: 'news', id: one.id, title: 'Kestrel win', slug: 'kestrel-win' },
  })
  expect(entries[0]?.article).toMatchObject({ id: other.id, title: 'Финал' })
})

test('ADMIN-14 G07 the title of what is withdrawn or not out yet is told to those alone who write news', async () => {
  const { make, db, list, call, as, clock } = await siteWithModerator()
  const [withdrawn, early, out] = [
    await make.news({ title: 'Withdrawn' }),
    await make.news({ title: 'Early' }),
    await make.news({ title: 'Out' }),
  ]
  for (const news of [withdrawn, early, out]) await make.comment({ on: news })
  await db
    .updateTable('article')
    .set({ published_at: 'infinity' })
    .where('id', '=', withdrawn.id)
    .execute()
  await db
    .updateTable('article')
    .set({ published_at: new Date(clock.now().getTime() + 1) })
    .where('id', '=', early.id)
    .execute()
  const titles = ({ entries }: Awaited<ReturnType<typeof list>>) =>
    entries.map(({ article }) => [article.title, article.slug])

  expect(titles(await list())).toEqual([
    ['Out', 'out'],
    [null, null],
    [null, null],
  ])
  const writer = await make.member({
    flags: Flag.Admin,
    permissions: Permission.canDeleteComments | Permission.canPublishNews,
  })
  expect(titles(await call(listCommentsForStaff, {}, await as(writer)))).toEqual([
    ['Out', 'out'],
    ['Early', 'early'],
    ['Withdrawn', 'withdrawn'],
  ])
})

test.each([
  { kind: 'news', permission: 'canPublishNews', told: ['News', null] },
  { kind: 'post', permission: 'canDeletePosts', told: [null, 'Post'] },
] as const)(
  'ADMIN-14 G07 whoever has $permission is told the title of a withdrawn $kind and of no other kind',
  async ({ permission, told }) => {
    const { make, db, call, as } = await siteWithModerator()
    const articles = [await make.news({ title: 'News' }), await make.post({ title: 'Post' })]
    for (const each of articles) await make.comment({ on: each })
    await db.updateTable('article').set({ published_at: 'infinity' }).execute()
    const reader = await as(await make.member(staffWith('canDeleteComments', permission)))
    const { entries } = await call(listCommentsForStaff, {}, reader)
    expect(entries.toReversed().map(({ article }) => article.title)).toEqual(told)
  },
)

test('ADMIN-14 L03 they are found by their words in any case, and by the name of who wrote them', async () => {
  const { make, found } = await siteWithModerator()
  const news = await make.news()
  const person = await make.member({ username: 'Haldor' })
  for (const message of ['Buy GOLD now', 'all of 100% true', 'a_b', 'back\\slash'])
    await make.comment({ on: news, message })
  await make.comment({ on: news, by: person, message: 'Mine' })

  expect(await found('gold')).toEqual(['Buy GOLD now'])
  expect([await found('%'), await found('_'), await found('\\')]).toEqual([
    ['all of 100% true'],
    ['a_b'],
    ['back\\slash'],
  ])
  expect([await found('haldor'), await found('@Haldor'), await found('Hald')]).toEqual([
    ['Mine'],
    ['Mine'],
    [],
  ])
  expect(await found(`' or '1'='1`)).toEqual([])
})

test('L04 they are answered a hundred at a time at most, and no deeper than lists go', async () => {
  const { list } = await siteWithModerator()
  for (const input of [{ limit: 101 }, { limit: 0 }, { offset: 10_001 }])
    await expect(list(input)).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  expect([await list({ limit: 100 }), await list({ offset: 10_000 })]).toEqual([
    { count: 0, entries: [] },
    { count: 0, entries: [] },
  ])
})

test('API-25 ADMIN-14 they are paged through without a gap', async () => {
  const { make, list } = await siteWithModerator()
  const news = await make.news()
  for (let number = 1; number <= 7; number++)
    await make.comment({ on: news, message: `Number ${number}` })
  const pages = await Promise.all(
    [0, 3, 6].map((offset) => list({ query: 'number', limit: 3, offset })),
  )

  expect(pages.map(({ count }) => count)).toEqual([7, 7, 7])
  expect(pages.flatMap(({ entries }) => entries.map(({ message }) => message))).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((number) => `Number ${number}`),
  )
})

test('CMT-13 G10 a deleted comment is not among them, and neither are its words', async () => {
  const { make, call, credentials, list, found } = await siteWithModerator()
  const { id } = await make.comment({ on: await make.news(), message: 'Buy gold' })
  await call(deleteComment, { id }, credentials)
  expect([await list(), await found('gold')]).toEqual([{ count: 0, entries: [] }, []])
})

test('ADMIN-14 G02 only staff with that bit see the list', async () => {
  const { call, as, make } = await startSite()
  await expect(call(listCommentsForStaff, {})).rejects.toMatchObject({ status: 401 })
  for (const wish of [
    {},
    { permissions: Permission.canDeleteComments },
    { flags: Flag.Admin, permissions: ~Permission.canDeleteComments & 8_388_607 },
  ]) {
    await expect(
      call(listCommentsForStaff, {}, await as(await make.member(wish))),
    ).rejects.toMatchObject({ status: 403 })
  }
})
