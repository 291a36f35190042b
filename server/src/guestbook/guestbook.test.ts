import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { blockMember } from '@loadout/contract/following/blocks.ts'
import {
  deleteGuestbookEntry,
  listGuestbook,
  signGuestbook,
} from '@loadout/contract/guestbook/guestbook.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { setVisibility } from '@loadout/contract/profiles/edit-profile.ts'
import { listActivity } from '@loadout/contract/profiles/profile.ts'
import { shareSite, startSite, type TestSite } from '../../test/start-site.ts'
import { keysOf, notificationsOf } from '../../test/notifications-of.ts'

const shared = shareSite(() => Promise.resolve())

const messagesOf = async ({ call }: TestSite, owner: { id: number }) =>
  (await call(listGuestbook, { user_id: owner.id, limit: 20 })).entries.map(
    ({ message }) => message,
  )

test('GUEST-01 GUEST-02 GUEST-03 GUEST-07 a member signs a guestbook, and everybody reads it, the latest first', async () => {
  const { make, call, as, clock } = shared()
  const [owner, writer] = [await make.member(), await make.member()]
  const alice = await make.member({ username: 'Alice' })
  const { entry } = await call(
    signGuestbook,
    { user_id: owner.id, message: '  Ask @alice, not @nobodyatall.  ' },
    await as(writer),
  )

  expect(entry).toEqual({
    id: entry.id,
    author: expect.objectContaining({ id: writer.id, username: writer.username }) as unknown,
    message: 'Ask @alice, not @nobodyatall.',
    inserted: Math.floor(clock.now().getTime() / 1000),
    mentions: [{ id: alice.id, name: 'Alice' }],
  })
  for (let number = 1; number <= 5; number++)
    await call(signGuestbook, { user_id: owner.id, message: `${number}` }, await as(writer))
  const first = await call(listGuestbook, { user_id: owner.id })
  expect(first.count).toBe(6)
  expect(first.entries.map(({ message }) => message)).toEqual(['5', '4', '3', '2', '1'])
  expect((await call(listGuestbook, { user_id: owner.id, offset: 5 })).entries).toEqual([entry])
})

test.each([
  { what: 'nothing', message: '', code: 'message_missing', error: 'You must enter a message.' },
  { what: 'blanks', message: ' \n ', code: 'message_missing', error: 'You must enter a message.' },
  {
    what: '301 characters',
    message: 'a'.repeat(301),
    code: 'message_too_long',
    error: 'Your message is too long.',
  },
  {
    what: '6,001 characters',
    message: 'a'.repeat(6_001),
    code: 'message_too_long',
    error: 'Your message is too long.',
  },
])('GUEST-05 GUEST-06 $what is no entry', async ({ message, code, error }) => {
  const site = shared()
  const owner = await site.make.member()
  const writer = await site.as(await site.make.member())
  await expect(
    site.call(signGuestbook, { user_id: owner.id, message }, writer),
  ).rejects.toMatchObject({ status: 400, code, error, field: 'message' })
  expect(await messagesOf(site, owner)).toEqual([])
})

test('GUEST-06 three hundred characters are an entry, emoji counted as people count them', async () => {
  const site = shared()
  const owner = await site.make.member()
  const message = '🎮'.repeat(300)
  await site.call(signGuestbook, { user_id: owner.id, message }, await site.as(owner))
  expect(await messagesOf(site, owner)).toEqual([message])
})

test('GUEST-03 B01 an entry that is sent again with its key is one entry', async () => {
  const site = shared()
  const owner = await site.make.member()
  const writer = await site.as(await site.make.member())
  const input = { user_id: owner.id, message: 'Once.', _k: 'guestbook-once-0001' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => site.call(signGuestbook, input, writer)),
  )
  expect(new Set(answers.map(({ entry }) => entry.id)).size).toBe(1)
  expect(await messagesOf(site, owner)).toEqual(['Once.'])
})

test('a closed guestbook takes no entry, what was written stays to be read, and its owner opens it again', async () => {
  const site = shared()
  const owner = await site.make.member()
  const [ownerSession, writer] = [await site.as(owner), await site.as(await site.make.member())]
  const sign = (message: string) => site.call(signGuestbook, { user_id: owner.id, message }, writer)
  const setOpen = (guestbook_open: boolean) =>
    site.call(
      setVisibility,
      { shows_activity: true, shows_cash_outs: true, guestbook_open },
      ownerSession,
    )
  await sign('Before.')
  await setOpen(false)

  await expect(sign('Meanwhile.')).rejects.toMatchObject({ status: 400, code: 'guestbook_closed' })
  expect(await messagesOf(site, owner)).toEqual(['Before.'])
  await setOpen(true)
  await sign('After.')
  expect(await messagesOf(site, owner)).toEqual(['After.', 'Before.'])
})

test('whom the owner has blocked is refused like anybody who may not', async () => {
  const site = shared()
  const [owner, blocked] = [await site.make.member(), await site.make.member()]
  await site.call(blockMember, { user_id: blocked.id }, await site.as(owner))

  await expect(
    site.call(signGuestbook, { user_id: owner.id, message: 'Hello.' }, await site.as(blocked)),
  ).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  expect(await messagesOf(site, owner)).toEqual([])
})

