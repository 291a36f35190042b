import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { getNotice } from '@loadout/contract/notice/notice.ts'
import { getPerson, listPeople, setFlag, setPermissions } from '@loadout/contract/people/people.ts'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { everyRow } from '../../test/every-row.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { stateOf } from '../../test/read-html.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'

const REFUSED = { status: 403, code: 'not_allowed' }
const {
  canChangeAdminPermissions,
  canBanUsers,
  canSeeUserProfile,
  canManageContent,
  canDeleteComments,
} = Permission

const admin = ({ make }: TestSite, permissions: number) =>
  make.member({ flags: Flag.Admin, permissions })
const rights = async ({ db }: TestSite, { id }: { id: number }) =>
  db
    .selectFrom('users')
    .select(['flags', 'permissions'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** What a member's own channel tells them. */
async function hearAs({ url, call, as }: TestSite, member: { id: number }) {
  const socket = await openSocket(url)
  const channel_name = memberChannel(member.id).name
  const own = await as(member)
  const { auth } = await call(authorizeChannel, { socket_id: await socket.id(), channel_name }, own)
  await socket.join(channel_name, auth)
  return socket
}

/** Every value that a page has for the flags of a member. */
function symbolsOf(html: string, { id }: { id: number }): number[] {
  const found = new Set<number>()
  JSON.stringify(stateOf(html), (_, value: unknown) => {
    const user = value as { id?: unknown; flags?: unknown } | null
    if (user?.id === id && typeof user.flags === 'number') found.add(user.flags)
    return value
  })
  return [...found]
}

test('ADMIN-10 ROLE-02 ROLE-03 with canChangeAdminPermissions somebody becomes staff with what their maker holds, at once', async () => {
  const site = await startSite()
  const maker = await admin(site, canChangeAdminPermissions | canSeeUserProfile | canBanUsers)
  const mirka = await site.make.member({ flags: Flag.Featured })
  const [asMaker, asMirka] = [await site.as(maker), await site.as(mirka)]
  await expect(site.call(listPeople, {}, asMirka)).rejects.toMatchObject(REFUSED)

  expect(
    await site.call(
      setPermissions,
      { user_id: mirka.id, permissions: canSeeUserProfile, admin: true, moderator: false },
      asMaker,
    ),
  ).toEqual({ permissions: canSeeUserProfile, flags: Flag.Featured | Flag.Admin })
  expect((await site.call(listPeople, {}, asMirka)).count).toBe(2)

  expect(
    await site.call(
      setPermissions,
      { user_id: mirka.id, permissions: 0, admin: false, moderator: true },
      asMaker,
    ),
  ).toEqual({ permissions: 0, flags: Flag.Featured | Flag.Moderator })
  await expect(site.call(listPeople, {}, asMirka)).rejects.toMatchObject(REFUSED)
  expect((await site.call(getAuth, {}, asMirka)).flags).toBe(Flag.Featured | Flag.Moderator)

  expect(
    await site.db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    {
      admin_id: maker.id,
      action: 'permissions set',
      target: `user ${mirka.id}`,
      before: { flags: 1, permissions: 0 },
      after: { flags: 5, permissions: 1 },
    },
    {
      admin_id: maker.id,
      action: 'permissions set',
      target: `user ${mirka.id}`,
      before: { flags: 5, permissions: 1 },
      after: { flags: 3, permissions: 0 },
    },
  ])
})

test('ADMIN-10 of two who change somebody at once neither gives back what the other has taken', async () => {
  const site = await startSite()
  const { call } = site
  const rightsOfChief = canChangeAdminPermissions | canBanUsers | canSeeUserProfile
  const [one, other] = [await admin(site, rightsOfChief), await admin(site, rightsOfChief)]
  const mirka = await site.make.member({ flags: Flag.Moderator, permissions: canBanUsers })
  const known = { known_flags: Flag.Moderator, known_permissions: canBanUsers }
  const [asOne, asOther] = [await site.as(one), await site.as(other)]
  const change = { user_id: mirka.id, ...known }

  const banTaken = { ...change, permissions: 0, admin: false, moderator: true }
  await call(setPermissions, banTaken, asOne)
  const profilesGiven = { ...change, admin: true, moderator: true }
  const permissions = canBanUsers | canSeeUserProfile
  expect(await call(setPermissions, { ...profilesGiven, permissions }, asOther)).toEqual({
    permissions: canSeeUserProfile,
    flags: Flag.Moderator | Flag.Admin,
  })
  const noModerator = { ...banTaken, moderator: false }
  await call(setPermissions, noModerator, asOne)
  expect(await rights(site, mirka)).toEqual({ permissions: canSeeUserProfile, flags: Flag.Admin })
  // Who says nothing of what they knew wants it exactly so.
  await call(
    setPermissions,
    { user_id: mirka.id, permissions: canBanUsers, admin: false, moderator: false },
    asOne,
  )
  expect(await rights(site, mirka)).toEqual({ permissions: canBanUsers, flags: 0 })
})

test('G04 ADMIN-10 AMB-116 nobody gives or takes what they do not hold, changes themselves, an owner, or somebody who may do more', async () => {
  const site = await startSite()
  const { make } = site
  const chief = await admin(site, canChangeAdminPermissions | canBanUsers)
  const [mirka, peer, senior, owner] = [
    await make.member(),
    await admin(site, canBanUsers),
    await admin(site, canBanUsers | canDeleteComments),
    await make.member({ flags: Flag.Admin, permissions: canBanUsers, owner: true }),
  ]
  const moderator = await make.member({
    flags: Flag.Moderator,
    permissions: canChangeAdminPermissions | canBanUsers,
  })
  const sleeper = await make.member({ permissions: everyPermission })
  const [asChief, asModerator] = [await site.as(chief), await site.as(moderator)]
  const before = await everyRow(site.db)
  const give = (
    person: { id: number },
    permissions: number,
    flags: { admin?: boolean; moderator?: boolean } = {},
    as = asChief,
  ) =>
    site.call(
      setPermissions,
      {
        user_id: person.id,
        permissions,
        admin: flags.admin ?? false,
        moderator: flags.moderator ?? false,
      },
      as,
    )

  await expect(
    give(mirka, canDeleteComments, { admin: true }),
    'a bit the giver lacks',
  ).rejects.toMatchObject(REFUSED)
  await expect(
    give(senior, canBanUsers, { admin: true }),
    'a bit the taker lacks',
  ).rejects.toMatchObject(REFUSED)
  await expect(
    give(senior, canBanUsers | canDeleteComments),
    'the flag, and with it that bit',
  ).rejects.toMatchObject(REFUSED)
  await expect(
    give(sleeper, everyPermission, { admin: true }),
    'the flag that wakes all bits',
  ).rejects.toMatchObject(REFUSED)
  await expect(give(sleeper, 0), 'bits that sleep').rejects.toMatchObject(REFUSED)
  await expect(
    give(sleeper, everyPermission & ~canDeleteComments),
    'one of them that the taker lacks',
  ).rejects.toMatchObject(REFUSED)
  await expect(
    give(chief, canChangeAdminPermissions, { admin: true }),
    'themselves',
  ).rejects.toMatchObject(REFUSED)
  await expect(give(owner, 0), 'an owner').rejects.toMatchObject({
    status: 403,
    code: 'owner_untouchable',
  })
  await expect(
    give(mirka, 0, { admin: true }, asModerator),
    'a moderator makes no admin',
  ).rejects.toMatchObject(REFUSED)
  await expect(
    give(peer, 0, { moderator: true }, asModerator),
    'nor unmakes one',
  ).rejects.toMatchObject(REFUSED)
  await expect(give({ id: 9_999 }, 0)).rejects.toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
  await expect(give(mirka, everyPermission + 1)).rejects.toMatchObject({ status: 400 })
  await expect(give(mirka, 0, {}, await site.as(peer)), 'without the bit').rejects.toMatchObject(
    REFUSED,
  )
  expect({ ...(await everyRow(site.db)), session: '' }).toEqual({ ...before, session: '' })

  expect(await give(mirka, canBanUsers, { moderator: true }, asModerator)).toEqual({
    permissions: canBanUsers,
    flags: Flag.Moderator,
  })
  expect(await give(peer, 0)).toEqual({ permissions: 0, flags: 0 })
})

test('G15 what is taken from staff counts from the next call on, also for what they are about to do', async () => {
  const site = await startSite()
  const [chief, deputy] = [await admin(site, everyPermission), await admin(site, everyPermission)]
  const [asChief, asDeputy] = [await site.as(chief), await site.as(deputy)]
  await site.call(getNotice, {}, asDeputy)

  // Both at once: whoever comes second finds that they may not any more, or that there is nobody of
  // their rank.
  const answers = await Promise.allSettled([
    site.call(
      setPermissions,
      { user_id: deputy.id, permissions: 0, admin: false, moderator: false },
      asChief,
    ),
    site.call(
      setPermissions,
      { user_id: chief.id, permissions: 0, admin: false, moderator: false },
      asDeputy,
    ),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const left = [await rights(site, chief), await rights(site, deputy)]
  expect(left.filter(({ permissions }) => permissions === everyPermission)).toHaveLength(1)
})

test('G15 K04 whoever’s permissions are changed loses their sockets at once, and a signature they come back with speaks for them as they are now', async () => {
  const site = await startSite()
  const [chief, deputy] = [await admin(site, everyPermission), await admin(site, canBanUsers)]
  const socket = await hearAs(site, deputy)
  await site.call(
    setPermissions,
    { user_id: deputy.id, permissions: 0, admin: false, moderator: false },
    await site.as(chief),
  )
  await socket.closed()
  await hearAs(site, deputy)
  expect(await rights(site, deputy)).toEqual({ permissions: 0, flags: 0 })
})

test('ADMIN-16 ROLE-01 ROLE-07 ROLE-08 RT-06 RT-07 a symbol is given and taken, shows on pages at once, is told to whose it is, and leaves one line each', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const editor = await admin(site, canManageContent | canSeeUserProfile)
  const author = await site.make.member({ username: 'mirka' })
  await site.make.news({ author })
  const page = async () => (await site.get('/?lang=en')).text()
  const symbols = async () => symbolsOf(await page(), author)
  const shown = async () => (await page()).match(/<use href="#icon-badge-check"/g)?.length ?? 0
  const credentials = await site.as(editor)
  const socket = await hearAs(site, author)
  expect(await symbols()).toEqual([0])
  expect(await shown()).toBe(0)

  expect(
    await site.call(setFlag, { user_id: author.id, flag: 128, value: true }, credentials),
  ).toEqual({ flags: 128 })
  expect(await symbols()).toEqual([128])
  expect(await shown()).toBe(1)
  expect((await socket.told('add-user-flag')).data).toMatchObject({ flag: 128 })
  expect(
    await site.call(setFlag, { user_id: author.id, flag: 1, value: true }, credentials),
  ).toEqual({ flags: 129 })
  expect(
    await site.call(setFlag, { user_id: author.id, flag: 128, value: false }, credentials),
  ).toEqual({ flags: 1 })
  expect((await socket.told('remove-user-flag')).data).toMatchObject({ flag: 128 })
  expect(
    await site.call(setFlag, { user_id: author.id, flag: 64, value: true }, credentials),
  ).toEqual({ flags: 65 })
  expect((await site.call(getPerson, { id: author.id }, credentials)).flags).toBe(65)
  expect(
    await site.db.selectFrom('audit').select(['action', 'before', 'after']).orderBy('id').execute(),
  ).toEqual([
    { action: 'flag set', before: { flags: 0 }, after: { flags: 128 } },
    { action: 'flag set', before: { flags: 128 }, after: { flags: 129 } },
    { action: 'flag set', before: { flags: 129 }, after: { flags: 1 } },
    { action: 'flag set', before: { flags: 1 }, after: { flags: 65 } },
  ])
})

test('G04 no flag that is a permission, or that follows from something, is given that way', async () => {
  const site = await startSite()
  const [editor, mirka] = [await admin(site, everyPermission), await site.make.member()]
  const credentials = await site.as(editor)
  for (const flag of [0, 2, 3, 4, 8, 16, 32, 129, 256])
    await expect(
      site.call(setFlag, { user_id: mirka.id, flag: flag as 1, value: true }, credentials),
      String(flag),
    ).rejects.toMatchObject({ status: 400 })
  await expect(
    site.call(
      setFlag,
      { user_id: mirka.id, flag: 1, value: true },
      await site.as(await admin(site, everyPermission & ~canManageContent)),
    ),
  ).rejects.toMatchObject(REFUSED)
  expect(await rights(site, mirka)).toEqual({ flags: 0, permissions: 0 })
})

test('B01 a change that is sent again is done once and leaves one line', async () => {
  const site = await startSite()
  const [editor, mirka] = [await admin(site, everyPermission), await site.make.member()]
  const extras = { ...(await site.as(editor)), _k: 'k'.repeat(20) }
  for (let time = 0; time < 3; time++)
    expect(await site.call(setFlag, { user_id: mirka.id, flag: 1, value: true }, extras)).toEqual({
      flags: 1,
    })
  expect(await site.db.selectFrom('audit').select('id').execute()).toHaveLength(1)
})

test.each(Object.entries(Permission))(
  'G03 %s is given and taken by whoever holds it, and by nobody who holds everything else',
  async (_, bit) => {
    const { call, make, as, db } = await startSite()
    const without = await as(
      await make.member({ flags: Flag.Admin, permissions: everyPermission & ~bit }),
    )
    const holder = await as(
      await make.member({
        flags: Flag.Admin,
        permissions: bit | Permission.canChangeAdminPermissions,
      }),
    )
    const [plain, staff] = [
      await make.member(),
      await make.member({ flags: Flag.Moderator, permissions: bit }),
    ]
    const set = (
      user_id: number,
      permissions: number,
      moderator: boolean,
      credentials: typeof holder,
    ) =>
      call(setPermissions, { user_id, permissions, admin: false, moderator }, credentials).then(
        ({ permissions: given }) => given,
        ({ status }: { status: number }) => `refused ${status}`,
      )
    const standing = () =>
      db
        .selectFrom('users')
        .select(['flags', 'permissions'])
        .where('id', 'in', [plain.id, staff.id])
        .orderBy('id')
        .execute()
    const before = await standing()

    expect([
      await set(plain.id, bit, true, without),
      await set(plain.id, bit, false, without),
      await set(staff.id, 0, true, without),
      await set(staff.id, 0, false, without),
    ]).toEqual(Array(4).fill('refused 403'))
    expect(await standing()).toEqual(before)
    expect([await set(plain.id, bit, true, holder), await set(staff.id, 0, false, holder)]).toEqual(
      [bit, 0],
    )
  },
)

test('ROLE-02 ROLE-03 pages that are kept say at once who has become a moderator', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const maker = await admin(site, canChangeAdminPermissions)
  const author = await site.make.member({ username: 'mirka' })
  await site.make.news({ author })
  const symbols = async () => symbolsOf(await (await site.get('/?lang=en')).text(), author)
  expect(await symbols()).toEqual([0])

  const wish = { user_id: author.id, permissions: 0, admin: false, moderator: true }
  await site.call(setPermissions, wish, await site.as(maker))
  expect(await symbols()).toEqual([Flag.Moderator])
})
