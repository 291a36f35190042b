import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAuth, login } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { banPerson, getPerson, unbanPerson } from '@loadout/contract/people/people.ts'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'

const HOUR = 3_600
const NOW = TEST_NOW.getTime() / 1000
const BANNED = { status: 400, code: 'banned', error: 'Your account has been banned.' }
const judge = (
  { make }: TestSite,
  permissions: number = Permission.canBanUsers | Permission.canSeeUserProfile,
) => make.member({ username: 'judge', flags: Flag.Moderator, permissions })

test('ADMIN-06 ACC-14 D05 K04 whoever is banned is signed out everywhere, loses their sockets and cannot sign in', async () => {
  const site = await startSite()
  const mirka = await site.make.member({ username: 'mirka', password: 'correct horse' })
  const credentials = await Promise.all([site.as(mirka), site.as(mirka)])
  for (const each of credentials)
    expect((await site.call(getAuth, {}, each)).username).toBe('mirka')
  const socket = await openSocket(site.url)
  const channel_name = memberChannel(mirka.id).name
  await socket.join(
    channel_name,
    (
      await site.call(
        authorizeChannel,
        { socket_id: await socket.id(), channel_name },
        credentials[0],
      )
    ).auth,
  )
  const link = await site.make.link(mirka, 'sign-in')

  const asJudge = await site.as(await judge(site))
  expect(await site.call(banPerson, { user_id: mirka.id, reason: 'spam' }, asJudge)).toEqual({
    success: true,
  })
  for (const each of credentials)
    await expect(site.call(getAuth, {}, each)).rejects.toMatchObject({ status: 401 })
  await socket.closed()
  await expect(
    site.call(login, { username: 'mirka', password: 'correct horse' }),
  ).rejects.toMatchObject(BANNED)
  await expect(
    site.call(login, { username: 'mirka', password: 'wrong horse' }),
  ).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(site.call(getAuth, {}, { _u: link.id, _t: link.token })).rejects.toMatchObject({
    status: 401,
  })
  expect(await site.call(getPerson, { id: mirka.id }, asJudge)).toMatchObject({
    banned: true,
    ban: { reason: 'spam', until: null },
  })

  expect(await site.call(unbanPerson, { user_id: mirka.id }, asJudge)).toEqual({ success: true })
  expect((await site.call(login, { username: 'mirka', password: 'correct horse' })).id).toBe(
    mirka.id,
  )
  const seen = await site.call(getPerson, { id: mirka.id }, asJudge)
  expect([
    seen.ban,
    seen.bans.map(({ banned, admin, reason, until }) => ({
      banned,
      admin: admin?.username,
      reason,
      until,
    })),
  ]).toEqual([
    null,
    [
      { banned: false, admin: 'judge', reason: '', until: null },
      { banned: true, admin: 'judge', reason: 'spam', until: null },
    ],
  ])
})

test('ADMIN-06 a ban ends when it said it would, to the second', async () => {
  const site = await startSite()
  const mirka = await site.make.member({ username: 'mirka', password: 'correct horse' })
  const asJudge = await site.as(await judge(site))
  await site.call(banPerson, { user_id: mirka.id, reason: '', until: NOW + HOUR }, asJudge)
  expect((await site.call(getPerson, { id: mirka.id }, asJudge)).ban).toEqual({
    reason: '',
    until: NOW + HOUR,
  })

  site.clock.advance((HOUR - 1) * 1000)
  await expect(
    site.call(login, { username: 'mirka', password: 'correct horse' }),
  ).rejects.toMatchObject(BANNED)
  site.clock.advance(1000)
  expect((await site.call(login, { username: 'mirka', password: 'correct horse' })).id).toBe(
    mirka.id,
  )
  expect(await site.call(getPerson, { id: mirka.id }, asJudge)).toMatchObject({
    banned: false,
    ban: null,
  })
})

