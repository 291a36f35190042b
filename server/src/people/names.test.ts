import { expect, test } from 'vitest'
import {
  checkUsername,
  getAuth,
  login,
  logout,
  signup,
  verifyEmail,
} from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import {
  changeUsername,
  forceEmail,
  forceUsername,
  requestNameChange,
} from '@loadout/contract/people/names.ts'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { connectEsportal } from '@loadout/contract/providers/esportal.ts'
import { connectProvider } from '@loadout/contract/providers/providers.ts'
import { inWaves } from '../../test/in-waves.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const REFUSED = { status: 403, code: 'not_allowed' }
const holder = async (site: TestSite, permission: keyof typeof Permission) =>
  site.as(await site.make.member({ flags: Flag.Admin, permissions: Permission[permission] }))
const lacker = async (site: TestSite, permission: keyof typeof Permission) =>
  site.as(
    await site.make.member({
      flags: Flag.Admin,
      permissions: everyPermission & ~Permission[permission],
    }),
  )
const rowOf = ({ db }: TestSite, { id }: { id: number }) =>
  db
    .selectFrom('users')
    .select(['username', 'email', 'flags'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const audited = ({ db }: TestSite) =>
  db.selectFrom('audit').select(['action', 'target', 'before', 'after']).orderBy('id').execute()

/** A socket on which a member hears what is told to them. */
async function listening(site: TestSite, member: { id: number }) {
  const socket = await openSocket(site.url)
  const channel_name = memberChannel(member.id).name
  await socket.join(
    channel_name,
    (
      await site.call(
        authorizeChannel,
        { socket_id: await socket.id(), channel_name },
        await site.as(member),
      )
    ).auth,
  )
  return socket
}

test('ADMIN-21 RT-05 with canForceNameChange a member gets another name, hears of it and signs in with it', async () => {
  const site = await startSite()
  const mirka = await site.make.member({
    username: 'mirka',
    password: 'correct horse',
    flags: Flag.RequestingNameChange,
  })
  const socket = await listening(site, mirka)
  expect(
    await site.call(
      forceUsername,
      { user_id: mirka.id, username: ' Mirka2 ' },
      await holder(site, 'canForceNameChange'),
    ),
  ).toEqual({ username: 'Mirka2' })
  expect((await socket.told('force-change-username')).data).toMatchObject({ username: 'Mirka2' })
  expect((await socket.told('remove-user-flag')).data).toMatchObject({
    flag: Flag.RequestingNameChange,
  })
  expect(await rowOf(site, mirka)).toMatchObject({ username: 'Mirka2', flags: 0 })
  expect((await site.call(login, { username: 'mirka2', password: 'correct horse' })).id).toBe(
    mirka.id,
  )
  expect(await audited(site)).toEqual([
    {
      action: 'username changed',
      target: `user ${mirka.id}`,
      before: { username: 'mirka' },
      after: { username: 'Mirka2' },
    },
  ])
})

test('ADMIN-21 a page that was kept shows the new name', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const author = await site.make.member({ username: 'mirka' })
  await site.make.news({ author })
  const page = async () => (await site.get('/?lang=en')).text()
  expect(await page()).toContain('mirka')
  await site.call(
    forceUsername,
    { user_id: author.id, username: 'Northwind' },
    await holder(site, 'canForceNameChange'),
  )
  expect(await page()).toContain('Northwind')
})

test.each([
  { to: 'ab', code: 'username_too_short' },
  { to: 'a'.repeat(16), code: 'username_too_long' },
  { to: 'mír ka', code: 'username_illegal' },
  { to: '1234', code: 'username_only_numbers' },
  { to: 'HALDOR', code: 'username_taken' },
  { to: 'admin', code: 'username_taken' },
  { to: 'mirka', code: 'username_unchanged' },
  { to: 'MIRKA', code: 'username_unchanged' },
])(
  'ADMIN-21 ACC-35 ACC-70 AMB-127 the name $to is refused as $code, from staff and from the member',
  async ({ to, code }) => {
    const site = await startSite()
    await site.make.member({ username: 'Haldor' })
    const mirka = await site.make.member({ username: 'mirka', flags: Flag.RequestingNameChange })
    await expect(
      site.call(
        forceUsername,
        { user_id: mirka.id, username: to },
        await holder(site, 'canForceNameChange'),
      ),
    ).rejects.toMatchObject({ status: 400, code })
    await expect(
      site.call(changeUsername, { username: to }, await site.as(mirka)),
    ).rejects.toMatchObject({ status: 400, code })
    expect(await rowOf(site, mirka)).toMatchObject({
      username: 'mirka',
      flags: Flag.RequestingNameChange,
    })
  },
)

test('ADMIN-22 ROLE-06 RT-06 ACC-34 ACC-70 ACC-73 with canRequestNameChange a member is asked for another name, gives it, and is not asked again', async () => {
  const site = await startSite()
  const mirka = await site.make.member({ username: 'mirka', flags: Flag.Featured })
  const credentials = await site.as(mirka)
  const asker = await holder(site, 'canRequestNameChange')
  await expect(
    site.call(changeUsername, { username: 'Mirka2' }, credentials),
  ).rejects.toMatchObject(REFUSED)
  const socket = await listening(site, mirka)
  expect(await site.call(requestNameChange, { user_id: mirka.id, value: true }, asker)).toEqual({
    flags: Flag.Featured | Flag.RequestingNameChange,
  })
  expect((await socket.told('add-user-flag')).data).toMatchObject({
    flag: Flag.RequestingNameChange,
  })

  expect(await site.call(changeUsername, { username: ' Mirka2 ' }, credentials)).toEqual({
    username: 'Mirka2',
  })
  expect(await rowOf(site, mirka)).toMatchObject({ username: 'Mirka2', flags: Flag.Featured })
  expect((await socket.told('remove-user-flag')).data).toMatchObject({
    flag: Flag.RequestingNameChange,
  })
  await expect(
    site.call(changeUsername, { username: 'Mirka3' }, credentials),
  ).rejects.toMatchObject(REFUSED)
  await expect(site.call(changeUsername, { username: 'Mirka3' })).rejects.toMatchObject({
    status: 401,
  })
})

test('ADMIN-22 a request is taken back', async () => {
  const site = await startSite()
  const mirka = await site.make.member({ flags: Flag.RequestingNameChange })
  expect(
    await site.call(
      requestNameChange,
      { user_id: mirka.id, value: false },
      await holder(site, 'canRequestNameChange'),
    ),
  ).toEqual({ flags: 0 })
  await expect(
    site.call(changeUsername, { username: 'Mirka2' }, await site.as(mirka)),
  ).rejects.toMatchObject(REFUSED)
  expect(await audited(site)).toEqual([
    {
      action: 'username requested',
      target: `user ${mirka.id}`,
      before: { flags: 32 },
      after: { flags: 0 },
    },
  ])
})

test('E09 a name that was given up is nobody else’s for 90 days, and its owner’s own at any time', async () => {
  const site = await startSite()
  const [mirka, other] = [
    await site.make.member({ username: 'mirka', flags: Flag.RequestingNameChange }),
    await site.make.member({ flags: Flag.RequestingNameChange }),
  ]
  const forcer = await holder(site, 'canForceNameChange')
  await site.call(changeUsername, { username: 'Northwind' }, await site.as(mirka))
  const join = () =>
    site.call(signup, {
      username: 'MIRKA',
      password: 'correct horse',
      email: 'm@example.com',
      country_id: 1,
    })
  await expect(join()).rejects.toMatchObject({ code: 'username_taken' })
  await expect(site.call(checkUsername, { username: 'mirka' })).rejects.toMatchObject({
    code: 'username_taken',
  })
  await expect(
    site.call(forceUsername, { user_id: other.id, username: 'mirka' }, forcer),
  ).rejects.toMatchObject({ code: 'username_taken' })

  expect(await site.call(forceUsername, { user_id: mirka.id, username: 'Mirka' }, forcer)).toEqual({
    username: 'Mirka',
  })
  await expect(site.call(checkUsername, { username: 'northwind' })).rejects.toMatchObject({
    code: 'username_taken',
  })
  site.clock.advance(90 * DAY)
  expect(await site.call(checkUsername, { username: 'northwind' })).toEqual({ available: true })
})

test('E08 of twenty people who are given one name at the same moment one gets it', async () => {
  const site = await startSite()
  const people = await Promise.all(Array.from({ length: 20 }, () => site.make.member()))
  const forcer = await holder(site, 'canForceNameChange')
  const answers = await inWaves(20, (index) =>
    site
      .call(forceUsername, { user_id: people[index]?.id ?? 0, username: 'Northwind' }, forcer)
      .then(
        () => 'given',
        (refusal: { code: string }) => refusal.code,
      ),
  )
  expect(answers.toSorted()).toEqual(['given', ...Array<string>(19).fill('username_taken')])
})

test('ADMIN-23 E10 with canForceEmailChange a member gets another address, which has to be verified; both addresses are told', async () => {
  const site = await startSite()
  const mirka = await site.make.member({
    username: 'mirka',
    email: 'old@example.com',
    flags: Flag.HasVerifiedEmail | Flag.RequiresVerifiedEmail,
  })
  const oldLink = await site.make.link(mirka, 'verify-email')
  const forcer = await holder(site, 'canForceEmailChange')
  expect(
    await site.call(forceEmail, { user_id: mirka.id, email: ' new@example.com ' }, forcer),
  ).toEqual({ email: 'new@example.com' })
  expect(await rowOf(site, mirka)).toMatchObject({
    email: 'new@example.com',
    flags: Flag.RequiresVerifiedEmail,
  })
  await expect(site.call(verifyEmail, oldLink)).rejects.toMatchObject({ code: 'link_expired' })

  const mails = await site.db
    .selectFrom('mail')
    .select(['recipient', 'text'])
    .orderBy('id')
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['old@example.com', 'new@example.com'])
  const [, token = ''] = /verify_email\/\d+\/([\w-]+)/.exec(mails[1]?.text ?? '') ?? []
  await site.call(verifyEmail, { id: mirka.id, token })
  expect((await rowOf(site, mirka)).flags).toBe(Flag.RequiresVerifiedEmail | Flag.HasVerifiedEmail)
  expect(await audited(site)).toEqual([
    {
      action: 'email changed',
      target: `user ${mirka.id}`,
      before: { email: 'old@example.com' },
      after: { email: 'new@example.com' },
    },
  ])
})

