import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteComment, listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { everyRow } from '../../test/every-row.ts'
import { inWaves } from '../../test/in-waves.ts'
import { createDatabase, startSite, startSiteOn, TEST_NOW } from '../../test/start-site.ts'

const onNews = { article_type: 'news' } as const
const key = () => crypto.randomUUID()

test('CMT-01 CMT-03 CMT-04 a member’s comment is trimmed, answered and read by everybody', async () => {
  const { call, make, as } = await startSite()
  const [news, member] = [await make.news(), await make.member({ username: 'Tindra' })]
  const { comment } = await call(
    postComment,
    { id: news.id, ...onNews, message: '  hi \n' },
    await as(member),
  )

  expect(comment).toEqual({
    id: comment.id,
    message: 'hi',
    author: { id: member.id, username: 'Tindra', avatar: `/media/avatar/${member.id}`, flags: 0 },
    inserted: TEST_NOW.getTime() / 1000,
    upvotes: 0,
    upvoted: true,
    deleted: false,
    edited: null,
    answers: null,
    mentions: [],
  })
  const { entries, count } = await call(listComments, { id: news.id, ...onNews })
  expect([entries, count]).toEqual([[{ ...comment, upvoted: false }], 1])
  expect((await call(getNews, { id: news.id })).comments).toBe(1)
})

test('a page that was kept shows a comment at the next request', async () => {
  const { url, call, make, as } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const [news, member] = [await make.news(), await make.member()]
  const page = async () => (await fetch(`${url}/news/${news.id}/news-number-1?lang=en`)).text()
  expect(await page()).not.toContain('Hello from afar')

  await call(postComment, { id: news.id, ...onNews, message: 'Hello from afar' }, await as(member))
  expect(await page()).toContain('Hello from afar')
})

test('CMT-03 CMT-05 CMT-06 a comment of nobody, an empty one and one that is too long are refused, and nothing is kept', async () => {
  const { call, make, as, db } = await startSite()
  const [news, member] = [await make.news(), await make.member()]
  const credentials = await as(member)
  const before = await everyRow(db)

  await expect(call(postComment, { id: news.id, ...onNews, message: 'hi' })).rejects.toMatchObject({
    status: 401,
    code: 'not_signed_in',
  })
  await expect(
    call(postComment, { id: news.id, ...onNews, message: ' \n ' }, credentials),
  ).rejects.toEqual({
    status: 400,
    code: 'message_missing',
    error: 'You must enter a message.',
    field: 'message',
  })
  await expect(call(postComment, { id: news.id, ...onNews }, credentials)).rejects.toMatchObject({
    code: 'message_missing',
  })
  for (const message of ['ä'.repeat(5_001), 'a'.repeat(20_001)])
    await expect(
      call(postComment, { id: news.id, ...onNews, message }, credentials),
    ).rejects.toEqual({
      status: 400,
      code: 'message_too_long',
      error: 'Your message is too long.',
      field: 'message',
    })
  expect(await everyRow(db)).toEqual(before)
  expect(
    (await call(postComment, { id: news.id, ...onNews, message: '🦊'.repeat(5_000) }, credentials))
      .comment.message,
  ).toHaveLength(10_000)
})

test('G11 G12 nobody comments on what is not there to be read, or is of another kind', async () => {
  const { call, make, as, clock } = await startSite()
  const credentials = await as(await make.member())
  const [draft, later, there] = [
    await make.news({ publishedAt: 'infinity' }),
    await make.news({ publishedAt: new Date(clock.now().getTime() + 1000) }),
    await make.news(),
  ]

  for (const id of [draft.id, later.id, 999_999])
    await expect(
      call(postComment, { id, ...onNews, message: 'hi' }, credentials),
    ).rejects.toMatchObject({ status: 404, code: 'article_not_found' })
  for (const article_type of ['blog', 'video'] as const)
    await expect(
      call(postComment, { id: there.id, article_type, message: 'hi' }, credentials),
    ).rejects.toMatchObject({ status: 404 })
})

test('CMT-18 C13 those who are named with @ are mentioned, ten of them at most', async () => {
  const { call, make, as } = await startSite()
  const [news, member] = [await make.news(), await make.member()]
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => make.member({ username: `Named${index}` })),
  )
  const { comment } = await call(
    postComment,
    {
      id: news.id,
      ...onNews,
      message: `@nobodyatall ${people
        .slice(0, 2)
        .map(({ username }) => `@${username.toUpperCase()}`)
        .join(' ')}`,
    },
    await as(member),
  )
  expect(comment.mentions).toEqual(
    people.slice(0, 2).map(({ id, username }) => ({ id, name: username })),
  )

  const many = await call(
    postComment,
    { id: news.id, ...onNews, message: people.map(({ username }) => `@${username}`).join(' ') },
    await as(member),
  )
  expect(many.comment.mentions).toHaveLength(10)
})