test('ADMIN-06 each ban and each end leaves one line, and an end of what was none leaves none', async () => {
  const site = await startSite()
  const mirka = await site.make.member()
  const asJudge = await site.as(await judge(site))
  await site.call(unbanPerson, { user_id: mirka.id }, asJudge)
  await site.call(banPerson, { user_id: mirka.id, reason: 'one', until: NOW + HOUR }, asJudge)
  await site.call(banPerson, { user_id: mirka.id, reason: 'two' }, asJudge)
  await site.call(unbanPerson, { user_id: mirka.id }, asJudge)
  expect(
    await site.db.selectFrom('audit').select(['action', 'before', 'after']).orderBy('id').execute(),
  ).toEqual([
    { action: 'user banned', before: null, after: { reason: 'one', until: NOW + HOUR } },
    {
      action: 'user banned',
      before: { reason: 'one', until: NOW + HOUR },
      after: { reason: 'two', until: null },
    },
    { action: 'user unbanned', before: { reason: 'two', until: null }, after: null },
  ])
})

test('ADMIN-06 AMB-116 nobody bans without the bit, themselves, an owner, whoever may do more, or into the past', async () => {
  const site = await startSite()
  const { make } = site
  const [judgeOne, mirka] = [await judge(site), await make.member()]
  const owner = await make.member({ flags: Flag.Admin, permissions: everyPermission, owner: true })
  const [admin, senior] = [
    await make.member({ flags: Flag.Admin }),
    await make.member({ flags: Flag.Moderator, permissions: Permission.canDeleteComments }),
  ]
  const asJudge = await site.as(judgeOne)
  const tries: [number, Record<string, unknown>, object][] = [
    [
      mirka.id,
      await site.as(
        await make.member({
          flags: Flag.Admin,
          permissions: everyPermission & ~Permission.canBanUsers,
        }),
      ),
      { status: 403 },
    ],
    [mirka.id, await site.as(await make.member({ permissions: everyPermission })), { status: 403 }],
    [mirka.id, {}, { status: 401 }],
    [judgeOne.id, asJudge, { status: 403 }],
    [owner.id, asJudge, { status: 403, code: 'owner_untouchable' }],
    [
      owner.id,
      await site.as(await make.member({ flags: Flag.Admin, permissions: everyPermission })),
      { status: 403, code: 'owner_untouchable' },
    ],
    [admin.id, asJudge, { status: 403, code: 'not_allowed' }],
    [senior.id, asJudge, { status: 403, code: 'not_allowed' }],
    [9_999, asJudge, { status: 404, code: 'user_not_found' }],
  ]
  for (const [user_id, credentials, refusal] of tries)
    await expect(site.call(banPerson, { user_id, reason: '' }, credentials)).rejects.toMatchObject(
      refusal,
    )
  await expect(
    site.call(banPerson, { user_id: mirka.id, reason: '', until: NOW }, asJudge),
  ).rejects.toMatchObject({ status: 400, code: 'ban_end_past' })
  await expect(
    site.call(banPerson, { user_id: mirka.id, reason: 'x'.repeat(501) }, asJudge),
  ).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  expect(
    await site.db.selectFrom('users').select('id').where('banned_until', 'is not', null).execute(),
  ).toEqual([])
  expect(await site.db.selectFrom('audit').select('id').execute()).toEqual([])
})

test('ADMIN-06 of two who ban each other at once only one does, whoever is first', async () => {
  const site = await startSite()
  const rank = { flags: Flag.Moderator, permissions: Permission.canBanUsers }
  const [first, second] = [await site.make.member(rank), await site.make.member(rank)]
  const [asFirst, asSecond] = [await site.as(first), await site.as(second)]
  const bans = await site.db.transaction().execute(async (tx) => {
    // Both are past the door, and wait here.
    await tx.selectFrom('users').select('id').forUpdate().execute()
    const waiting = [
      site.call(banPerson, { user_id: second.id, reason: '' }, asFirst),
      site.call(banPerson, { user_id: first.id, reason: '' }, asSecond),
    ].map((call) =>
      call.then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    )
    await expect
      .poll(() =>
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          .execute(site.db)
          .then(({ rows }) => rows.length),
      )
      .toBe(2)
    return { waiting }
  })
  expect((await Promise.all(bans.waiting)).toSorted((a, b) => a - b)).toEqual([200, 403])
  expect(
    await site.db.selectFrom('users').select('id').where('banned_until', 'is not', null).execute(),
  ).toHaveLength(1)
})