test('O11 nobody signs the guestbook of somebody who is about to leave, which nobody reads either', async () => {
  const site = shared()
  const owner = await site.make.member({ password: 'correct horse' })
  const writer = await site.as(await site.make.member())
  await site.call(leaveSite, { keep_texts: 1 }, await site.as(owner))
  await expect(
    site.call(signGuestbook, { user_id: owner.id, message: 'Hello.' }, writer),
  ).rejects.toMatchObject({ status: 404, code: 'profile_not_found' })
  const entries = site.db
    .selectFrom('guestbook_entry')
    .select('id')
    .where('owner_id', '=', owner.id)
  expect(await entries.execute()).toEqual([])
})

test('of a block and an entry at the same moment the entry comes first or not at all', async () => {
  const site = shared()
  const owner = await site.make.member()
  const ownerSession = await site.as(owner)
  for (let round = 0; round < 5; round++) {
    const writer = await site.make.member()
    const session = await site.as(writer)
    const [, entry] = await Promise.all([
      site.call(blockMember, { user_id: writer.id }, ownerSession),
      site
        .call(signGuestbook, { user_id: owner.id, message: `Round ${round}` }, session)
        .catch(() => undefined),
    ])
    const written = (await messagesOf(site, owner)).includes(`Round ${round}`)
    expect(written).toBe(entry !== undefined)
    await expect(
      site.call(signGuestbook, { user_id: owner.id, message: 'Later.' }, session),
    ).rejects.toMatchObject({ code: 'not_allowed' })
  }
})

test('GUEST-04 GUEST-08 G10 the owner, its writer and staff with the bit delete an entry, other members and other staff do not; then it is in no answer', async () => {
  const site = shared()
  const { make, call, as } = site
  const [owner, writer] = [await make.member(), await make.member()]
  const { canDeleteComments, canDeletePosts } = Permission
  const staff = await make.member({ flags: Flag.Moderator, permissions: canDeleteComments })
  const others = [
    await make.member(),
    await make.member({ flags: Flag.Admin, permissions: canDeletePosts }),
    await make.member({ permissions: canDeleteComments }),
  ]
  for (const deleter of [owner, writer, staff]) {
    const { id } = await make.guestbookEntry({ owner, by: writer, message: 'Gone soon.' })
    for (const other of others)
      await expect(call(deleteGuestbookEntry, { id }, await as(other))).rejects.toMatchObject({
        status: 403,
        code: 'not_allowed',
      })
    expect(await messagesOf(site, owner)).toEqual(['Gone soon.'])

    expect(await call(deleteGuestbookEntry, { id }, await as(deleter))).toEqual({ success: true })
    expect(await messagesOf(site, owner)).toEqual([])
    expect((await call(listActivity, { user_id: writer.id })).entries).toEqual([])
    const page = await (await site.get(`/user/${owner.username}?lang=en`)).text()
    expect(page).not.toContain('Gone soon.')
    await expect(call(deleteGuestbookEntry, { id }, await as(deleter))).rejects.toMatchObject({
      status: 404,
      code: 'entry_not_found',
    })
  }
})

test('D13 what staff delete from a guestbook is in the audit, what its owner deletes is not', async () => {
  const { make, call, as } = await startSite()
  const [owner, admin] = [
    await make.member(),
    await make.member({
      flags: Flag.Admin,
      permissions: Permission.canDeleteComments | Permission.canSeeStats,
    }),
  ]
  for (const [who, message] of [
    [owner, 'By its owner.'],
    [admin, 'By staff.'],
  ] as const) {
    const { id } = await make.guestbookEntry({ owner, message })
    await call(deleteGuestbookEntry, { id }, await as(who))
  }
  const { entries } = await call(listAudit, {}, await as(admin))
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
    [
      'guestbook entry deleted',
      expect.arrayContaining([{ name: 'message', before: 'By staff.', after: null }]),
    ],
  ])
})

test('NOTIF-05 NOTIF-17 AMB-109 the owner is told of an entry, whoever is named in it that they are, and of a deleted one nothing is told', async () => {
  const site = await startSite({ jobs: true })
  const { make, call, as } = site
  const [owner, writer, named] = [
    await make.member({ username: 'Haldor' }),
    await make.member(),
    await make.member({ username: 'Alice' }),
  ]
  const { entry } = await call(
    signGuestbook,
    { user_id: owner.id, message: 'Ask @Alice.' },
    await as(writer),
  )

  const data = { username: 'Haldor', profile_user_id: owner.id, guestbook_entry_id: entry.id }
  const [toOwner, toNamed] = [
    await notificationsOf(site, owner),
    await notificationsOf(site, named),
  ]
  expect([keysOf(toOwner), keysOf(toNamed)]).toEqual([['commented'], ['tagged_in_profile']])
  for (const [told] of [toOwner, toNamed])
    expect(told).toMatchObject({
      from_user: { username: writer.username },
      data: { ...data, excerpt: 'Ask @Alice.' },
    })
  expect(keysOf(await notificationsOf(site, writer))).toEqual([])

  await call(deleteGuestbookEntry, { id: entry.id }, await as(owner))
  const [afterwards] = await notificationsOf(site, owner)
  expect(afterwards?.data).not.toHaveProperty('excerpt')
})