test('B01 AMB-150 a comment whose answer was lost is there once, however often it is sent again, and equal words of another action are another comment', async () => {
  const { call, make, as, db } = await startSite()
  const [news, member] = [await make.news(), await make.member()]
  const credentials = await as(member)
  const send = (_k: string, message = 'same words') =>
    call(postComment, { id: news.id, ...onNews, message }, { ...credentials, _k })
  const first = key()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(first)))
  expect(new Set(answers.map(({ comment }) => comment.id)).size).toBe(1)
  expect(await send(first)).toEqual(answers[0])

  await send(key())
  expect(await db.selectFrom('comment').select('id').execute()).toHaveLength(2)
  expect((await call(getNews, { id: news.id })).comments).toBe(2)
  await expect(send(first, 'other words')).rejects.toMatchObject({
    status: 400,
    code: 'repeated_otherwise',
  })
  expect(
    (
      await call(
        postComment,
        { id: news.id, ...onNews, message: 'same words' },
        { ...(await as(await make.member())), _k: first },
      )
    ).comment.id,
  ).not.toBe(answers[0]?.comment.id)
})

test('B04 fifty comments, ten at a time, leave every counter as the rows have it', async () => {
  const { call, make, as, db } = await startSite()
  const [news, other] = [await make.news(), await make.news()]
  const members = await Promise.all(Array.from({ length: 10 }, async () => as(await make.member())))
  await inWaves(50, (index) =>
    call(
      postComment,
      { id: index % 3 ? news.id : other.id, ...onNews, message: `Number ${index}` },
      members[index % 10],
    ),
  )

  for (const { id } of [news, other]) {
    const { comments } = await db
      .selectFrom('article')
      .select('comments')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(
      await db.selectFrom('comment').select('id').where('article_id', '=', id).execute(),
    ).toHaveLength(comments)
  }
})

test('CMT-10 CMT-13 G10 a deleted comment keeps its place and loses its text everywhere; what staff did is written down', async () => {
  const { call, make, as, db, get } = await startSite()
  const news = await make.news()
  const { id } = await make.comment({ on: news, message: 'unspeakable' })
  const staff = await make.member({
    flags: Flag.Moderator,
    permissions: Permission.canDeleteComments,
  })
  const credentials = await as(staff)

  expect(await call(deleteComment, { id }, credentials)).toEqual({ success: true })
  expect((await call(listComments, { id: news.id, ...onNews })).entries).toMatchObject([
    { id, message: 'This comment has been deleted.', deleted: true },
  ])
  expect(await (await get(`/news/${news.id}/news-number-1?lang=en`)).text()).not.toContain(
    'unspeakable',
  )
  await expect(call(deleteComment, { id }, credentials)).rejects.toEqual({
    status: 404,
    code: 'comment_not_found',
    error: 'Comment not found',
  })
  const audit = await db
    .selectFrom('audit')
    .select(['admin_id', 'action', 'target', 'before'])
    .execute()
  expect(audit).toMatchObject([
    {
      admin_id: staff.id,
      action: 'comment deleted',
      target: `comment ${id}`,
      before: { message: 'unspeakable' },
    },
  ])
})

test('B05 two members who comment on each other’s posts at the same moment do not lock each other out', async () => {
  const { call, make, as, db } = await startSiteOn(await createDatabase(), {})
  const [one, other] = [await make.member(), await make.member()]
  const posts = [await make.post({ author: one }), await make.post({ author: other })]
  const writers = [await as(other), await as(one)]
  const deadlocks = async () =>
    (
      await sql<{ deadlocks: number }>`
        select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
    ).rows[0]?.deadlocks

  const write = (round: number, side: number) =>
    call(
      postComment,
      { id: posts[side]?.id ?? 0, article_type: 'blog', message: `Entry ${round}` },
      writers[side],
    )
  for (const round of Array(30).keys()) await Promise.all([write(round, 0), write(round, 1)])
  await sql`select pg_stat_force_next_flush()`.execute(db)
  expect(await deadlocks()).toBe(0)
})

const roles = [
  { role: 'nobody', status: 401 },
  { role: 'a member', status: 403, flags: 0, permissions: 0 },
  {
    role: 'a member with the bit but no flag',
    status: 403,
    flags: 0,
    permissions: Permission.canDeleteComments,
  },
  {
    role: 'an admin without the bit',
    status: 403,
    flags: Flag.Admin,
    permissions: 8_388_607 & ~Permission.canDeleteComments,
  },
  {
    role: 'an admin with only the bit',
    status: 200,
    flags: Flag.Admin,
    permissions: Permission.canDeleteComments,
  },
  {
    role: 'a moderator with only the bit',
    status: 200,
    flags: Flag.Moderator,
    permissions: Permission.canDeleteComments,
  },
]

test.each(roles)(
  'ROLE-10 ROLE-11 ADMIN-14 G02 $role who deletes a comment is answered $status',
  async ({ status, flags, permissions }) => {
    const { call, make, as } = await startSite()
    const { id } = await make.comment({ on: await make.news() })
    const credentials =
      flags === undefined ? {} : await as(await make.member({ flags, permissions }))
    const answered = await call(deleteComment, { id }, credentials).then(
      () => 200,
      (refusal: { status: number }) => refusal.status,
    )
    expect(answered).toBe(status)
  },
)
