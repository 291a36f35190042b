import { expect, onTestFinished, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { listMultipliers, setMultiplier } from '@loadout/contract/points/multipliers.ts'
import { listTasks } from '@loadout/contract/points/points.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { callOver } from '../../test/call-over-http.ts'
import { openSite } from '../../test/open-site.ts'
import { readPage, textOf } from '../../test/read-page.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'

const manager = { flags: Flag.Admin, permissions: Permission.canManageMultipliers }
const COMMENT = 1
const UPVOTE = 2
const pointsNow = async ({ db }: Pick<TestSite, 'db'>, { id }: { id: number }) =>
  (await db.selectFrom('users').select('points').where('id', '=', id).executeTakeFirstOrThrow())
    .points

test('ADMIN-24 whoever may manage multipliers is told those of all 36 tasks', async () => {
  const { call, as, make } = await startSite()
  const { entries } = await call(listMultipliers, {}, await as(await make.member(manager)))
  expect(entries.map(({ task_id }) => task_id)).toEqual(Array.from({ length: 36 }, (_, id) => id))
  expect(entries[COMMENT]).toEqual({
    task_id: 1,
    key: 'comment',
    label: 'Comment',
    base: 20,
    multiplier: 150,
    points: 30,
    open: true,
  })
})

test('ADMIN-24 AMB-152 a changed multiplier counts from the next award on, in every process and on the page, and 0 is off', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const other = await openSite(site.databaseUrl)
  onTestFinished(other.end)
  const [news, writer, admin] = [
    await site.make.news(),
    await site.make.member(),
    await site.as(await site.make.member(manager)),
  ]
  const credentials = await site.as(writer)
  const commentElsewhere = () =>
    callOver(
      other.url,
      postComment,
      { id: news.id, article_type: 'news', message: 'hi' },
      credentials,
    )
  const page = async () => textOf((await readPage(await site.get('/earnpoints?lang=en'))).main)
  expect(await page()).toContain('+20, now 30')

  await commentElsewhere()
  expect(await site.call(setMultiplier, { task_id: COMMENT, multiplier: 275 }, admin)).toEqual({
    task_id: 1,
    multiplier: 275,
    points: 55,
  })
  await commentElsewhere()
  expect(await pointsNow(site, writer)).toBe(30 + 55)
  expect(await page()).toContain('+20, now 55')

  await site.call(setMultiplier, { task_id: COMMENT, multiplier: 0 }, admin)
  await commentElsewhere()
  expect(await pointsNow(site, writer)).toBe(30 + 55)
  expect((await site.call(listTasks, {})).entries[COMMENT]).toMatchObject({
    multiplier: 0,
    points: 0,
  })
  expect(await page()).toContain('Switched off')
})

test('ADMIN-24 every change leaves one line with what was before, and setting what is set already none', async () => {
  const { call, as, make, db } = await startSite()
  const admin = await make.member(manager)
  const credentials = await as(admin)
  for (const multiplier of [150, 200, 200, 0])
    await call(setMultiplier, { task_id: COMMENT, multiplier }, credentials)
  expect(
    await db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    {
      admin_id: admin.id,
      action: 'multiplier changed',
      target: 'task comment',
      before: { multiplier: 150 },
      after: { multiplier: 200 },
    },
    {
      admin_id: admin.id,
      action: 'multiplier changed',
      target: 'task comment',
      before: { multiplier: 200 },
      after: { multiplier: 0 },
    },
  ])
})

test('ADMIN-24 two who change the same task at once both leave what they found', async () => {
  const { call, as, make, db } = await startSite()
  const credentials = await as(await make.member(manager))
  await Promise.all(
    [110, 120, 130, 140].map((multiplier) =>
      call(setMultiplier, { task_id: COMMENT, multiplier }, credentials),
    ),
  )
  const lines = (await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .orderBy('id')
    .execute()) as unknown as { before: { multiplier: number }; after: { multiplier: number } }[]
  expect(lines[0]?.before).toEqual({ multiplier: 150 })
  expect(lines.slice(1).map(({ before }) => before)).toEqual(
    lines.slice(0, -1).map(({ after }) => after),
  )
  expect(await db.selectFrom('task_multiplier').selectAll().execute()).toEqual([
    { task_id: 1, ...lines.at(-1)?.after },
  ])
})

test('ADMIN-24 ADMIN-28 without the bit, or with the bit alone, multipliers are neither told nor changed', async () => {
  const { call, as, make, db } = await startSite()
  const others = [
    { flags: Flag.Admin, permissions: ~Permission.canManageMultipliers & 0x7fffff },
    { permissions: Permission.canManageMultipliers },
    {},
  ]
  for (const wish of others) {
    const credentials = await as(await make.member(wish))
    await expect(call(listMultipliers, {}, credentials)).rejects.toMatchObject({ status: 403 })
    await expect(
      call(setMultiplier, { task_id: COMMENT, multiplier: 0 }, credentials),
    ).rejects.toMatchObject({ status: 403 })
  }
  await expect(call(listMultipliers, {})).rejects.toMatchObject({ status: 401 })
  await expect(call(setMultiplier, { task_id: COMMENT, multiplier: 0 })).rejects.toMatchObject({
    status: 401,
  })
  expect(await db.selectFrom('task_multiplier').selectAll().execute()).toEqual([])
})

test.each([
  [36, 100],
  [-1, 100],
  [1, 1001],
  [1, -1],
  [1, 1.5],
])('ADMIN-24 task %d with %d percent is refused', async (task_id, multiplier) => {
  const { call, as, make } = await startSite()
  await expect(
    call(setMultiplier, { task_id, multiplier }, await as(await make.member(manager))),
  ).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
})

test('ADMIN-24 what is paid under a multiplier that comes out uneven is what the page promises', async () => {
  const { call, as, make, db } = await startSite()
  const [reader, admin] = [await make.member(), await as(await make.member(manager))]
  const credentials = await as(reader)
  let promised = 0
  // Upvotes are worth ten, so 5, 15 and 25 percent are halves.
  for (const multiplier of [5, 15, 25, 33, 62, 99]) {
    const { points } = await call(setMultiplier, { task_id: UPVOTE, multiplier }, admin)
    await call(upvoteNews, { id: (await make.news()).id }, credentials)
    promised += points
    expect(await pointsNow({ db }, reader), `at ${multiplier} %`).toBe(promised)
  }
})