test('ADMIN-23 E10 an address that is none or somebody’s is refused, and the same one again changes nothing', async () => {
  const site = await startSite()
  await site.make.member({ email: 'taken@example.com' })
  const mirka = await site.make.member({ email: 'mirka@example.com', flags: Flag.HasVerifiedEmail })
  const forcer = await holder(site, 'canForceEmailChange')
  await expect(
    site.call(forceEmail, { user_id: mirka.id, email: 'nonsense' }, forcer),
  ).rejects.toMatchObject({ code: 'email_invalid' })
  await expect(
    site.call(forceEmail, { user_id: mirka.id, email: 'TAKEN@example.com' }, forcer),
  ).rejects.toMatchObject({ code: 'email_taken' })
  expect(
    await site.call(forceEmail, { user_id: mirka.id, email: 'mirka@example.com' }, forcer),
  ).toEqual({ email: 'mirka@example.com' })
  expect(await rowOf(site, mirka)).toMatchObject({
    email: 'mirka@example.com',
    flags: Flag.HasVerifiedEmail,
  })
  expect(await audited(site)).toEqual([])
})

test('ADMIN-21 ADMIN-22 ADMIN-23 G02 without the bit, of an owner or of somebody who may do more nothing is changed', async () => {
  const site = await startSite()
  const { make } = site
  const [mirka, owner, senior] = [
    await make.member(),
    await make.member({ flags: Flag.Admin, permissions: everyPermission, owner: true }),
    await make.member({ flags: Flag.Moderator, permissions: Permission.canDeleteComments }),
  ]
  const before = [await rowOf(site, mirka), await rowOf(site, owner), await rowOf(site, senior)]
  for (const [permission, act] of [
    [
      'canForceNameChange',
      (user_id: number, as: object) =>
        site.call(forceUsername, { user_id, username: 'Northwind' }, as),
    ],
    [
      'canRequestNameChange',
      (user_id: number, as: object) => site.call(requestNameChange, { user_id, value: true }, as),
    ],
    [
      'canForceEmailChange',
      (user_id: number, as: object) =>
        site.call(forceEmail, { user_id, email: 'n@example.com' }, as),
    ],
  ] as const) {
    await expect(act(mirka.id, {})).rejects.toMatchObject({ status: 401 })
    await expect(act(mirka.id, await site.as(mirka))).rejects.toMatchObject(REFUSED)
    await expect(act(mirka.id, await lacker(site, permission))).rejects.toMatchObject(REFUSED)
    const as = await holder(site, permission)
    await expect(act(owner.id, as)).rejects.toMatchObject({
      status: 403,
      code: 'owner_untouchable',
    })
    await expect(act(senior.id, as)).rejects.toMatchObject(REFUSED)
    await expect(act(99_999, as)).rejects.toMatchObject({ status: 404, code: 'user_not_found' })
  }
  expect([await rowOf(site, mirka), await rowOf(site, owner), await rowOf(site, senior)]).toEqual(
    before,
  )
  expect(await audited(site)).toEqual([])
})

test('E13 whoever was asked for another name changes nothing else before, and reads on', async () => {
  const site = await startSite()
  const news = await site.make.news()
  const mirka = await site.make.member({
    flags: Flag.RequestingNameChange | Flag.Admin,
    permissions: everyPermission,
  })
  const credentials = await site.as(mirka)
  const refused = { status: 403, code: 'name_change_required' }
  await expect(
    site.call(postComment, { id: news.id, article_type: 'news', message: 'hello' }, credentials),
  ).rejects.toMatchObject(refused)
  await expect(site.call(upvoteNews, { id: news.id }, credentials)).rejects.toMatchObject(refused)
  await expect(
    site.call(requestNameChange, { user_id: news.author.id, value: true }, credentials),
  ).rejects.toMatchObject(refused)
  // Limited as sign-ins are, and changes all the same.
  for (const connect of [
    () => site.call(connectProvider, { id: 3, data: 'nothing' }, credentials),
    () => site.call(connectEsportal, { username: 'mirka' }, credentials),
  ])
    await expect(connect()).rejects.toMatchObject(refused)
  expect((await site.call(getAuth, {}, credentials)).flags).toBe(
    Flag.RequestingNameChange | Flag.Admin,
  )

  await site.call(changeUsername, { username: 'Northwind' }, credentials)
  expect(
    (
      await site.call(
        postComment,
        { id: news.id, article_type: 'news', message: 'hello' },
        credentials,
      )
    ).comment.author.username,
  ).toBe('Northwind')
  expect(await site.call(logout, {}, credentials)).toEqual({ success: true })
})

test('E13 every change that a member makes is closed to whoever was asked for another name, but for these', () => {
  const open = endpoints
    .filter(({ rate, beforeRenaming }) => rate !== 'read' && beforeRenaming)
    .map(({ path }) => path)
  expect(open.toSorted()).toEqual([
    '/user/change_username',
    '/user/confirmation/passkey',
    '/user/confirmation/passkey/begin',
    '/user/confirmation/password',
    '/user/logout',
    '/user/password/change',
  ])
})
